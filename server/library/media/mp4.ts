import type { Bytes } from './bytes'
import { boxAt, boxes, topLevel } from './mp4-boxes'

export type Mp4Sample = { readonly seconds: number; readonly duration_seconds: number; readonly at: number; readonly size: number }
export type Mp4TextTrack = {
  readonly id: number
  readonly language: string
  readonly title: string
  readonly is_default: boolean
  readonly samples: readonly Mp4Sample[]
}
/** The contents of an MP4 file besides video and audio. */
export type Mp4 = {
  readonly missing_bytes: number
  readonly is_damaged: boolean
  readonly text_tracks: readonly Mp4TextTrack[]
  /** Of the audio tracks, by their ids. */
  readonly languages: ReadonlyMap<number, string>
  readonly chapters: readonly { readonly start_seconds: number; readonly title: string }[]
  readonly dolby_vision: Buffer | undefined
  readonly has_mastering: boolean
  /** What `mp4v` means for the video; null if the file does not say. */
  readonly object_type: number | null
}

const textHandlers = ['sbtl', 'text', 'subt']

/** Subtitle tracks, chapters, Dolby Vision and damage in an MP4 file. Null if it is not one. */
export const readMp4 = (bytes: Bytes): Mp4 | null => {
  const { types, movie, missing_bytes, is_damaged } = topLevel(bytes)
  if (!types.some((type) => ['ftyp', 'moov', 'mdat', 'moof'].includes(type))) return null
  const tracks = boxes(movie ?? Buffer.alloc(0))
    .filter(({ type }) => type === 'trak')
    .map(({ data }) => readTrack(data))
  const chapterIds = new Set(tracks.flatMap(({ chapter_ids }) => chapter_ids))
  const isText = ({ id, handler, format }: Track) => !chapterIds.has(id) && textHandlers.includes(handler) && format === 'tx3g'
  const video = tracks.find(({ handler }) => handler === 'vide')
  return {
    missing_bytes,
    is_damaged,
    languages: new Map(tracks.flatMap(({ id, handler, language }) => (handler === 'soun' ? [[id, language] as const] : []))),
    text_tracks: tracks
      .filter(isText)
      .map(({ id, language, title, is_default, box }) => ({ id, language, title, is_default, samples: samplesOf(box) })),
    chapters: tracks
      .filter(({ id }) => chapterIds.has(id))
      .slice(0, 1)
      .flatMap(({ box }) => samplesOf(box).map((sample) => ({ start_seconds: sample.seconds, title: textOf(bytes, sample) }))),
    dolby_vision: inDescription(video, ['dvcC', 'dvvC']),
    has_mastering: inDescription(video, ['mdcv', 'clli']) !== undefined,
    object_type: objectTypeIn(inDescription(video, ['esds'])),
  }
}

/** The text of a sample: its length, then the text, then styles, which are ignored. */
export const textOf = (bytes: Bytes, { at, size }: Mp4Sample): string => {
  const data = size < 65_536 ? bytes.read(at, size) : Buffer.alloc(0)
  return data.length < 2 ? '' : data.toString('utf8', 2, 2 + data.readUInt16BE(0)).toWellFormed()
}

type Track = ReturnType<typeof readTrack>
const readTrack = (box: Buffer) => {
  const header = boxAt(box, 'tkhd') ?? Buffer.alloc(24)
  const media = boxAt(box, 'mdia/mdhd') ?? Buffer.alloc(40)
  const description = boxAt(box, 'mdia/minf/stbl/stsd')
  const chapters = boxAt(box, 'tref/chap') ?? Buffer.alloc(0)
  return {
    box,
    id: at32(header, header[0] ? 20 : 12),
    /** Whether players show it by default. */
    is_default: ((header[3] ?? 0) & 1) === 1,
    language: languageOf(at16(media, media[0] ? 32 : 20)),
    title: boxAt(box, 'udta/name')?.toString('utf8') ?? '',
    handler: boxAt(box, 'mdia/hdlr')?.toString('latin1', 8, 12) ?? '',
    format: description?.toString('latin1', 12, 16) ?? '',
    description,
    chapter_ids: Array.from({ length: Math.floor(chapters.length / 4) }, (_, i) => at32(chapters, i * 4)),
  }
}

const inDescription = (track: Track | undefined, types: readonly string[]): Buffer | undefined => {
  const places = types.map((type) => track?.description?.indexOf(type, 0, 'latin1') ?? -1).filter((place) => place > 0)
  return places[0] === undefined ? undefined : track?.description?.subarray(places[0] + 4)
}

/** Of a box `esds`: version, then a stream (tag 3) with its number and flags, in it the decoder (tag 4), which begins with the type. */
const objectTypeIn = (esds: Buffer | undefined): number | null => {
  if (esds?.[4] !== 3) return null
  const stream = afterLength(esds, 5)
  const decoder = stream + 3
  return esds[stream + 2] === 0 && esds[decoder] === 4 ? (esds[afterLength(esds, decoder + 1)] ?? null) : null
}

/** Lengths take up to four bytes, of which all but the last begin with a one. */
const afterLength = (data: Buffer, at: number): number => {
  let last = at
  while (last < at + 3 && (data[last] ?? 0) >= 0x80) last++
  return last + 1
}

/** Three letters of five bits each. Smaller numbers are old codes of QuickTime. */
const languageOf = (packed: number): string =>
  packed < 0x400 ? (quickTimeLanguages[packed] ?? '') : String.fromCharCode(...[10, 5, 0].map((shift) => ((packed >> shift) & 31) + 96))

/** By their number; an empty one is a dialect or rare. */
const quickTimeLanguages =
  'eng fra deu ita nld swe spa dan por nor heb jpn ara fin ell isl mlt tur hrv zho urd hin tha kor lit pol hun est lav  fao fas rus zho'.split(
    ' ',
  )

const at32 = (data: Buffer | undefined, offset: number): number => (data && offset + 4 <= data.length ? data.readUInt32BE(offset) : 0)
const at16 = (data: Buffer, offset: number): number => (offset + 2 <= data.length ? data.readUInt16BE(offset) : 0)
const at64 = (data: Buffer | undefined, offset: number): number =>
  data && offset + 8 <= data.length ? Number(data.readBigUInt64BE(offset)) : 0

const mostSamples = 100_000

/** Each sample's offset and time, combined from four tables. */
const samplesOf = (track: Buffer): Mp4Sample[] => {
  const table = boxAt(track, 'mdia/minf/stbl')
  const media = boxAt(track, 'mdia/mdhd')
  const scale = (media && at32(media, media[0] ? 20 : 12)) || 1000
  const sizes = boxAt(table, 'stsz')
  const count = Math.min(at32(sizes, 8), mostSamples)
  const durations = durationsOf(boxAt(table, 'stts'), count)
  const samples: Mp4Sample[] = []
  let [ticks, chunk, within] = [0, -1, 0]
  for (const [i, place] of placesOf(table, count).entries()) {
    if (place.chunk !== chunk) [chunk, within] = [place.chunk, 0]
    const size = at32(sizes, 4) || at32(sizes, 12 + 4 * i)
    const duration = durations[i] ?? 0
    samples.push({ seconds: ticks / scale, duration_seconds: duration / scale, at: place.at + within, size })
    within += size
    ticks += duration
  }
  return samples
}

/** The duration of each sample in ticks; stored as runs of equal ones. */
const durationsOf = (times: Buffer | undefined, count: number): number[] => {
  const durations: number[] = []
  for (let run = 0; run < at32(times, 4) && durations.length < count; run++) {
    const length = Math.min(at32(times, 8 + 8 * run), count - durations.length)
    for (let i = 0; i < length; i++) durations.push(at32(times, 12 + 8 * run))
  }
  return durations
}

/** Each sample's chunk, and the chunk's offset. */
const placesOf = (table: Buffer | undefined, count: number): { chunk: number; at: number }[] => {
  const [runs, short, long] = [boxAt(table, 'stsc'), boxAt(table, 'stco'), boxAt(table, 'co64')]
  const chunks = Math.min(at32(short ?? long, 4), mostSamples)
  const placeOf = (chunk: number) => (short ? at32(short, 8 + 4 * chunk) : at64(long, 8 + 8 * chunk))
  const places: { chunk: number; at: number }[] = []
  let run = 0
  for (let chunk = 0; chunk < chunks && places.length < count; chunk++) {
    while (run + 1 < at32(runs, 4) && at32(runs, 8 + 12 * (run + 1)) <= chunk + 1) run++
    const inChunk = Math.min(at32(runs, 12 + 12 * run), count - places.length)
    for (let i = 0; i < inChunk; i++) places.push({ chunk, at: placeOf(chunk) })
  }
  return places
}

import type { Bytes } from './bytes'
import { childrenOf, descend, type Element, elementAt, float, text, unsigned } from './ebml'
import { ids } from './matroska-ids'

export type MatroskaTrack = {
  readonly number: number
  readonly type: 'video' | 'audio' | 'subtitle' | 'other'
  readonly codec_id: string
  readonly codec_private: Buffer | undefined
  /** How long a picture is shown, as the file says. */
  readonly default_duration_ns: number | null
  readonly language: string
  readonly title: string
  readonly default: boolean
  readonly forced: boolean
  readonly hearing_impaired: boolean
  readonly audio: { readonly channels: number; readonly sample_rate: number } | null
  /** The Dolby Vision configuration record. */
  readonly dolby_vision: Buffer | undefined
  readonly has_mastering: boolean
  readonly is_3d: boolean
  readonly compression: { readonly algorithm: number; readonly settings: Buffer } | null
  /** Its data is stored neither compressed nor encrypted. */
  readonly is_plain: boolean
}
export type Cue = { readonly seconds: number; readonly track: number; readonly cluster: number; readonly relative: number | null }
export type Matroska = {
  readonly is_webm: boolean
  /** Where the clusters begin, and where the existing part of the file ends. */
  readonly first_cluster: number
  readonly end: number
  /** Bytes that the header declares but the file lacks. */
  readonly missing_bytes: number
  /** Seconds per tick of its clock. */
  readonly tick: number
  readonly duration_seconds: number
  readonly tracks: readonly MatroskaTrack[]
  readonly chapters: readonly { readonly start_seconds: number; readonly title: string }[]
  readonly cues: readonly Cue[]
}

/** No movie's index is larger; a larger one is damage. */
const largestPart = 64_000_000
const parts: readonly number[] = [ids.info, ids.tracks, ids.chapters, ids.cues]

/** The metadata of a Matroska or WebM file. Null if it is neither. */
export const readMatroska = (bytes: Bytes): Matroska | null => {
  const start = bytes.read(0, 1 << 16)
  const header = elementAt(start, 0)
  if (header?.id !== ids.header || header.size === null) return null
  const segment = elementAt(start, header.body + header.size)
  if (segment?.id !== ids.segment) return null
  const claimed = segment.size === null ? bytes.size : segment.body + segment.size
  const end = Math.min(claimed, bytes.size)
  const { found, first_cluster } = gatherParts(bytes, segment.body, end)
  const info = found.get(ids.info)
  const tick = (unsigned(descend(info, ids.timestampScale)) || 1_000_000) / 1e9
  return {
    is_webm: text(descend(start.subarray(header.body, header.body + header.size), ids.docType)) === 'webm',
    first_cluster,
    end,
    missing_bytes: Math.max(0, claimed - bytes.size),
    tick,
    duration_seconds: float(descend(info, ids.duration)) * tick,
    tracks: childrenOf(found.get(ids.tracks), ids.track).map(readTrack),
    chapters: readChapters(found.get(ids.chapters)),
    cues: readCues(found.get(ids.cues), { tick, body: segment.body }),
  }
}

/** Parts are before the first cluster or where the seek head points. */
const gatherParts = (bytes: Bytes, body: number, end: number) => {
  const found = new Map<number, Buffer>()
  const take = (element: Element | null): void => {
    if (element?.size && element.size < largestPart && parts.includes(element.id) && !found.has(element.id))
      found.set(element.id, bytes.read(element.body, element.size))
  }
  const elsewhere: number[] = []
  let at = body
  while (at < end) {
    const element = elementAt(bytes.read(at, 16), 0, at)
    if (!element || element.id === ids.cluster || element.size === null) break
    if (element.id === ids.seekHead && element.size < largestPart)
      for (const seek of childrenOf(bytes.read(element.body, element.size), ids.seek))
        elsewhere.push(body + unsigned(descend(seek, ids.seekPosition)))
    take(element)
    at = element.body + element.size
  }
  for (const place of elsewhere) take(elementAt(bytes.read(place, 16), 0, place))
  return { found, first_cluster: at }
}

const types: Readonly<Record<number, MatroskaTrack['type']>> = { 1: 'video', 2: 'audio', 17: 'subtitle' }
const dolbyVisionTypes = ['dvcC', 'dvvC'].map((name) => Buffer.from(name, 'latin1').readUInt32BE(0))

const readTrack = (track: Buffer): MatroskaTrack => {
  const one = (id: number) => descend(track, id)
  const audio = one(ids.audio)
  const video = one(ids.video)
  const color = descend(video, ids.color)
  const compression = descend(track, ids.encodings, ids.encoding, ids.compression)
  const additions = childrenOf(track, ids.blockAddition)
  const dolbyVision = additions.find((each) => dolbyVisionTypes.includes(unsigned(descend(each, ids.blockAdditionType))))
  return {
    number: unsigned(one(ids.trackNumber)),
    type: types[unsigned(one(ids.trackType))] ?? 'other',
    codec_id: text(one(ids.codecId)),
    codec_private: one(ids.codecPrivate),
    default_duration_ns: unsigned(one(ids.defaultDuration)) || null,
    language: text(one(ids.languageTag)) || text(one(ids.language)) || 'eng',
    title: text(one(ids.name)),
    default: one(ids.flagDefault) === undefined || unsigned(one(ids.flagDefault)) === 1,
    forced: unsigned(one(ids.flagForced)) === 1,
    hearing_impaired: unsigned(one(ids.flagHearingImpaired)) === 1,
    audio: audio
      ? { channels: unsigned(descend(audio, ids.channels)) || 1, sample_rate: float(descend(audio, ids.samplingFrequency)) || 8000 }
      : null,
    dolby_vision: descend(dolbyVision, ids.blockAdditionData),
    has_mastering: descend(color, ids.mastering) !== undefined || descend(color, ids.maxContentLight) !== undefined,
    is_3d: unsigned(descend(video, ids.stereoMode)) > 0,
    compression: compression
      ? {
          algorithm: unsigned(descend(compression, ids.compressionAlgorithm)),
          settings: descend(compression, ids.compressionSettings) ?? Buffer.alloc(0),
        }
      : null,
    is_plain: one(ids.encodings) === undefined,
  }
}

const isOn = (element: Buffer, id: number): boolean => unsigned(descend(element, id)) === 1

/**
 * The edition that players show: the default one, never a hidden one. An ordered edition plays parts of the file in another order, which we do
 * not, so its chapters are taken only if there are no others.
 */
const shownEdition = (chapters: Buffer | undefined): Buffer | undefined => {
  const rankOf = (edition: Buffer) => (isOn(edition, ids.editionOrdered) ? 2 : 0) + (isOn(edition, ids.editionDefault) ? 0 : 1)
  return childrenOf(chapters, ids.edition)
    .filter((edition) => !isOn(edition, ids.editionHidden))
    .toSorted((a, b) => rankOf(a) - rankOf(b))[0]
}

const isShown = (chapter: Buffer): boolean => {
  const enabled = descend(chapter, ids.chapterEnabled)
  return !isOn(chapter, ids.chapterHidden) && (enabled === undefined || unsigned(enabled) === 1)
}

const readChapters = (chapters: Buffer | undefined) =>
  childrenOf(shownEdition(chapters), ids.chapter)
    .filter(isShown)
    .map((chapter) => ({
      start_seconds: unsigned(descend(chapter, ids.chapterStart)) / 1e9,
      title: text(descend(chapter, ids.chapterDisplay, ids.chapterTitle)),
    }))

const readCues = (cues: Buffer | undefined, { tick, body }: { tick: number; body: number }): Cue[] =>
  childrenOf(cues, ids.cuePoint).flatMap((point) => {
    const seconds = unsigned(descend(point, ids.cueTime)) * tick
    return childrenOf(point, ids.cuePositions).map((position) => {
      const relative = descend(position, ids.cueRelative)
      return {
        seconds,
        track: unsigned(descend(position, ids.cueTrack)),
        cluster: body + unsigned(descend(position, ids.cueCluster)),
        relative: relative ? unsigned(relative) : null,
      }
    })
  })

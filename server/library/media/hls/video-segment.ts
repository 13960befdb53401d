import type { EncodedPacket, VideoCodec } from 'mediabunny'
import { picturesBetween } from '../matroska-pictures'
import { type OpenFile, UnreadableFile } from '../open-file'
import { lengthPrefixed } from './bitstream'
import { type Data, fragment } from './fragment'
import { videoInit } from './init-segment'

type Video = NonNullable<OpenFile['video']>

/** Matroska rounds times to a millisecond; a request for a rounded time must still match. */
const rounding = 0.0008
const matroskaScale = 90_000

const videoOf = (file: OpenFile): Video => {
  if (!file.video) throw new UnreadableFile('damaged')
  return file.video
}

const scaleOf = async (file: OpenFile, video: Video): Promise<number> =>
  file.container === 'mp4' ? await video.track.getTimeResolution() : matroskaScale

export const readVideoInit = async (file: OpenFile): Promise<Uint8Array<ArrayBuffer>> => {
  const video = videoOf(file)
  const config = await video.track.getDecoderConfig()
  const packet = await video.sink.getFirstKeyPacket()
  const codec: VideoCodec | null = await video.track.getCodec()
  if (!config || !packet || !codec) throw new UnreadableFile('damaged')
  return videoInit({ codec, config, packet, scale: await scaleOf(file, video) })
}

type Span = { readonly number: number; readonly from: number; readonly to: number; readonly is_last: boolean }

type Picture = { readonly seconds: number; readonly is_key: boolean; readonly data: Data }
type Pictures = {
  readonly pictures: readonly Picture[]
  /** When the next key frame is shown. Null at the end of the movie. */
  readonly stop: number | null
  readonly last_seconds: number
}

/** The pictures from one key frame to another, copied, on a timeline that begins at the first picture. */
export const readVideoSegment = async (file: OpenFile, span: Span): Promise<Uint8Array<ArrayBuffer>> => {
  const video = videoOf(file)
  const scale = await scaleOf(file, video)
  const isAnnexB = await hasStartCodes(video)
  const lying = isAnnexB || span.is_last ? null : lyingPictures(file, video, span)
  const { pictures, stop, last_seconds } = lying ?? (await readPictures(video, { ...span, isAnnexB }))
  const startTicks = Math.round(video.start * scale)
  const shown = pictures.map(({ seconds }) => Math.round(seconds * scale) - startTicks)
  // Packets are in decode order; decode times are the presentation times, sorted.
  const decoded = Float64Array.from(shown).sort()
  const last = decoded.at(-1) ?? 0
  const end =
    stop === null
      ? last + Math.round((last_seconds || 0.04) * scale)
      : within(Math.round(stop * scale) - startTicks, last + 1, last + scale)
  return fragment(
    span.number + 1,
    pictures.map(({ is_key, data }, i) => ({
      decode: decoded[i] ?? 0,
      present: shown[i] ?? 0,
      duration: (decoded[i + 1] ?? end) - (decoded[i] ?? 0),
      is_key: i === 0 || is_key,
      data,
    })),
  )
}

/** Pictures left in the file until they are read into the segment. Null if their positions are unknown. */
const lyingPictures = ({ matroska, bytes }: OpenFile, { track, start }: Video, { from, to }: Span): Pictures | null => {
  const found = matroska && picturesBetween(bytes, matroska, { track: track.id, from: start + from + rounding, to: start + to + rounding })
  const readInto = (at: number) => (memory: Uint8Array) => {
    if (bytes.fill(memory, at) !== memory.length) throw new UnreadableFile('damaged')
  }
  return (
    found && {
      pictures: found.pictures.map(({ at, size, ...picture }) => ({ ...picture, data: { length: size, readInto: readInto(at) } })),
      stop: found.stop,
      last_seconds: 0,
    }
  )
}

const readPictures = async ({ sink, start }: Video, { from, to, is_last, isAnnexB }: Span & { isAnnexB: boolean }): Promise<Pictures> => {
  const first = (await sink.getKeyPacket(start + from + rounding)) ?? (await sink.getFirstKeyPacket())
  if (!first) throw new UnreadableFile('damaged')
  const stop = is_last ? null : await sink.getKeyPacket(start + to + rounding, { metadataOnly: true })
  const packets: EncodedPacket[] = []
  for (let packet: EncodedPacket | null = first; packet && isBefore(packet, stop); packet = await sink.getNextPacket(packet))
    packets.push(packet)
  return {
    pictures: packets.map(({ timestamp, type, data }) => ({
      seconds: timestamp,
      is_key: type === 'key',
      data: isAnnexB ? lengthPrefixed(data) : data,
    })),
    stop: stop?.timestamp ?? null,
    last_seconds: packets.at(-1)?.duration ?? 0,
  }
}

const isBefore = (packet: EncodedPacket, stop: EncodedPacket | null): boolean => !stop || packet.sequenceNumber < stop.sequenceNumber

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const hasStartCodes = async ({ track }: Video): Promise<boolean> => {
  const codec = await track.getCodec()
  return (codec === 'avc' || codec === 'hevc') && !(await track.getDecoderConfig())?.description
}

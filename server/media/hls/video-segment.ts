import type { EncodedPacket, VideoCodec } from 'mediabunny'
import { type OpenFile, UnreadableFile } from '../open-file'
import { lengthPrefixed } from './bitstream'
import { fragment } from './fragment'
import { videoInit } from './init-segment'

type Video = NonNullable<OpenFile['video']>

/** Matroska rounds its times to a millisecond; what is asked for at such a time must still be found. */
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

/** The pictures from one key frame to another, as they are, on a timeline that begins at the first picture. */
export const readVideoSegment = async (file: OpenFile, { number, from, to, is_last }: Span): Promise<Uint8Array<ArrayBuffer>> => {
  const video = videoOf(file)
  const { sink, start } = video
  const scale = await scaleOf(file, video)
  const first = (await sink.getKeyPacket(start + from + rounding)) ?? (await sink.getFirstKeyPacket())
  if (!first) throw new UnreadableFile('damaged')
  const stop = is_last ? null : await sink.getKeyPacket(start + to + rounding, { metadataOnly: true })
  const packets: EncodedPacket[] = []
  for (let packet: EncodedPacket | null = first; packet && isBefore(packet, stop); packet = await sink.getNextPacket(packet))
    packets.push(packet)
  const startTicks = Math.round(start * scale)
  const shown = packets.map((packet) => Math.round(packet.timestamp * scale) - startTicks)
  // Pictures are decoded in the order in which they lie, at the times at which they are shown, in order.
  const decoded = Float64Array.from(shown).sort()
  const last = decoded.at(-1) ?? 0
  const end = stop
    ? within(Math.round(stop.timestamp * scale) - startTicks, last + 1, last + scale)
    : last + Math.round((packets.at(-1)?.duration || 0.04) * scale)
  const isAnnexB = await hasStartCodes(video)
  return fragment(
    number + 1,
    packets.map((packet, i) => ({
      decode: decoded[i] ?? 0,
      present: shown[i] ?? 0,
      duration: (decoded[i + 1] ?? end) - (decoded[i] ?? 0),
      is_key: i === 0 || packet.type === 'key',
      data: isAnnexB ? lengthPrefixed(packet.data) : packet.data,
    })),
  )
}

const isBefore = (packet: EncodedPacket, stop: EncodedPacket | null): boolean => !stop || packet.sequenceNumber < stop.sequenceNumber

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const hasStartCodes = async ({ track }: Video): Promise<boolean> => {
  const codec = await track.getCodec()
  return (codec === 'avc' || codec === 'hevc') && !(await track.getDecoderConfig())?.description
}

import type { EncodedPacket } from 'mediabunny'
import type { OpenFile } from '../open-file'
import { type AudioMode, type AudioTrack, audioTrack } from './audio-track'
import { packedAudio, withoutAdts } from './bitstream'
import { decodeDolby } from './decode-dolby'
import { decodePcm } from './decode-pcm'
import { encodeAac, frameSamples, leadFrames } from './encode-aac'
import { fragment, joined } from './fragment'

export type AudioSpan = {
  readonly track: number
  readonly mode: AudioMode
  readonly number: number
  /** Seconds from the first picture. */
  readonly from: number
  readonly to: number
  readonly is_last: boolean
}

/** A three-second segment of an audio track, copied or as AAC. */
export const readAudioSegment = async (file: OpenFile, span: AudioSpan): Promise<Uint8Array<ArrayBuffer>> => {
  const track = await audioTrack(file, span.track)
  return span.mode === 'copy' ? copied(track, span) : converted(track, span)
}

const copied = async (track: AudioTrack, span: AudioSpan): Promise<Uint8Array<ArrayBuffer>> => {
  const { rate, codec, frame } = track
  const [from, to] = [Math.round(span.from * rate), span.is_last ? Number.POSITIVE_INFINITY : Math.round(span.to * rate)]
  const packets = await packetsBetween(track, { from: span.from - 0.05, to: span.is_last ? null : span.to })
  const kept = packets.map((packet) => ({ packet, sample: track.sampleOf(packet) })).filter(({ sample }) => sample >= from && sample < to)
  if (codec === 'mp3')
    return joined(
      packedAudio(
        (kept[0]?.sample ?? from) / rate,
        kept.map(({ packet }) => packet.data),
      ),
    )
  return fragment(
    span.number + 1,
    kept.map(({ packet, sample }, i) => ({
      decode: sample,
      present: sample,
      duration: (kept[i + 1]?.sample ?? sample + (frame ?? Math.round(packet.duration * rate))) - sample,
      is_key: true,
      data: codec === 'aac' ? withoutAdts(packet.data) : packet.data,
    })),
  )
}

/** A decoder needs a few packets to warm up, and the last packet extends past the end. */
const warmUpSeconds = 0.12
const longestPacket = 0.04
const roundedSeconds = 0.0015

const converted = async (track: AudioTrack, span: AudioSpan): Promise<Uint8Array<ArrayBuffer>> => {
  const { rate, channels, codec, source } = track
  const seconds = (frames: number) => (frames * frameSamples) / rate
  const first = Math.ceil((span.from * rate) / frameSamples)
  const packets = await packetsBetween(track, {
    from: span.from - seconds(leadFrames) - warmUpSeconds,
    to: span.is_last ? null : span.to + seconds(3) + longestPacket,
  })
  const placed = packets.map((packet) => ({ sample: track.sampleOf(packet), data: packet.data }))
  const end = span.is_last ? (placed.at(-1)?.sample ?? 0) + 0.032 * rate : span.to * rate
  const frames = Math.max(1, Math.ceil(end / frameSamples) - first)
  const wanted = { packets: placed, from: (first - leadFrames) * frameSamples, length: (frames + leadFrames + 2) * frameSamples, channels }
  const planes =
    codec === 'ac3' || codec === 'eac3'
      ? await decodeDolby({ codec, ...wanted })
      : codec
        ? decodePcm({ codec, source, tolerance: rate * roundedSeconds, ...wanted })
        : []
  return aacFragment(span.number + 1, first, await encodeAac({ rate, planes, frames }))
}

/** AAC frames; the first is frame `first` of the whole track. */
export const aacFragment = (sequence: number, first: number, frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  fragment(
    sequence,
    frames.map((data, i) => {
      const at = (first + i) * frameSamples
      return { decode: at, present: at, duration: frameSamples, is_key: true, data }
    }),
  )

/** Packets within a time range, in seconds from the first picture; until the end if `to` is null. */
const packetsBetween = async ({ sink, start }: AudioTrack, { from, to }: { from: number; to: number | null }): Promise<EncodedPacket[]> => {
  const packets: EncodedPacket[] = []
  const first = (await sink.getPacket(start + from)) ?? (await sink.getFirstPacket())
  for (let packet = first; packet && (to === null || packet.timestamp < start + to); packet = await sink.getNextPacket(packet))
    packets.push(packet)
  return packets
}

import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type VideoCodec } from 'mediabunny'
import { UnreadableFile } from '../open-file'
import { aacFragment } from './audio-segment'
import { encodeAac, frameSamples, leadFrames } from './encode-aac'
import { fragment, word } from './fragment'
import { videoInit } from './init-segment'

const scale = 90_000

const opened = async (data: Uint8Array<ArrayBuffer>) => {
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new UnreadableFile('damaged')
  return { input, track, sink: new EncodedPacketSink(track) }
}

/** The init segment of a converted video, taken from one of its segments. */
export const convertedInit = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const { input, track, sink } = await opened(data)
  try {
    const [config, packet, codec]: [VideoDecoderConfig | null, Awaited<ReturnType<typeof sink.getFirstPacket>>, VideoCodec | null] = [
      await track.getDecoderConfig(),
      await sink.getFirstPacket(),
      await track.getCodec(),
    ]
    if (!config || !packet || !codec) throw new UnreadableFile('damaged')
    return await videoInit({ codec, config, packet, scale })
  } finally {
    input.dispose()
  }
}

/** A converted part as a segment that begins at `from` seconds. */
export const convertedSegment = async (
  data: Uint8Array<ArrayBuffer>,
  { number, from }: { number: number; from: number },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { input, track, sink } = await opened(data)
  try {
    const sets = parameterSets(await track.getDecoderConfig())
    const packets = []
    for (let packet = await sink.getFirstPacket(); packet; packet = await sink.getNextPacket(packet)) packets.push(packet)
    const times = packets.map((packet) => Math.round((from + packet.timestamp) * scale))
    return fragment(
      number + 1,
      packets.map((packet, i) => ({
        decode: times[i] ?? 0,
        present: times[i] ?? 0,
        duration: (times[i + 1] ?? (times[i] ?? 0) + Math.round((packet.duration || 0.04) * scale)) - (times[i] ?? 0),
        is_key: packet.type === 'key',
        data: i === 0 ? Buffer.concat([sets, packet.data]) : packet.data,
      })),
    )
  } finally {
    input.dispose()
  }
}

/**
 * What decoding needs to know, in the first picture of each segment: hardware and software write it differently, and a movie may go from one
 * to the other after its init segment.
 */
const parameterSets = (config: VideoDecoderConfig | null): Buffer => {
  const { description } = config ?? {}
  if (!description) return Buffer.alloc(0)
  const avcc = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description)
  const [first, next] = setsAt(avcc, 5, 0x1f)
  return Buffer.concat([...first, ...setsAt(avcc, next, 0xff)[0]])
}

/** Length-prefixed units from a counted list in an `avcC`, and where the list ends. */
const setsAt = (avcc: Buffer, start: number, mask: number): [units: Buffer[], end: number] => {
  const units: Buffer[] = []
  let at = start + 1
  for (let left = (avcc[start] ?? 0) & mask; left > 0 && at + 2 <= avcc.length; left--) {
    const end = at + 2 + avcc.readUInt16BE(at)
    units.push(word(end - at - 2), avcc.subarray(at + 2, end))
    at = end
  }
  return [units, at]
}

export type Samples = {
  readonly data: Uint8Array<ArrayBuffer>
  readonly rate: number
  readonly channels: number
  readonly number: number
  readonly first: number
  readonly frames: number
  readonly skipped: number
}

/** Encodes decoded samples as an AAC segment. The first `skipped` samples of the lead are before the movie begins. */
export const encodedSegment = async ({
  data,
  rate,
  channels,
  number,
  first,
  frames,
  skipped,
}: Samples): Promise<Uint8Array<ArrayBuffer>> => {
  const samples = new Float32Array(data.buffer, 0, Math.floor(data.length / 4))
  const length = (frames + leadFrames + 2) * frameSamples
  const planes = Array.from({ length: channels }, (_, channel) => {
    const plane = new Float32Array(length)
    for (let i = skipped; i < length; i++) plane[i] = samples[(i - skipped) * channels + channel] ?? 0
    return plane
  })
  return aacFragment(number + 1, first, await encodeAac({ rate, planes, frames }))
}

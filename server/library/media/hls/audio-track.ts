import { type AudioCodec, EncodedPacket, type EncodedPacketSink, type InputAudioTrack } from 'mediabunny'
import { type OpenFile, UnreadableFile } from '../open-file'
import { frameLength, sampleOf } from './audio-grid'
import { samplesIn } from './decode-pcm'
import { aacDescription } from './encode-aac'
import { audioInit } from './init-segment'

/** How a track's audio gets into its segments. */
export type AudioMode = 'copy' | 'decode'
export type AudioTrack = {
  readonly track: InputAudioTrack
  readonly sink: EncodedPacketSink
  readonly codec: AudioCodec | null
  readonly rate: number
  readonly channels: number
  /** As many as the track has. */
  readonly source: number
  /** The first sample of a packet, counted from the first picture. */
  readonly sampleOf: (packet: EncodedPacket) => number
  readonly frame: number | null
  readonly start: number
}

/** The maximum number of channels that we encode. */
const mostChannels = 6

const known = new WeakMap<OpenFile, Map<number, Promise<AudioTrack>>>()

/** A track and its packet grid, measured once per file. Throws UnreadableFile. */
export const audioTrack = (file: OpenFile, index: number): Promise<AudioTrack> => {
  const ofFile = known.get(file) ?? new Map<number, Promise<AudioTrack>>()
  known.set(file, ofFile)
  const found = ofFile.get(index) ?? measure(file, index)
  ofFile.set(index, found)
  return found
}

const measure = async (file: OpenFile, index: number): Promise<AudioTrack> => {
  const found = file.audio[index]
  const first = await found?.sink.getFirstPacket({ metadataOnly: true })
  if (!found || !first) throw new UnreadableFile('damaged')
  const { track, sink } = found
  const rate = await track.getSampleRate()
  const start = file.video?.start ?? 0
  const [codec, source] = [await track.getCodec(), await track.getNumberOfChannels()]
  const packed = samplesIn(codec, 0, 1) === null ? undefined : await pcmGrid({ track: found.track, sink, first })
  const frame = packed ? packed.frame : frameLength((await distance(sink, first)) * rate)
  const grid = { rate, start, first: packed?.from ?? first.timestamp, frame }
  return {
    track,
    sink,
    codec,
    rate,
    channels: Math.min(mostChannels, source),
    source,
    sampleOf: ({ timestamp }) => sampleOf(timestamp, grid),
    frame,
    start,
  }
}

type Beginning = { readonly track: InputAudioTrack; readonly sink: EncodedPacketSink; readonly first: EncodedPacket }
/** Packets of PCM may have any length. A grid needs that all have the same, but for the first. */
const pcmGrid = async ({ track, sink, first }: Beginning): Promise<{ frame: number | null; from: number }> => {
  const [codec, channels] = [await track.getCodec(), await track.getNumberOfChannels()]
  const lengths = new Set<number>()
  const second = await sink.getNextPacket(first)
  for (let packet = second, seen = 0; packet && seen < measuredPackets; packet = await sink.getNextPacket(packet), seen++)
    lengths.add(samplesIn(codec, packet.data.length, channels) ?? 0)
  const [frame = 0] = lengths
  const isLikeOthers = samplesIn(codec, (await sink.getFirstPacket())?.data.length ?? 0, channels) === frame
  const { timestamp } = isLikeOthers ? first : (second ?? first)
  return { frame: lengths.size === 1 && frame > 0 ? frame : null, from: timestamp }
}

const measuredPackets = 48

/** Average seconds between packets, over a few of them. */
const distance = async (sink: EncodedPacketSink, first: EncodedPacket): Promise<number> => {
  let packet = first
  let count = 0
  while (count < measuredPackets) {
    const next = await sink.getNextPacket(packet, { metadataOnly: true })
    if (!next) break
    packet = next
    count++
  }
  return count === 0 ? 0 : (packet.timestamp - first.timestamp) / count
}

export const readAudioInit = async (file: OpenFile, index: number, mode: AudioMode): Promise<Uint8Array<ArrayBuffer>> => {
  const { track, sink, codec, rate, channels } = await audioTrack(file, index)
  if (mode !== 'copy') return aacInit(channels, rate)
  const config = await track.getDecoderConfig()
  const packet = await sink.getFirstPacket()
  if (!config || !packet || !codec) throw new UnreadableFile('damaged')
  return audioInit({ codec, config, packet, scale: rate })
}

/** The init segment of AAC that we encoded. */
export const aacInit = async (channels: number, rate: number): Promise<Uint8Array<ArrayBuffer>> =>
  audioInit({
    codec: 'aac',
    config: { codec: 'mp4a.40.2', numberOfChannels: channels, sampleRate: rate, description: await aacDescription(channels, rate) },
    packet: new EncodedPacket(new Uint8Array(8), 'key', 0, 0.02),
    scale: rate,
  })

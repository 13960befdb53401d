import { type AudioCodec, EncodedPacket, type EncodedPacketSink, type InputAudioTrack } from 'mediabunny'
import { type OpenFile, UnreadableFile } from '../open-file'
import { frameLength, sampleOf } from './audio-grid'
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
  const frame = frameLength((await distance(sink, first)) * rate)
  const grid = { rate, start, first: first.timestamp, frame }
  return {
    track,
    sink,
    codec: await track.getCodec(),
    rate,
    channels: Math.min(mostChannels, await track.getNumberOfChannels()),
    sampleOf: ({ timestamp }) => sampleOf(timestamp, grid),
    frame,
    start,
  }
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

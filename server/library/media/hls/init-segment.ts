import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny'

type Video = { readonly codec: VideoCodec; readonly config: VideoDecoderConfig; readonly packet: EncodedPacket; readonly scale: number }
type Audio = { readonly codec: AudioCodec; readonly config: AudioDecoderConfig; readonly packet: EncodedPacket; readonly scale: number }

/** The init segment of a video. */
export const videoInit = async ({ codec, config, packet, scale }: Video): Promise<Uint8Array<ArrayBuffer>> => {
  const { output, target } = newOutput()
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source)
  await output.start()
  await source.add(packet.clone({ timestamp: 0 }), { decoderConfig: config })
  await output.finalize()
  return headOf(target, scale)
}

/** The init segment of an audio track. */
export const audioInit = async ({ codec, config, packet, scale }: Audio): Promise<Uint8Array<ArrayBuffer>> => {
  const { output, target } = newOutput()
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  await source.add(packet.clone({ timestamp: 0 }), { decoderConfig: config })
  await output.finalize()
  return headOf(target, scale)
}

const newOutput = () => {
  const target = new BufferTarget()
  return { output: new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target }), target }
}

/** Boxes with times: their offsets from the box name, in the short and long form. */
const timed = [
  { type: 'mvhd', short: 20, long: 28 },
  { type: 'tkhd', short: 24, long: 32 },
  { type: 'mdhd', short: 20, long: 28 },
] as const

/** Where each of them stores its creation and modification times. */
const madeAt = 8

/**
 * Everything before the first fragment, with our own time scale and without the duration of the single packet. Creation times are cleared,
 * so a track's init segment is always the same.
 */
const headOf = ({ buffer }: BufferTarget, scale: number): Uint8Array<ArrayBuffer> => {
  const whole = Buffer.from(buffer ?? new ArrayBuffer(0))
  const head = whole.subarray(0, whole.indexOf('moof', 0, 'latin1') - 4)
  const media = head.indexOf('mdhd', 0, 'latin1')
  head.writeUInt32BE(scale, media + (head[media + 4] ? 24 : 16))
  for (const { type, short, long } of timed) {
    const at = head.indexOf(type, 0, 'latin1')
    const isLong = head[at + 4] === 1
    head.fill(0, at + madeAt, at + madeAt + (isLong ? 16 : 8))
    if (isLong) head.writeBigUInt64BE(0n, at + long)
    else head.writeUInt32BE(0, at + short)
  }
  return new Uint8Array(head)
}

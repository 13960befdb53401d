import { type Encoder, encoder } from './audio-modules'

/** Samples per AAC frame. */
export const frameSamples = 1024
/** Frames to encode and discard before the first kept one, so that its overlap is right. */
export const leadFrames = 4
const bitsPerChannel = 64_000

/** The decoder configuration for our AAC. */
export const aacDescription = async (channels: number, rate: number): Promise<Uint8Array<ArrayBuffer>> => {
  const module = await encoder()
  const open = module._init_encoder(channels, rate, bitsPerChannel * channels)
  const at = module._get_encoder_extradata(open)
  const description = module.HEAPU8.slice(at, at + module._get_encoder_extradata_size(open))
  module._close_encoder(open)
  return description
}

/** Raw audio: one plane per channel, with `leadFrames` frames before the first kept frame and two after the last. */
export type Pcm = { readonly rate: number; readonly planes: readonly Float32Array[]; readonly frames: number }

/** Encodes exactly `frames` AAC frames that join seamlessly with those before and after. */
export const encodeAac = async ({ rate, planes, frames }: Pcm): Promise<Uint8Array[]> => {
  const module = await encoder()
  const channels = planes.length
  const open = module._init_encoder(channels, rate, bitsPerChannel * channels)
  const input = module._get_encode_input_ptr(open, frameSamples * channels * 4)
  const encoded: Uint8Array[] = []
  try {
    for (let frame = 0; frame < frames + leadFrames + 2; frame++) {
      interleave(new Float32Array(module.HEAPU8.buffer, input, frameSamples * channels), planes, frame * frameSamples)
      module._send_frame(open, BigInt(frame * frameSamples))
      encoded.push(...received(module, open))
    }
  } finally {
    module._close_encoder(open)
  }
  // Packet j carries frame j - 1: the encoder begins with a frame of silence.
  return encoded.slice(leadFrames + 1, leadFrames + 1 + frames)
}

function* received(module: Encoder, open: number): Generator<Uint8Array> {
  for (let size = module._receive_packet(open); size > 0; size = module._receive_packet(open)) {
    const at = module._get_encoded_data(open)
    yield module.HEAPU8.slice(at, at + size)
  }
}

const interleave = (into: Float32Array, planes: readonly Float32Array[], from: number): void => {
  planes.forEach((plane, channel) => {
    for (let i = 0; i < frameSamples; i++) into[i * planes.length + channel] = plane[from + i] ?? 0
  })
}

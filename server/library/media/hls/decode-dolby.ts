import { type Decoder, decoder } from './audio-modules'

export type DolbyPacket = { readonly sample: number; readonly data: Uint8Array }
type Wanted = {
  readonly codec: 'ac3' | 'eac3'
  readonly packets: readonly DolbyPacket[]
  /** The first sample, and the number of samples. */
  readonly from: number
  readonly length: number
  readonly channels: number
}

/** Decodes AC-3 or E-AC-3 into one plane per channel. Undecodable packets become silence. */
export const decodeDolby = async ({ codec, packets, from, length, channels }: Wanted): Promise<Float32Array[]> => {
  const module = await decoder()
  const planes = Array.from({ length: channels }, () => new Float32Array(length))
  const open = module._init_decoder(codec === 'ac3' ? 0 : 1)
  try {
    for (const { sample, data } of packets) {
      module.HEAPU8.set(data, module._configure_decode_packet(open, data.length))
      if (module._decode_packet(open, BigInt(sample)) < 0) continue
      for (const [channel, plane] of planes.entries()) place(plane, decoded(module, open, channel), sample - from)
    }
  } finally {
    module._close_decoder(open)
  }
  return planes
}

const decoded = (module: Decoder, open: number, channel: number): Float32Array =>
  channel < module._get_decoded_channels(open)
    ? new Float32Array(module.HEAPU8.buffer, module._get_decoded_plane_ptr(open, channel), module._get_decoded_sample_count(open))
    : new Float32Array(0)

/** Copies samples to their position, clipped to the plane. */
const place = (plane: Float32Array, samples: Float32Array, at: number): void => {
  const inside = samples.subarray(Math.max(0, -at), Math.max(0, plane.length - at))
  if (inside.length > 0) plane.set(inside, Math.max(0, at))
}

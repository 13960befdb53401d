// The packages export only browser builds that start their own workers, so import the inner modules directly.
import encoderModule from '../../../../node_modules/@mediabunny/aac-encoder/dist/modules/build/aac.js'
import decoderModule from '../../../../node_modules/@mediabunny/ac3/dist/modules/build/ac3.js'

type Memory = { readonly HEAPU8: Uint8Array<ArrayBuffer> }
/** Decodes AC-3 and E-AC-3. Numbers are addresses in its memory. */
export type Decoder = Memory & {
  _init_decoder(codec: number): number
  _configure_decode_packet(decoder: number, size: number): number
  _decode_packet(decoder: number, time: bigint): number
  _get_decoded_sample_count(decoder: number): number
  _get_decoded_channels(decoder: number): number
  _get_decoded_plane_ptr(decoder: number, channel: number): number
  _close_decoder(decoder: number): void
}
/** Encodes AAC. */
export type Encoder = Memory & {
  _init_encoder(channels: number, rate: number, bitrate: number): number
  _get_encoder_extradata(encoder: number): number
  _get_encoder_extradata_size(encoder: number): number
  _get_encode_input_ptr(encoder: number, size: number): number
  _send_frame(encoder: number, time: bigint): number
  _receive_packet(encoder: number): number
  _get_encoded_data(encoder: number): number
  _close_encoder(encoder: number): void
}

/** The bundler wraps such a module one level deeper than the loader. */
const creatorOf = <T>(wrapped: unknown): (() => Promise<T>) => {
  if (typeof wrapped === 'function') return wrapped as () => Promise<T>
  if (typeof wrapped === 'object' && wrapped && 'default' in wrapped) return creatorOf<T>(wrapped.default)
  throw new Error('an audio module has an unexpected shape')
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

export const decoder = once(() => creatorOf<Decoder>(decoderModule)())
export const encoder = once(() => creatorOf<Encoder>(encoderModule)())

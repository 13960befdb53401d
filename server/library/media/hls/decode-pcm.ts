import type { AudioCodec } from 'mediabunny'

export type PcmPacket = { readonly sample: number; readonly data: Uint8Array }
type Wanted = {
  readonly codec: AudioCodec
  readonly packets: readonly PcmPacket[]
  /** The first sample, and the number of samples. */
  readonly from: number
  readonly length: number
  /** In samples: a packet that begins so close to the end of the one before continues it, because containers round their times. */
  readonly tolerance: number
  /** Of the track, and of the result, which has at most as many. */
  readonly source: number
  readonly channels: number
}
type Read = (data: DataView, at: number) => number
type Format = { readonly bytes: number; readonly read: Read }

/** Eight bits that stand for fourteen: a sign, an exponent, and a mantissa. */
const ulaw = (value: number): number => {
  const bits = ~value & 0xff
  const size = (((bits & 0x0f) << 3) + 0x84) << ((bits >> 4) & 7)
  return (bits & 0x80 ? 0x84 - size : size - 0x84) / 0x8000
}
const alaw = (value: number): number => {
  const bits = value ^ 0x55
  const exponent = (bits >> 4) & 7
  const mantissa = ((bits & 0x0f) << 4) + 8
  const size = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1)
  return (bits & 0x80 ? size : -size) / 0x8000
}
const s24 = (data: DataView, at: number, isLittle: boolean): number =>
  (data.getInt8(isLittle ? at + 2 : at) * 0x10000 + data.getUint16(isLittle ? at : at + 1, isLittle)) / 0x800000

const formats: Readonly<Record<string, Format>> = {
  'pcm-u8': { bytes: 1, read: (data, at) => (data.getUint8(at) - 128) / 128 },
  'pcm-s8': { bytes: 1, read: (data, at) => data.getInt8(at) / 128 },
  'pcm-s16': { bytes: 2, read: (data, at) => data.getInt16(at, true) / 0x8000 },
  'pcm-s16be': { bytes: 2, read: (data, at) => data.getInt16(at) / 0x8000 },
  'pcm-s24': { bytes: 3, read: (data, at) => s24(data, at, true) },
  'pcm-s24be': { bytes: 3, read: (data, at) => s24(data, at, false) },
  'pcm-s32': { bytes: 4, read: (data, at) => data.getInt32(at, true) / 0x80000000 },
  'pcm-s32be': { bytes: 4, read: (data, at) => data.getInt32(at) / 0x80000000 },
  'pcm-f32': { bytes: 4, read: (data, at) => data.getFloat32(at, true) },
  'pcm-f32be': { bytes: 4, read: (data, at) => data.getFloat32(at) },
  'pcm-f64': { bytes: 8, read: (data, at) => data.getFloat64(at, true) },
  'pcm-f64be': { bytes: 8, read: (data, at) => data.getFloat64(at) },
  ulaw: { bytes: 1, read: (data, at) => ulaw(data.getUint8(at)) },
  alaw: { bytes: 1, read: (data, at) => alaw(data.getUint8(at)) },
}

/** Samples of each channel in so many bytes. Null if it is not PCM. */
export const samplesIn = (codec: AudioCodec | null, bytes: number, channels: number): number | null => {
  const format = formats[codec ?? '']
  return format ? Math.floor(bytes / format.bytes / channels) : null
}

/** What channels beyond the sixth are mixed into: the back ones, a little quieter. */
const back = 4
const mixed = 0.7

/** Unpacks PCM into one plane per channel. */
export const decodePcm = ({ codec, packets, from, length, tolerance, source, channels }: Wanted): Float32Array[] => {
  const planes = Array.from({ length: channels }, () => new Float32Array(length))
  const format = formats[codec]
  if (!format) return planes
  for (const { data, at } of continued(packets, { tolerance, sizeOf: (bytes) => samplesIn(codec, bytes, source) ?? 0 })) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const count = samplesIn(codec, data.length, source) ?? 0
    for (let channel = 0; channel < source; channel++) {
      const isMixed = channel >= channels
      const plane = planes[channel] ?? planes[back + (channel % 2)]
      const share = isMixed ? mixed : 1
      const value = (i: number) => share * clean(format.read(view, (i * source + channel) * format.bytes))
      if (plane) place(plane, { count, at: at - from, isMixed }, value)
    }
  }
  return planes
}

type Continuing = { readonly tolerance: number; readonly sizeOf: (bytes: number) => number }
/** The packets, each where the one before ends, if it begins so close to it. */
function* continued(packets: readonly PcmPacket[], { tolerance, sizeOf }: Continuing): Generator<{ data: Uint8Array; at: number }> {
  let end = Number.NEGATIVE_INFINITY
  for (const { sample, data } of packets) {
    const at = Math.abs(sample - end) <= tolerance ? end : sample
    end = at + sizeOf(data.length)
    yield { data, at }
  }
}

/** Damage may be no number at all, and an encoder never forgets one. */
const clean = (value: number): number => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0)

type Place = { readonly count: number; readonly at: number; readonly isMixed: boolean }
const place = (plane: Float32Array, { count, at, isMixed }: Place, value: (i: number) => number): void => {
  const last = Math.min(count, plane.length - at)
  for (let i = Math.max(0, -at); i < last; i++) plane[at + i] = (isMixed ? (plane[at + i] ?? 0) : 0) + value(i)
}

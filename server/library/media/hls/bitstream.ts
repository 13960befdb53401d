import { word } from './fragment'

/** A transport stream separates NAL units by start codes; MP4 needs length prefixes. */
export const lengthPrefixed = (data: Uint8Array): Uint8Array => {
  const units: { start: number; end: number }[] = []
  for (let i = 0; i + 3 < data.length; i++) {
    if (data[i] !== 0 || data[i + 1] !== 0 || data[i + 2] !== 1) continue
    const last = units.at(-1)
    if (last) last.end = data[i - 1] === 0 ? i - 1 : i
    units.push({ start: i + 3, end: data.length })
    i += 2
  }
  return Buffer.concat(units.flatMap(({ start, end }) => [word(end - start), data.subarray(start, end)]))
}

/** Strips the ADTS header that a transport stream puts before each AAC frame. */
export const withoutAdts = (data: Uint8Array): Uint8Array => {
  const second = data[1] ?? 0
  if (data[0] !== 0xff || (second & 0xf6) !== 0xf0) return data
  return data.subarray(second & 1 ? 7 : 9)
}

const owner = Buffer.from('com.apple.streaming.transportStreamTimestamp\0')

/** Packs MP3 for HLS unchanged, after an ID3 tag with its timestamp. */
export const packedAudio = (seconds: number, frames: readonly Uint8Array[]): Uint8Array[] => {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(Math.round(seconds * 90_000)))
  const size = owner.length + time.length
  return [
    Buffer.from('ID3\x04\0\0', 'latin1'),
    sevenBits(size + 10),
    Buffer.from('PRIV'),
    sevenBits(size),
    Buffer.alloc(2),
    owner,
    time,
    ...frames,
  ]
}

const sevenBits = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 127))

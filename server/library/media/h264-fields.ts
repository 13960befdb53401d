/** Reads the bits of a unit of H.264, without the bytes that keep start codes out of it. Past the end there are zeros. */
const bitsOf = (unit: Uint8Array) => {
  const bytes = unit.filter((byte, i) => !(byte === 3 && unit[i - 1] === 0 && unit[i - 2] === 0))
  let at = 0
  const bit = (): number => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    at++
    return value
  }
  const number = (bits: number): number => Array.from({ length: bits }, bit).reduce((all, each) => all * 2 + each, 0)
  /** An Exp-Golomb code. */
  const code = (): number => {
    let zeros = 0
    while (zeros < 32 && bit() === 0) zeros++
    return 2 ** zeros - 1 + number(zeros)
  }
  return { bit, number, code }
}
type Bits = ReturnType<typeof bitsOf>

const parameterSet = 7
const mostScanned = 100_000

/** How many lines each field has, if pictures of H.264 may be coded as fields; otherwise 0. From the first parameter set in an Annex B packet. */
export const linesOfField = (packet: Uint8Array): number => {
  const data = Buffer.from(packet.buffer, packet.byteOffset, Math.min(packet.length, mostScanned))
  for (let at = data.indexOf('000001', 0, 'hex'); at >= 0; at = data.indexOf('000001', at + 3, 'hex'))
    if (((data[at + 3] ?? 0) & 0x1f) === parameterSet) return fieldLinesIn(bitsOf(data.subarray(at + 4)))
  return 0
}

const withChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])

const fieldLinesIn = (bits: Bits): number => {
  const profile = bits.number(8)
  bits.number(16)
  bits.code()
  if (withChroma.has(profile)) skipChroma(bits)
  bits.code()
  skipOrder(bits)
  bits.code()
  bits.bit()
  bits.code()
  const lines = 16 * (bits.code() + 1)
  return bits.bit() === 0 ? lines : 0
}

const skipChroma = (bits: Bits): void => {
  const chroma = bits.code()
  if (chroma === 3) bits.bit()
  bits.code()
  bits.code()
  bits.bit()
  if (bits.bit() === 0) return
  for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) if (bits.bit() === 1) skipScaling(bits, list < 6 ? 16 : 64)
}

const skipScaling = (bits: Bits, size: number): void => {
  for (let i = 0, last = 8, next = 8; i < size && next !== 0; i++) {
    const code = bits.code()
    next = (last + (code % 2 === 1 ? (code + 1) / 2 : -code / 2) + 256) % 256
    last = next === 0 ? last : next
  }
}

const mostFrames = 255
const skipOrder = (bits: Bits): void => {
  const type = bits.code()
  if (type === 0) bits.code()
  if (type !== 1) return
  bits.bit()
  bits.code()
  bits.code()
  for (let left = Math.min(mostFrames, bits.code()); left > 0; left--) bits.code()
}

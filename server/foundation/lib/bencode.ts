/** A value with the bytes that it was written in. */
export type Span = { readonly value: Bencoded; readonly start: number; readonly end: number }
/** Keys are read as latin-1; of a key that comes twice, the first value counts. */
export type Dictionary = ReadonlyMap<string, Span>
/** A number too odd to read is NaN: the rest of the text may still be of use. */
export type Bencoded = number | Uint8Array | readonly Bencoded[] | Dictionary

type Limits = {
  /** How many keys and values: each takes memory, however short. */
  readonly elements?: number
  readonly depth?: number
}
export type BencodeFault = 'malformed' | 'too_complex'

/**
 * Reads the bencoded value at the start of `bytes`, within limits, and says where it ends. Strings are views of the same bytes. Accepts
 * keys in any order and numbers with leading zeros, because files in the world have them and their hashes are of the bytes as they stand.
 */
export const readBencode = (bytes: Uint8Array, { elements = 200_000, depth = 100 }: Limits = {}): Span | BencodeFault => {
  let left = elements
  let at = 0

  const value = (level: number): Bencoded => {
    left--
    if (left < 0) throw tooComplex
    const first = bytes[at]
    if (first === INTEGER) return integer()
    if (first === LIST) return list(level)
    if (first === DICTIONARY) return dictionary(level)
    return text()
  }

  const integer = (): number => {
    const end = bytes.indexOf(END, at)
    if (end === -1) throw malformed
    const digits = end - at > MOST_DIGITS ? '' : latin1(bytes.subarray(at + 1, end))
    at = end + 1
    return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
  }

  const text = (): Uint8Array => {
    let length = 0
    const start = at
    for (; isDigit(bytes[at]) && at - start < MOST_DIGITS; at++) length = length * 10 + (bytes[at] ?? 0) - ZERO
    if (at === start || bytes[at] !== COLON || length > bytes.length - at - 1) throw malformed
    const from = at + 1
    at = from + length
    return bytes.subarray(from, at)
  }

  const list = (level: number): readonly Bencoded[] => {
    const found: Bencoded[] = []
    descend(level, () => found.push(value(level + 1)))
    return found
  }

  const dictionary = (level: number): Dictionary => {
    const found = new Map<string, Span>()
    descend(level, () => {
      left--
      const key = latin1(text())
      const start = at
      const span = { value: value(level + 1), start, end: at }
      if (!found.has(key)) found.set(key, span)
    })
    return found
  }

  const descend = (level: number, each: () => void): void => {
    if (level >= depth) throw tooComplex
    at++
    while (bytes[at] !== END) {
      if (at >= bytes.length) throw malformed
      each()
    }
    at++
  }

  try {
    return { value: value(0), start: 0, end: at }
  } catch (fault) {
    if (fault === tooComplex) return 'too_complex'
    if (fault === malformed) return 'malformed'
    throw fault
  }
}

const raw = Symbol('raw')
/** Bytes that are bencoded already. */
export type Raw = { readonly [raw]: Uint8Array }
export const rawBencode = (bytes: Uint8Array): Raw => ({ [raw]: bytes })

export type Bencodable = number | string | Uint8Array | readonly Bencodable[] | Raw | { readonly [key: string]: Bencodable | undefined }

/** Writes a value; keys are sorted, and those without a value left out. */
export const writeBencode = (value: Bencodable): Buffer => {
  if (typeof value === 'number') return Buffer.from(`i${Math.trunc(value)}e`)
  if (typeof value === 'string') return writeBencode(Buffer.from(value))
  if (isRaw(value)) return Buffer.from(value[raw])
  if (value instanceof Uint8Array) return Buffer.concat([Buffer.from(`${value.length}:`), value])
  if (Array.isArray(value)) return Buffer.concat([Buffer.from('l'), ...value.map(writeBencode), Buffer.from('e')])
  const entries = Object.entries(value as { readonly [key: string]: Bencodable | undefined }).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = entries.flatMap(([key, each]) => (each === undefined ? [] : [writeBencode(key), writeBencode(each)]))
  return Buffer.concat([Buffer.from('d'), ...parts, Buffer.from('e')])
}

const isRaw = (value: Bencodable): value is Raw => typeof value === 'object' && raw in value

export const isDictionary = (value: Bencoded | undefined): value is Dictionary => value instanceof Map
export const isList = (value: Bencoded | undefined): value is readonly Bencoded[] => Array.isArray(value)
export const isBytes = (value: Bencoded | undefined): value is Uint8Array => value instanceof Uint8Array

const malformed = new Error('malformed')
const tooComplex = new Error('too complex')
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= NINE
const [LIST, DICTIONARY, INTEGER, END, COLON] = [0x6c, 0x64, 0x69, 0x65, 0x3a]
const [ZERO, NINE] = [0x30, 0x39]
const MOST_DIGITS = 40

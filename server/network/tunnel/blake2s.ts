import { createHash } from 'node:crypto'

export type Bytes = Uint8Array<ArrayBuffer>

export const join = (...parts: readonly Uint8Array[]): Bytes => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

export const hash = (...parts: readonly Uint8Array[]): Bytes => {
  const hashing = createHash('blake2s256')
  for (const part of parts) hashing.update(part)
  return new Uint8Array(hashing.digest())
}

const blockSize = 64

/** HMAC with this hash, which node:crypto does not offer. */
export const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Bytes => {
  const inner = new Uint8Array(blockSize)
  inner.set(key.length > blockSize ? hash(key) : key)
  const outer = inner.map((byte) => byte ^ 0x5c)
  for (let i = 0; i < blockSize; i++) inner[i]! ^= 0x36
  const made = hash(outer, hash(inner, ...parts))
  inner.fill(0)
  outer.fill(0)
  return made
}

/** Derives the wanted number of keys, the first of which is also the next chaining key. */
export const derive = (count: number, key: Uint8Array, input: Uint8Array): Bytes[] => {
  const secret = hmac(key, input)
  const keys: Bytes[] = []
  for (let i = 1; i <= count; i++) keys.push(hmac(secret, keys.at(-1) ?? new Uint8Array(0), Uint8Array.of(i)))
  secret.fill(0)
  return keys
}

const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
const orders = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const
/** Columns, then diagonals. */
const lanes = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

/** Keyed BLAKE2s (RFC 7693) with any output up to 32 bytes: node:crypto supports neither the key nor the shorter output. */
export const mac = (key: Uint8Array, data: Uint8Array, length = 16): Bytes => {
  const state = Uint32Array.from(start)
  state[0]! ^= 0x01010000 ^ (key.length << 8) ^ length
  const padded = new Uint8Array(blockSize)
  padded.set(key)
  const input = key.length > 0 ? join(padded, data) : data
  const last = Math.max(0, Math.ceil(input.length / blockSize) - 1)
  for (let block = 0; block <= last; block++) {
    const from = block * blockSize
    compress(state, input.subarray(from, from + blockSize), { counted: Math.min(input.length, from + blockSize), isLast: block === last })
  }
  return new Uint8Array(new Uint8Array(state.buffer).slice(0, length))
}

const compress = (state: Uint32Array, block: Uint8Array, { counted, isLast }: { counted: number; isLast: boolean }): void => {
  const whole = new Uint8Array(blockSize)
  whole.set(block)
  const words = new Uint32Array(whole.buffer)
  const work = new Uint32Array(16)
  work.set(state)
  work.set(start, 8)
  work[12]! ^= counted
  if (isLast) work[14]! ^= 0xffffffff
  for (const order of orders) {
    lanes.forEach((lane, i) => {
      mix(work, lane, [words[order[2 * i]!]!, words[order[2 * i + 1]!]!])
    })
  }
  for (let i = 0; i < 8; i++) state[i]! ^= work[i]! ^ work[i + 8]!
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const mix = (work: Uint32Array, [a, b, c, d]: readonly [number, number, number, number], [x, y]: readonly [number, number]): void => {
  work[a] = work[a]! + work[b]! + x
  work[d] = turn(work[d]! ^ work[a]!, 16)
  work[c] = work[c]! + work[d]!
  work[b] = turn(work[b]! ^ work[c]!, 12)
  work[a] = work[a]! + work[b]! + y
  work[d] = turn(work[d]! ^ work[a]!, 8)
  work[c] = work[c]! + work[d]!
  work[b] = turn(work[b]! ^ work[c]!, 7)
}

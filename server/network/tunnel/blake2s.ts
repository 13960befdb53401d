import { blake2s } from '@noble/hashes/blake2.js'
import { hkdf } from '@noble/hashes/hkdf.js'

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

const hashSize = 32

export const hash = (...parts: readonly Uint8Array[]): Bytes => blake2s(join(...parts))

/** Derives the wanted number of keys, the first of which is also the next chaining key. */
export const derive = (count: number, key: Uint8Array, input: Uint8Array): Bytes[] => {
  const keys = hkdf(blake2s, input, key, undefined, count * hashSize)
  const apart = Array.from({ length: count }, (_, i) => keys.slice(i * hashSize, (i + 1) * hashSize))
  keys.fill(0)
  return apart
}

/** Keyed BLAKE2s with any output up to 32 bytes, which is not an HMAC. */
export const mac = (key: Uint8Array, data: Uint8Array, length = 16): Bytes => blake2s(data, { key, dkLen: length })

import type { Bytes } from './bytes'

/** From one byte of a file to another, the last not included. */
export type ByteRange = readonly [from: number, to: number]
/** A file that is still coming: how large it will be, and which bytes arrived and were checked. */
export type Growing = { readonly size_bytes: number; readonly verified: readonly ByteRange[] }
export type Gate = Bytes & {
  /** What was asked for and is not there yet. Readers take such a refusal for damage, so it has to be asked for beside what they say. */
  readonly missing: () => ByteRange | null
}

/** Lets nobody read a byte that was not checked. */
export const gate = (bytes: Bytes, { size_bytes: size, verified }: Growing): Gate => {
  let missing: ByteRange | null = null
  const pass = (at: number, length: number): void => {
    const gap = gapIn(verified, [at, Math.min(at + length, size)])
    if (!gap) return
    missing ??= gap
    throw new Error(`the bytes from ${gap[0]} to ${gap[1]} are not there yet`)
  }
  return {
    size,
    read(at, length) {
      pass(at, length)
      return bytes.read(at, length)
    },
    fill(memory, at) {
      pass(at, memory.length)
      return bytes.fill(memory, at)
    },
    missing: () => missing,
    close: bytes.close,
  }
}

/** The part of a range that begins with its first byte that was not checked; null if it is all there. */
export const gapIn = (verified: readonly ByteRange[], [from, to]: ByteRange): ByteRange | null => {
  let at = from
  for (const [start, end] of verified) if (start <= at && at < end) at = end
  return at < to ? [at, to] : null
}

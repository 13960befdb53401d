import type { Bytes } from './bytes'

/** A byte range; the end is exclusive. */
export type ByteRange = readonly [from: number, to: number]
/** A file still being downloaded: its final size, and the byte ranges downloaded and verified. */
export type Growing = { readonly size_bytes: number; readonly verified: readonly ByteRange[] }
export type VerifiedBytes = Bytes & {
  /** The requested range that is not there yet. Readers report such a refusal as damage, so check this as well. */
  readonly missing: () => ByteRange | null
}

/** Refuses to read any byte that is not verified. */
export const onlyVerified = (bytes: Bytes, { size_bytes: size, verified }: Growing): VerifiedBytes => {
  let missing: ByteRange | null = null
  const pass = (at: number, length: number): void => {
    const gap = gapIn(verified, [at, Math.min(at + length, size)])
    if (!gap) return
    missing ??= gap
    throw new Error(`bytes ${gap[0]} to ${gap[1]} are not there yet`)
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

/** The range from its first unverified byte on. Null if all of it is verified. */
export const gapIn = (verified: readonly ByteRange[], [from, to]: ByteRange): ByteRange | null => {
  let at = from
  for (const [start, end] of verified) if (start <= at && at < end) at = end
  return at < to ? [at, to] : null
}

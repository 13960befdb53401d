import type { Bytes } from './bytes'

export type Box = { readonly type: string; readonly data: Buffer }
/** A file's top level; `movie` is the box that describes the movie. */
export type TopLevel = {
  readonly types: readonly string[]
  readonly movie: Buffer | null
  readonly missing_bytes: number
  readonly is_damaged: boolean
}

/** No movie's description is larger; a larger one is damage. */
const largestMovieBox = 256_000_000

/** The top-level boxes, reading only their headers. */
export const topLevel = (bytes: Bytes): TopLevel => {
  const types: string[] = []
  let movie: Buffer | null = null
  let at = 0
  while (at + 8 <= bytes.size) {
    const head = headAt(bytes, at)
    if (!head) return { types, movie, missing_bytes: 0, is_damaged: true }
    types.push(head.type)
    if (head.type === 'moov' && at + head.size <= bytes.size && head.size <= largestMovieBox)
      movie = bytes.read(at + head.length, head.size - head.length)
    at += head.size
  }
  return { types, movie, missing_bytes: Math.max(0, at - bytes.size), is_damaged: movie === null }
}

const headAt = (bytes: Bytes, at: number): { type: string; size: number; length: number } | null => {
  const head = bytes.read(at, 16)
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < 16) return null
  const length = short === 1 ? 16 : 8
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? bytes.size - at : short
  return size >= length && /^[\x20-\x7e\xa9]{4}$/.test(type) ? { type, size, length } : null
}

export const boxes = (data: Buffer, from = 0): Box[] => {
  const found: Box[] = []
  for (let at = from; at + 8 <= data.length; ) {
    const size = data.readUInt32BE(at)
    if (size < 8) break
    found.push({ type: data.toString('latin1', at + 4, at + 8), data: data.subarray(at + 8, at + size) })
    at += size
  }
  return found
}

/** Follows a path of types to the first matching box. */
export const boxAt = (data: Buffer | undefined, path: string): Buffer | undefined =>
  path.split('/').reduce<Buffer | undefined>((found, type) => found && boxes(found).find((box) => box.type === type)?.data, data)

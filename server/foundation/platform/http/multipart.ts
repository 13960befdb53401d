import { say } from '#server/foundation/lib/sentence'
import { BadRequest } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'

/** The pieces of a multipart body, in order: each part begins, yields its bytes in chunks, and ends. */
export type Piece = { kind: 'part'; headers: string } | { kind: 'data'; bytes: Buffer } | { kind: 'part_end' } | { kind: 'end' }

const longestHeaders = 16 * 1024
const crlf = Buffer.from('\r\n')
const blankLine = Buffer.from('\r\n\r\n')

/** The boundary in a `Content-Type`. Throws BadRequest. */
export const boundaryOf = (contentType: string): string => {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw new BadRequest(say(sentences, 'multipart_no_boundary'))
  return boundary
}

/** Splits a multipart body, however it is cut into chunks. Buffers at most one chunk. Throws BadRequest. */
export const createSplitter = (boundary: string) => {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let rest: Buffer = crlf
  let where: 'before' | 'data' | 'boundary' | 'headers' | 'after' = 'before'

  const takeData = (pieces: Piece[]): boolean => {
    const at = rest.indexOf(delimiter)
    const length = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at
    if (where === 'data' && length > 0) pieces.push({ kind: 'data', bytes: rest.subarray(0, length) })
    rest = rest.subarray(at < 0 ? length : at + delimiter.length)
    if (at < 0) return false
    if (where === 'data') pieces.push({ kind: 'part_end' })
    where = 'boundary'
    return true
  }

  const takeBoundary = (pieces: Piece[]): boolean => {
    if (rest.length < 2) return false
    const next = rest.toString('latin1', 0, 2)
    if (next !== '--' && next !== '\r\n') throw new BadRequest(say(sentences, 'multipart_malformed'))
    if (next === '--') pieces.push({ kind: 'end' })
    where = next === '--' ? 'after' : 'headers'
    rest = rest.subarray(2)
    return true
  }

  const takeHeaders = (pieces: Piece[]): boolean => {
    const at = rest.indexOf(blankLine)
    if (at > longestHeaders || (at < 0 && rest.length > longestHeaders)) throw new BadRequest(say(sentences, 'multipart_headers_too_long'))
    if (at < 0) return false
    pieces.push({ kind: 'part', headers: rest.toString('utf8', 0, at) })
    rest = rest.subarray(at + blankLine.length)
    where = 'data'
    return true
  }

  const step = (pieces: Piece[]): boolean => {
    switch (where) {
      case 'before':
      case 'data':
        return takeData(pieces)
      case 'boundary':
        return takeBoundary(pieces)
      case 'headers':
        return takeHeaders(pieces)
      case 'after':
        return false
    }
  }

  return {
    push(chunk: Uint8Array): Piece[] {
      rest = where === 'after' ? Buffer.alloc(0) : Buffer.concat([rest, chunk])
      const pieces: Piece[] = []
      while (step(pieces));
      return pieces
    },
    isWhole: (): boolean => where === 'after',
  }
}

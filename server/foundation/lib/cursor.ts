import { timingSafeEqual } from 'node:crypto'

/** The sort key values and the id at which the next page starts. */
export type Position = readonly (string | number | null)[]

/** Thrown for a cursor that we did not sign, or that belongs to another list, filter or sort. */
export class ForeignCursor extends Error {}

/** Digests payloads for one list. What they share is hashed once. */
const digestFor = (key: string, scope: string) => {
  const shared = new Bun.CryptoHasher('sha256', key).update(scope).update('\0')
  return (payload: string) => shared.copy().update(payload).digest().subarray(0, 12)
}

/** Encodes positions where pages of one list start. The signature covers `scope` (endpoint, filters, sort). */
export const cursorEncoder = (key: string, scope: string) => {
  const digest = digestFor(key, scope)
  return (position: Position): string => {
    const payload = JSON.stringify(position)
    return Buffer.concat([digest(payload), Buffer.from(payload)]).toString('base64url')
  }
}

export const decodeCursor = (key: string, scope: string, cursor: string): Position => {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length < 14 || bytes.toString('base64url') !== cursor) throw new ForeignCursor()
  const payload = bytes.subarray(12).toString()
  if (!timingSafeEqual(bytes.subarray(0, 12), digestFor(key, scope)(payload))) throw new ForeignCursor()
  return JSON.parse(payload) as Position
}

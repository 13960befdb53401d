import { createHmac, timingSafeEqual } from 'node:crypto'

/** The sort key values and the id at which the next page starts. */
export type Position = readonly (string | number | null)[]

/** Thrown for a cursor that we did not sign, or that belongs to another list, filter or sort. */
export class ForeignCursor extends Error {}

const digest = (key: string, scope: string, payload: string) =>
  createHmac('sha256', key).update(scope).update('\0').update(payload).digest().subarray(0, 12)

/** Encodes where the next page starts. The signature covers `scope` (endpoint, filters, sort). */
export const encodeCursor = (key: string, scope: string, position: Position): string => {
  const payload = JSON.stringify(position)
  return Buffer.concat([digest(key, scope, payload), Buffer.from(payload)]).toString('base64url')
}

export const decodeCursor = (key: string, scope: string, cursor: string): Position => {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length < 14 || bytes.toString('base64url') !== cursor) throw new ForeignCursor()
  const payload = bytes.subarray(12).toString()
  if (!timingSafeEqual(bytes.subarray(0, 12), digest(key, scope, payload))) throw new ForeignCursor()
  return JSON.parse(payload) as Position
}

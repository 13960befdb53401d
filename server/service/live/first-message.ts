import { Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'

const absent = Type.Null()
const isFirstMessage = fits(
  Type.Object({
    type: Type.Literal('auth'),
    api_key: Type.Optional(Type.Union([Type.String(), absent])),
    since: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), absent])),
  }),
)
export type FirstMessage = { api_key: string | null; since: number | null }

/** Null if it is not a valid first message. */
export const readFirstMessage = (raw: string | Buffer, limitBytes: number): FirstMessage | null => {
  if (typeof raw !== 'string' || Buffer.byteLength(raw) > limitBytes) return null
  const message = parse(raw)
  return isFirstMessage(message) ? { api_key: message.api_key ?? null, since: message.since ?? null } : null
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

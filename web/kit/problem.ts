import type { sentences as indexerSentences } from '#server/acquisition/indexers/sentences'
import type { sentences } from '#server/foundation/platform/sentences'
import type { Said } from '../i18n/catalog'
import { told } from '../i18n/told'

type Facts = Partial<Pick<Said, 'values'>> & {
  reason?: string
  status: number
  code: string
  message: string
  traceId?: string | null
  retryAfterSeconds?: number | null
}

/** A failed request, with everything the UI may want to show about it. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly traceId: string | null
  readonly retryAfterSeconds: number | null
  /** The message in English, as the service sent it; `message` is translated. */
  readonly said: string
  /** The code of the message, more specific than `code`. Null if the service sent none. */
  readonly reason: string | null
  /** The rejected form field, if any. */
  readonly field: string | null
  /** The message without the field name, for use next to the field. */
  readonly bare: string
  /** The placeholders of the message. */
  readonly values: Readonly<Record<string, unknown>>

  constructor(facts: Facts) {
    const { reason: code = null, values } = facts
    super(inWords(facts))
    this.said = facts.message
    this.reason = code
    this.values = values ?? {}
    this.field = typeof values?.field === 'string' ? values.field : null
    this.bare = asSentence(this.message, this.field)
    this.status = facts.status
    this.code = facts.code
    this.traceId = facts.traceId ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/** Puts the name of a rejected field before the error, like the service does. */
const inWords = ({ message, reason, values }: Facts): string => {
  if (reason === undefined || values === undefined) return told(message)
  const field = typeof values.field === 'string' ? `${values.field}: ` : ''
  const text = message.startsWith(field) ? message.slice(field.length) : message
  return field + told({ code: reason, values, text })
}

const asSentence = (message: string, field: string | null): string => {
  const bare = field !== null && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The upstream or the service is temporarily unavailable: nothing is broken and retrying makes sense. */
export const isTransient = (error: unknown) =>
  error instanceof Problem &&
  (error.status === 0 || error.status === 429 || error.status === 502 || error.status === 503 || error.status === 504)

const keyRefusals: ReadonlySet<string | null> = new Set<keyof typeof indexerSentences>([
  'indexer_refuses_key',
  'indexer_refuses_us',
  'indexer_refuses_us_saying',
])
/** The indexer answered but rejects the key: retrying does not help. */
export const isKeyRefused = (error: unknown) => error instanceof Problem && keyRefusals.has(error.reason)

export const isUnreachable = (error: unknown) => error instanceof Problem && error.status === 0

export const isMovieDatabase = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && error.values.party === 'The movie database'

/** The movie database's key is missing or rejected: retrying does not help. */
export const keyTroubleIn = (error: unknown): 'missing' | 'refused' | null => {
  if (!(error instanceof Problem) || !isMovieDatabase(error)) return null
  const reason = error.reason as keyof typeof sentences | null
  return reason === 'metadata_key_needed' ? 'missing' : reason === 'metadata_key_refused' ? 'refused' : null
}

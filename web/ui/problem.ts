import type { sentences as indexerSentences } from '#server/indexers/sentences'
import type { sentences } from '#server/platform/sentences'
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

/** Why a request was not served, with everything a person or a screen may want to know about it. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly traceId: string | null
  readonly retryAfterSeconds: number | null
  /** The message as the service wrote it; `message` is in the language of the person. */
  readonly said: string
  /** The code of the message: what exactly went wrong. Null when the service does not say. */
  readonly reason: string | null
  /** The field of the form that was refused. */
  readonly field: string | null
  /** What the message is made of. */
  readonly values: Readonly<Record<string, unknown>>

  constructor(facts: Facts) {
    const { reason: code = null, values } = facts
    super(inWords(facts))
    this.said = facts.message
    this.reason = code
    this.values = values ?? {}
    this.field = typeof values?.field === 'string' ? values.field : null
    this.status = facts.status
    this.code = facts.code
    this.traceId = facts.traceId ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/** A refused field is named before what is wrong with it, as the service does. */
const inWords = ({ message, reason, values }: Facts): string => {
  if (reason === undefined || values === undefined) return told(message)
  const field = typeof values.field === 'string' ? `${values.field}: ` : ''
  const text = message.startsWith(field) ? message.slice(field.length) : message
  return field + told({ code: reason, values, text })
}

/** The upstream or the service needs a moment: nothing is broken and asking again is right. */
export const isTransient = (error: unknown) =>
  error instanceof Problem &&
  (error.status === 0 || error.status === 429 || error.status === 502 || error.status === 503 || error.status === 504)

const keyRefusals: ReadonlySet<string | null> = new Set<keyof typeof indexerSentences>([
  'indexer_refuses_key',
  'indexer_refuses_us',
  'indexer_refuses_us_saying',
])
/** The indexer was reached and does not accept the key: patience does not help. */
export const isKeyRefused = (error: unknown) => error instanceof Problem && keyRefusals.has(error.reason)

export const isUnreachable = (error: unknown) => error instanceof Problem && error.status === 0

export const isMovieDatabase = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && error.values.party === 'The movie database'

/** The same of one answer: patience does not help there either. */
export const keyTroubleIn = (error: unknown): 'missing' | 'refused' | null => {
  if (!(error instanceof Problem) || !isMovieDatabase(error)) return null
  const reason = error.reason as keyof typeof sentences | null
  return reason === 'metadata_key_needed' ? 'missing' : reason === 'metadata_key_refused' ? 'refused' : null
}

import type { Said } from '../i18n/catalogue'
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

  constructor(facts: Facts) {
    const { reason: code = null, values } = facts
    super(told(code === null || values === undefined ? facts.message : { code, values, text: facts.message }))
    this.said = facts.message
    this.reason = code
    this.field = typeof values?.field === 'string' ? values.field : null
    this.status = facts.status
    this.code = facts.code
    this.traceId = facts.traceId ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/** The upstream or the service needs a moment: nothing is broken and asking again is right. */
export const isTransient = (error: unknown) =>
  error instanceof Problem &&
  (error.status === 0 || error.status === 429 || error.status === 502 || error.status === 503 || error.status === 504)

/** The other side was reached and does not accept the key: patience does not help. */
export const isKeyRefused = (error: unknown) => error instanceof Problem && /refuses (us|our key)/.test(error.said)

export const isUnreachable = (error: unknown) => error instanceof Problem && error.status === 0

export const isMovieDatabase = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && error.said.startsWith('The movie database ')

/** The same of one answer: patience does not help there either. */
export const keyTroubleIn = (error: unknown): 'missing' | 'refused' | null => {
  if (!(error instanceof Problem) || !isMovieDatabase(error)) return null
  if (error.said.includes('has no key yet')) return 'missing'
  return error.said.includes('refuses our key') ? 'refused' : null
}

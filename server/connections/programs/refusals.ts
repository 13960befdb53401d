import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { answerFor } from '#server/foundation/platform/http/errors'
import { sentences } from './sentences'

/** A field of a body that cannot be accepted, in Radarr's form. */
type Problem = { property: string; attempted?: unknown; code?: string }

export class Refused extends Failure {
  readonly problem: Problem
  constructor(sentence: Sentence, problem: Problem) {
    super(sentence)
    this.problem = problem
  }
}

/** Throws Refused unless the value fits. */
export const checked = <T>(value: T, isFit: (value: unknown) => boolean, property = ''): T => {
  if (!isFit(value)) throw new Refused(say(sentences, 'program_body_missing'), { property })
  return value
}

/** Something that Marquee does not offer to other programs; counted. `status`: 404 if even the address is unknown. */
export class NotOffered extends Failure {
  readonly status: 400 | 404
  constructor(sentence: Sentence, status: 400 | 404 = 400) {
    super(sentence)
    this.status = status
  }
}

/** What Radarr has and Marquee does not offer to other programs. */
const refusedParts =
  /^(?:downloadclient|importlist|metadata|autotagging|delayprofile|releaseprofile|config\/(?:host|indexer|downloadclient|importlist)|log|system\/(?:shutdown|restart|backup)|update)(?:\/|$)/

/** Why a path without a route is not answered. */
export const refusalOf = (path: string): NotOffered => {
  if (/^notification(?:\/|$)/.test(path)) return new NotOffered(say(sentences, 'program_notifications'))
  const what = refusedParts.exec(path)?.[0].replace(/\/$/, '')
  return what === undefined
    ? new NotOffered(say(sentences, 'program_path_unknown', { what: path }), 404)
    : new NotOffered(say(sentences, 'program_part_refused', { what }))
}

export type ErrorAnswer = { status: number; body: unknown; headers?: Record<string, string> }

const validation = (errorMessage: string, { property, attempted, code }: Problem): ErrorAnswer => ({
  status: 400,
  body: [
    {
      propertyName: property,
      errorMessage,
      ...(attempted !== undefined && attempted !== null && { attemptedValue: attempted }),
      severity: 'error',
      ...(code !== undefined && { errorCode: code }),
    },
  ],
})

/** An error in the form that programs read. Null for an unexpected one: the caller logs it. */
export const errorAnswer = (error: unknown): ErrorAnswer | null => {
  if (error instanceof Refused) return validation(error.message, error.problem)
  if (error instanceof NotOffered) return { status: error.status, body: { message: error.message, description: error.sentence.code } }
  const found = answerFor(error)
  if (!found) return null
  const { status, code, message, headers, values } = found
  if (status === 409 || status === 422) return validation(message, { property: String(values?.field ?? ''), code })
  // A program that asks for what a provider cannot give now must not take the silence for an empty answer.
  const asUnavailable = status === 429 ? 503 : status
  return { status: asUnavailable, body: { message, description: code }, headers }
}

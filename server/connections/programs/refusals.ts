import { Failure } from '#server/foundation/lib/failure'
import type { Sentence } from '#server/foundation/lib/sentence'
import { answerFor } from '#server/foundation/platform/http/errors'

/** A field of a body that cannot be accepted, in Radarr's form. */
type Problem = { property: string; attempted?: unknown; code?: string }

export class Refused extends Failure {
  readonly problem: Problem
  constructor(sentence: Sentence, problem: Problem) {
    super(sentence)
    this.problem = problem
  }
}

/** Something that Marquee does not offer to other programs; counted. `status`: 404 if even the address is unknown. */
export class NotOffered extends Failure {
  readonly status: 400 | 404
  constructor(sentence: Sentence, status: 400 | 404 = 400) {
    super(sentence)
    this.status = status
  }
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

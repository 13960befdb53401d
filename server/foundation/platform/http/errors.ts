import { Type } from '@sinclair/typebox'
import { say, type Values } from '#server/foundation/lib/sentence'
import { ValuesShape } from '#server/foundation/lib/shapes'
import {
  BadRequest,
  Conflict,
  Forbidden,
  Invalid,
  InvalidCursor,
  InvalidExpand,
  MethodNotAllowed,
  NotFound,
  OutOfSpace,
  PayloadTooLarge,
  RangeNotSatisfiable,
  sentenceOf,
  TooManyTries,
  Unauthorized,
  Unavailable,
  Unknown,
  UnsupportedMediaType,
  UpstreamRateLimited,
  UpstreamUnreachable,
} from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import { fileShortageOf, storageTroubleOf } from '#server/foundation/platform/storage-trouble'

/** Every error code and its status. */
export const errorStatuses = {
  bad_request: 400,
  invalid_cursor: 400,
  invalid_expand: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  service_unavailable: 503,
  insufficient_storage: 507,
} as const
export type ErrorCode = keyof typeof errorStatuses

export const ErrorCode = Type.Unsafe<ErrorCode>({
  $id: 'ErrorCode',
  type: 'string',
  enum: Object.keys(errorStatuses),
  description: `What went wrong, for programs. With their statuses: ${Object.entries(errorStatuses)
    .map(([code, status]) => `\`${code}\` ${status}`)
    .join(', ')}.`,
})

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        code: ErrorCode,
        message: Type.String({ description: 'For people, in English' }),
        values: Type.Optional(ValuesShape),
        details: Type.Optional(
          Type.Object(
            { reason: Type.String({ description: 'What exactly went wrong, for programs: the code of the message' }) },
            { additionalProperties: false, description: 'Details for programs' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'Error', additionalProperties: false, description: 'The shape of every error.' },
)

export type ErrorAnswer = {
  status: number
  code: ErrorCode
  message: string
  headers: Record<string, string>
  reason?: string
  values?: Values
}

const answer = (code: ErrorCode, message: string, headers: Record<string, string> = {}): ErrorAnswer => ({
  status: errorStatuses[code],
  code,
  message,
  headers,
})

type Constructor = abstract new (...args: never[]) => Error
const plain: readonly (readonly [Constructor, ErrorCode])[] = [
  [NotFound, 'not_found'],
  [Unknown, 'not_found'],
  [BadRequest, 'bad_request'],
  [InvalidCursor, 'invalid_cursor'],
  [InvalidExpand, 'invalid_expand'],
  [Forbidden, 'forbidden'],
  [Conflict, 'conflict'],
  [Invalid, 'validation_error'],
  [PayloadTooLarge, 'payload_too_large'],
  [UnsupportedMediaType, 'unsupported_media_type'],
  [OutOfSpace, 'insufficient_storage'],
]

const waiting = (seconds: number | null): Record<string, string> =>
  seconds === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) }

/** The response to an error. Null for an unexpected one: the caller logs it and answers `unforeseen`. */
export const answerFor = (error: unknown): ErrorAnswer | null => {
  const found = statusOf(error)
  const sentence = sentenceOf(error) ?? storageTroubleOf(error)?.sentence ?? fileShortageOf(error)
  if (!found || !sentence) return found
  const field = error instanceof Invalid && error.field !== undefined ? { field: error.field } : {}
  return { ...found, reason: sentence.code, values: { ...sentence.values, ...field } }
}

const statusOf = (error: unknown): ErrorAnswer | null => {
  if (error instanceof Unauthorized) return answer('unauthorized', error.message, { 'www-authenticate': 'Bearer' })
  if (error instanceof MethodNotAllowed) return answer('method_not_allowed', error.message, { allow: error.allowed.join(', ') })
  if (error instanceof TooManyTries) return answer('rate_limited', error.message, waiting(error.retryAfterSeconds))
  if (error instanceof UpstreamRateLimited) return answer('rate_limited', error.message, waiting(error.retryAfterSeconds))
  if (error instanceof RangeNotSatisfiable)
    return answer('range_not_satisfiable', error.message, { 'content-range': `bytes */${error.sizeBytes}` })
  if (error instanceof UpstreamUnreachable || error instanceof Unavailable)
    return answer('service_unavailable', error.message, waiting(error.retryAfterSeconds))
  const known = plain.find(([kind]) => error instanceof kind)
  return known && error instanceof Error ? answer(known[1], error.message) : statusOfSystem(error)
}

const statusOfSystem = (error: unknown): ErrorAnswer | null => {
  const trouble = storageTroubleOf(error)
  if (trouble !== null) return answer(trouble.kind === 'full' ? 'insufficient_storage' : 'service_unavailable', trouble.text)
  const shortage = fileShortageOf(error)
  return shortage && answer('service_unavailable', shortage.text)
}

/** A 500 reveals nothing else. */
const wentWrong = say(sentences, 'unforeseen')
export const unforeseen: ErrorAnswer = {
  ...answer('internal_error', wentWrong.text),
  reason: wentWrong.code,
  values: wentWrong.values,
}

const bodyOf = ({ code, message, reason, values }: ErrorAnswer) => ({
  error: { code, message, ...(reason !== undefined && { values, details: { reason } }) },
})

export const errorResponse = (found: ErrorAnswer): Response =>
  Response.json(bodyOf(found), { status: found.status, headers: { 'cache-control': 'no-store', ...found.headers } })

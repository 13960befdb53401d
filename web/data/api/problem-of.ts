import { Problem } from '../../kit/problem'
import type { ErrorBody } from './types'

/** Converts an error response. */
export const problemOf = (response: Response, body: unknown): Problem => {
  const error = (body as Partial<ErrorBody> | undefined)?.error
  const retryAfter = Number(response.headers.get('retry-after'))
  return new Problem({
    status: response.status,
    code: error?.code ?? 'unknown',
    message: error?.message ?? `${response.status} ${response.statusText}`.trim(),
    ...(error?.details && { reason: error.details.reason, values: error.values ?? {} }),
    traceId: response.headers.get('x-trace-id'),
    retryAfterSeconds: response.headers.has('retry-after') && Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

import { Elysia } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import type { Evaluate } from './evaluate-profile'
import { Evaluation, EvaluationRequest } from './evaluate-schema'

export const evaluateRoutes = (evaluate: Evaluate) =>
  new Elysia({ prefix: '/releases', tags: ['Releases'] }).post('/evaluate', ({ body }) => evaluate(body), {
    body: EvaluationRequest,
    response: { 200: Evaluation, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 415: ErrorBody, 422: ErrorBody },
    detail: {
      operationId: 'evaluateReleases',
      summary: 'Evaluate release names against a profile',
      description:
        'With a changed profile, the answer also lists the movies that would have got another release, from the candidates of the last 30 days.',
    },
  })

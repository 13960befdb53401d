import { Elysia } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import type { Evaluate } from './evaluation'
import { Evaluation, EvaluationRequest } from './evaluation-schema'

export const evaluateRoutes = (evaluate: Evaluate) =>
  new Elysia({ prefix: '/releases', tags: ['Releases'] }).post('/evaluate', ({ body }) => evaluate(body), {
    body: EvaluationRequest,
    response: { 200: Evaluation, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 415: ErrorBody, 422: ErrorBody },
    detail: {
      operationId: 'evaluateReleases',
      summary: 'What a profile thinks of names, and what a change of it would have changed',
      description:
        'Judges names against a profile. With a changed profile it also tells, for the candidates of the last 30 days, which movie would have got another release.',
    },
  })

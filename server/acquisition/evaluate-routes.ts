import { Elysia } from 'elysia'
import { answers } from '#server/platform/http/answers'
import type { Evaluate } from './evaluate-profile'
import { Evaluation, EvaluationRequest } from './evaluate-schema'

export const evaluateRoutes = (evaluate: Evaluate) =>
  new Elysia({ prefix: '/releases', tags: ['Releases'] }).post('/evaluate', ({ body }) => evaluate(body), {
    body: EvaluationRequest,
    response: answers(Evaluation, 400, 404, 415, 422),
    detail: {
      operationId: 'evaluateReleases',
      summary: 'Evaluate release names against a profile',
      description:
        'With a changed profile, the answer also lists the movies that would have got another release, from the candidates of the last 30 days.',
    },
  })

import { Elysia } from 'elysia'
import { QualityProfilePatch } from '#server/catalog/profiles/schema'
import { answers } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import type { Evaluate } from './evaluate-profile'
import { Evaluation, EvaluationRequest, ProfilePreview } from './evaluate-schema'
import type { PreviewProfile } from './preview-profile'

export const evaluateRoutes = (evaluate: Evaluate) =>
  new Elysia({ prefix: '/releases', tags: ['Releases'] }).post('/evaluate', ({ body }) => evaluate(body), {
    body: EvaluationRequest,
    response: answers(Evaluation, 400, 404, 415, 422),
    detail: {
      operationId: 'evaluateReleases',
      summary: 'Evaluate release names against a profile',
      description:
        'With a changed profile, the response also lists the movies that would have got another release, from the candidates of the last 30 days.',
    },
  })

export const previewRoutes = (preview: PreviewProfile) =>
  new Elysia({ prefix: '/quality-profiles', tags: ['Quality'] }).post('/:id/preview', ({ params, body }) => preview(params.id, body), {
    params: byId('quality profile'),
    body: QualityProfilePatch,
    response: answers(ProfilePreview, 400, 404, 415, 422),
    detail: {
      operationId: 'previewQualityProfile',
      summary: 'Preview a change of a quality profile',
      description:
        'Counts the movies that this change would upgrade, by evaluating the releases that the indexers offered in the last 30 days. Nothing is saved or downloaded.',
    },
  })

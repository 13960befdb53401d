import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { Exclusions } from './exclusions'
import { Exclusion, ExclusionPatch, NewExclusion } from './schema'

const written = [400, 415, 422] as const

export const exclusionRoutes = (exclusions: Exclusions) =>
  new Elysia({ prefix: '/exclusions', tags: ['Library'] })
    .get('', ({ query }) => exclusions.list(query), {
      query: PageQuery,
      response: paged(Exclusion),
      detail: { operationId: 'listExclusions', summary: 'List exclusions', description: 'By title.' },
    })
    .post(
      '',
      async ({ body, status, set }) => {
        const exclusion = await exclusions.add(body)
        set.headers.location = `/api/v1/exclusions/${exclusion.id}`
        return status(201, exclusion)
      },
      {
        body: NewExclusion,
        response: created(Exclusion, ...written, 404, 409, 429, 503),
        detail: {
          operationId: 'addExclusion',
          summary: 'Exclude a movie',
          description: 'Lists skip it from now on. Adding the movie by hand removes the exclusion.',
        },
      },
    )
    .get('/:id', ({ params }) => exclusions.get(params.id), {
      params: byId('exclusion'),
      response: answers(Exclusion, 404),
      detail: { operationId: 'getExclusion', summary: 'Get an exclusion' },
    })
    .patch('/:id', ({ params, body }) => exclusions.update(params.id, body), {
      params: byId('exclusion'),
      body: ExclusionPatch,
      response: answers(Exclusion, ...written, 404),
      detail: { operationId: 'updateExclusion', summary: 'Change an exclusion' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        exclusions.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('exclusion'),
        response: noContent(404),
        detail: { operationId: 'removeExclusion', summary: 'Delete an exclusion' },
      },
    )

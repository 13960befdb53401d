import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { Exclusions } from './exclusions'
import { Exclusion, ExclusionPatch, NewExclusion } from './schema'

const locked = { 401: ErrorBody }
const written = { 400: ErrorBody, ...locked, 415: ErrorBody, 422: ErrorBody }

export const exclusionRoutes = (exclusions: Exclusions) =>
  new Elysia({ prefix: '/exclusions', tags: ['Library'] })
    .get('', ({ query }) => exclusions.list(query), {
      query: PageQuery,
      response: { 200: Page(Exclusion), 400: ErrorBody, ...locked, 422: ErrorBody },
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
        response: { 201: Exclusion, ...written, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody },
        detail: {
          operationId: 'addExclusion',
          summary: 'Exclude a movie',
          description: 'Lists skip it from now on. Adding the movie by hand removes the exclusion.',
        },
      },
    )
    .get('/:id', ({ params }) => exclusions.get(params.id), {
      params: byId('exclusion'),
      response: { 200: Exclusion, ...locked, 404: ErrorBody },
      detail: { operationId: 'getExclusion', summary: 'Get an exclusion' },
    })
    .patch('/:id', ({ params, body }) => exclusions.update(params.id, body), {
      params: byId('exclusion'),
      body: ExclusionPatch,
      response: { 200: Exclusion, ...written, 404: ErrorBody },
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
        response: { 204: t.Void(), ...locked, 404: ErrorBody },
        detail: { operationId: 'removeExclusion', summary: 'Delete an exclusion' },
      },
    )

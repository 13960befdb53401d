import { Elysia } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { Collections } from './collections'
import { Collection } from './schema'

export const collectionRoutes = (collections: Collections) =>
  new Elysia({ prefix: '/collections', tags: ['Movies'] })
    .get('', ({ query }) => collections.list(query), {
      query: PageQuery,
      response: { 200: Page(Collection), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'listCollections',
        summary: 'Series of movies',
        description: 'Those of which the library has at least one, by name; their movies from the oldest to the newest.',
      },
    })
    .get('/:id', ({ params }) => collections.get(params.id), {
      params: byId('collection'),
      response: { 200: Collection, 401: ErrorBody, 404: ErrorBody },
      detail: { operationId: 'getCollection', summary: 'One series of movies' },
    })

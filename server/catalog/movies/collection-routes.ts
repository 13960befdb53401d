import { Elysia } from 'elysia'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { Collections } from './collections'
import { Collection } from './schema'

export const collectionRoutes = (collections: Collections) =>
  new Elysia({ prefix: '/collections', tags: ['Movies'] })
    .get('', ({ query }) => collections.list(query), {
      query: PageQuery,
      response: paged(Collection),
      detail: {
        operationId: 'listCollections',
        summary: 'List collections',
        description: 'Collections with at least one movie in the library, by name; their movies by release date.',
      },
    })
    .get('/:id', ({ params }) => collections.get(params.id), {
      params: byId('collection'),
      response: answers(Collection, 404),
      detail: { operationId: 'getCollection', summary: 'Get a collection' },
    })

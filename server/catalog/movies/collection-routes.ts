import { Elysia } from 'elysia'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { CollectionParts } from './collection-parts'
import type { Collections } from './collections'
import { Collection, CollectionAdded, CollectionPatch } from './schema'

export const collectionRoutes = ({ collections, collectionParts }: { collections: Collections; collectionParts: CollectionParts }) =>
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
    .patch('/:id', ({ params, body }) => collections.update(params.id, body), {
      params: byId('collection'),
      body: CollectionPatch,
      response: answers(Collection, 400, 404, 422),
      detail: { operationId: 'updateCollection', summary: 'Change a collection' },
    })
    .post('/:id/add', ({ params }) => collectionParts.addMissing(params.id), {
      params: byId('collection'),
      response: answers(CollectionAdded, 404, 429, 503),
      detail: {
        operationId: 'addCollection',
        summary: 'Add the missing movies of a collection',
        description: 'Adds every missing movie as wanted. Excluded movies are skipped.',
      },
    })

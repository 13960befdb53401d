import { Elysia } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { CollectionParts } from './collection-parts'
import type { Collections } from './collections'
import { Collection, CollectionAdded, CollectionPatch } from './schema'

export const collectionRoutes = ({ collections, collectionParts }: { collections: Collections; collectionParts: CollectionParts }) =>
  new Elysia({ prefix: '/collections', tags: ['Movies'] })
    .get('', ({ query }) => collections.list(query), {
      query: PageQuery,
      response: { 200: Page(Collection), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'listCollections',
        summary: 'List collections',
        description: 'Collections with at least one movie in the library, by name; their movies by release date.',
      },
    })
    .get('/:id', ({ params }) => collections.get(params.id), {
      params: byId('collection'),
      response: { 200: Collection, 401: ErrorBody, 404: ErrorBody },
      detail: { operationId: 'getCollection', summary: 'Get a collection' },
    })
    .patch('/:id', ({ params, body }) => collections.update(params.id, body), {
      params: byId('collection'),
      body: CollectionPatch,
      response: { 200: Collection, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      detail: { operationId: 'updateCollection', summary: 'Change a collection' },
    })
    .post('/:id/add', ({ params }) => collectionParts.addMissing(params.id), {
      params: byId('collection'),
      response: { 200: CollectionAdded, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      detail: {
        operationId: 'addCollection',
        summary: 'Add the missing movies of a collection',
        description: 'Adds every movie that the library lacks as wanted. Excluded movies are skipped.',
      },
    })

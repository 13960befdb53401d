import { Elysia } from 'elysia'
import { CollectionAdded } from '#server/catalog/movies/schema'
import { answers } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'

/** `addMissing` throws NotFound, and what the metadata provider throws. */
export const collectionRoutes = (addMissing: (id: number) => Promise<CollectionAdded>) =>
  new Elysia({ prefix: '/collections', tags: ['Movies'] }).post('/:id/add', ({ params }) => addMissing(params.id), {
    params: byId('collection'),
    response: answers(CollectionAdded, 404, 429, 503),
    detail: {
      operationId: 'addCollection',
      summary: 'Add the missing movies of a collection',
      description: 'Adds every missing movie as wanted, with the profile and the folder of what is followed. Excluded movies are skipped.',
    },
  })

import { Elysia } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { sortQuery } from '#server/foundation/platform/http/page'
import type { ChangeMany } from './bulk'
import type { CountFacets } from './facets'
import type { MovieQuery } from './reading'
import type { RemoveMovies } from './remove'
import { movieFilterQuery } from './routes'
import { BulkDelete, BulkPatch, BulkResult, Facets, movieSorts } from './schema'

type Deps = { facets: CountFacets; changeMany: ChangeMany; removeMany: RemoveMovies }
const written = [400, 415, 422] as const

/** Endpoints for many movies at once. */
export const movieBulkRoutes = ({ facets, changeMany, removeMany }: Deps) =>
  new Elysia({ prefix: '/movies', tags: ['Movies'] })
    .get('/facets', ({ query }) => facets(query as MovieQuery), {
      query: Query({ ...sortQuery(movieSorts), ...movieFilterQuery }),
      response: answers(Facets, 422),
      detail: {
        operationId: 'countMovies',
        summary: 'Count movies by facet',
        description: 'With the filters and sort of the list, and the cursors for any position in it.',
      },
    })
    .patch('', ({ body }) => changeMany(body), {
      body: BulkPatch,
      response: answers(BulkResult, ...written),
      detail: {
        operationId: 'updateMovies',
        summary: 'Change many movies',
        description: 'Changes all of those that exist, or none when a value is invalid.',
      },
    })
    .delete('', async ({ body }) => await removeMany(body), {
      body: BulkDelete,
      response: answers(BulkResult, ...written, 409, 503),
      detail: {
        operationId: 'removeMovies',
        summary: 'Remove many movies',
        description: 'Files stay on disk unless `delete_files` is true; then they go to the recycle bin.',
      },
    })

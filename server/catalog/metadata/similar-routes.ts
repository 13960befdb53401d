import { Elysia } from 'elysia'
import { paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import type { MetadataListing } from '#server/foundation/upstream/metadata/client'
import { Found } from './schema'
import { createShow, type ShowDeps } from './show'

type Deps = ShowDeps & {
  cursors: Cursors
  /** Throws NotFound if the movie is not in the library. */
  similarTo: (movieId: number) => readonly MetadataListing[]
}

export const similarRoutes = ({ cursors, similarTo, ...deps }: Deps) => {
  const show = createShow(deps)
  return new Elysia({ prefix: '/movies', tags: ['Movies'] }).get(
    '/:id/similar',
    ({ params, query }) => pageOfAll(show.listings(similarTo(params.id)), query, { scope: `movies/${params.id}/similar`, cursors }),
    {
      params: byId('movie'),
      query: PageQuery,
      response: paged(Found, 404),
      detail: {
        operationId: 'listSimilarMovies',
        summary: 'List movies like this one',
        description: 'Recommendations of the metadata provider as of the last refresh; some of them may be in the library.',
      },
    },
  )
}

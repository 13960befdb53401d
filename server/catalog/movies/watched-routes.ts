import { Elysia, t } from 'elysia'
import { answers, noContent } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import type { Movies } from './movies'
import { Movie, WatchedOrder } from './schema'

/** Marks movies as watched. */
export const movieWatchedRoutes = (movies: Pick<Movies, 'setWatched'>) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] })
    .post('/watched', ({ params, body }) => movies.setWatched(params.id, true, body ?? {}), {
      params: byId('movie'),
      body: t.Optional(WatchedOrder),
      response: answers(Movie, 400, 404, 415, 422),
      detail: {
        operationId: 'watchMovie',
        summary: 'Mark a movie as watched',
        description: 'A movie that is already watched keeps its date and its plays unless the body says others.',
      },
    })
    .delete(
      '/watched',
      ({ params, status }) => {
        movies.setWatched(params.id, false)
        return status(204, undefined)
      },
      {
        params: byId('movie'),
        response: noContent(404),
        detail: { operationId: 'unwatchMovie', summary: 'Mark a movie as not watched' },
      },
    )

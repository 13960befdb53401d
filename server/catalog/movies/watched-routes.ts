import { Elysia } from 'elysia'
import { answers, noContent } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import type { Movies } from './movies'
import { Movie } from './schema'

/** Marks movies as watched. */
export const movieWatchedRoutes = (movies: Pick<Movies, 'setWatched'>) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] })
    .post('/watched', ({ params }) => movies.setWatched(params.id, true), {
      params: byId('movie'),
      response: answers(Movie, 404),
      detail: { operationId: 'watchMovie', summary: 'Mark a movie as watched' },
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

import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import type { Movies } from './movies'
import { Movie } from './schema'

const locked = { 401: ErrorBody, 404: ErrorBody }

/** Whether a movie was watched. */
export const movieWatchedRoutes = (movies: Pick<Movies, 'setWatched'>) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] })
    .post('/watched', ({ params }) => movies.setWatched(params.id, true), {
      params: byId('movie'),
      response: { 200: Movie, ...locked },
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
        response: { 204: t.Void(), ...locked },
        detail: { operationId: 'unwatchMovie', summary: 'Mark a movie as not watched' },
      },
    )

import { Elysia, t } from 'elysia'
import { HistoryRow, historyExpands, storedTypes } from '#server/history/schema'
import { byId, Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { commaList, expandQuery, parseExpand } from '#server/platform/http/expand'
import { Page, type PageOf, type PageRequest, pageQuery } from '#server/platform/http/page'
import type { Movies } from './movies'
import type { MovieReading } from './reading'
import { Movie } from './schema'

type Asked = PageRequest & { type?: string | undefined; since?: string | undefined; order?: 'asc' | 'desc' | undefined }
type Deps = {
  movies: Pick<Movies, 'setWatched'>
  reading: MovieReading
  /** Looks whether its files are where they should be. */
  rescan: (id: number) => Promise<void>
  history: (asked: Asked & { movie_id: number }) => PageOf<HistoryRow>
  expandHistory: (rows: readonly HistoryRow[], wanted: ReadonlySet<(typeof historyExpands)[number]>) => HistoryRow[]
}
const locked = { 401: ErrorBody, 404: ErrorBody }

/** What is done with one movie, and what happened to it. */
export const movieDeedRoutes = ({ movies, reading, rescan, history, expandHistory }: Deps) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] })
    .post('/watched', ({ params }) => movies.setWatched(params.id, true), {
      params: byId('movie'),
      response: { 200: Movie, ...locked },
      detail: { operationId: 'watchMovie', summary: 'Say that it was seen' },
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
        detail: { operationId: 'unwatchMovie', summary: 'Say that it was not seen' },
      },
    )
    .post(
      '/rescan',
      async ({ params }) => {
        await rescan(reading.row(params.id).id)
        return reading.get(params.id)
      },
      {
        params: byId('movie'),
        response: { 200: Movie, ...locked, 503: ErrorBody },
        detail: {
          operationId: 'rescanMovie',
          summary: 'Look whether its files are still there, and for one that was put there',
          description:
            'A movie without a file gets the one that somebody put into its folder. A movies folder that is not mounted changes nothing (503).',
        },
      },
    )
    .get(
      '/history',
      ({ params, query }) => {
        const wanted = parseExpand(query.expand, historyExpands)
        const page = history({ ...query, movie_id: reading.row(params.id).id })
        return { ...page, results: expandHistory(page.results, wanted) }
      },
      {
        params: byId('movie'),
        query: Query({
          ...pageQuery,
          ...expandQuery(historyExpands),
          type: commaList('event types', storedTypes),
          since: t.Optional(t.String({ format: 'date-time', description: 'Nothing before this moment' })),
          order: t.Optional(t.UnionEnum(['desc', 'asc'], { default: 'desc' })),
        }),
        response: { 200: Page(HistoryRow), 400: ErrorBody, ...locked, 422: ErrorBody },
        detail: { operationId: 'listMovieHistory', summary: 'What happened to a movie', description: 'Newest first.' },
      },
    )

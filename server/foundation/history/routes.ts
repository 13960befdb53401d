import { type AnyElysia, Elysia, t } from 'elysia'
import { paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { commaList, expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { History } from './history'
import { HistoryRow, historyExpands, storedTypes } from './schema'

type Deps = {
  history: History
  /** Throws NotFound. */
  movie: (id: number) => { id: number }
  expand: (rows: readonly HistoryRow[], wanted: ReadonlySet<(typeof historyExpands)[number]>) => HistoryRow[]
}

const paging = { ...pageQuery, ...expandQuery(historyExpands) }
const filters = {
  type: commaList('event types', storedTypes),
  since: t.Optional(t.String({ format: 'date-time', description: 'Nothing before this moment' })),
  order: t.Optional(t.UnionEnum(['desc', 'asc'], { default: 'desc' })),
}

export const historyRoutes = ({ history, movie, expand }: Deps): AnyElysia[] => {
  const page = ({ expand: asked, ...query }: Parameters<History['list']>[0] & { expand?: string | undefined }) => {
    const wanted = parseExpand(asked, historyExpands)
    const found = history.list(query)
    return { ...found, results: expand(found.results, wanted) }
  }
  return [
    new Elysia({ prefix: '/history', tags: ['History'] }).get('', ({ query }) => page(query), {
      query: Query({ ...paging, movie_id: t.Optional(t.Integer({ minimum: 1 })), ...filters }),
      response: paged(HistoryRow),
      detail: {
        operationId: 'listHistory',
        summary: 'History',
        description: 'Newest first. `data` is the event as the WebSocket sent it.',
      },
    }),
    new Elysia({ prefix: '/movies/:id', tags: ['Movies'] }).get(
      '/history',
      ({ params, query }) => page({ ...query, movie_id: movie(params.id).id }),
      {
        params: byId('movie'),
        query: Query({ ...paging, ...filters }),
        response: paged(HistoryRow, 404),
        detail: { operationId: 'listMovieHistory', summary: 'List the history of a movie', description: 'Newest first.' },
      },
    ),
  ]
}

import { Elysia, t } from 'elysia'
import { Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { commaList, expandQuery, parseExpand } from '#server/platform/http/expand'
import { Page, pageQuery } from '#server/platform/http/page'
import type { History } from './history'
import { HistoryRow, historyExpands, storedTypes } from './schema'

type Deps = {
  history: History
  expand: (rows: readonly HistoryRow[], wanted: ReadonlySet<(typeof historyExpands)[number]>) => HistoryRow[]
}

export const historyRoutes = ({ history, expand }: Deps) =>
  new Elysia({ prefix: '/history', tags: ['History'] }).get(
    '',
    ({ query }) => {
      const wanted = parseExpand(query.expand, historyExpands)
      const page = history.list(query)
      return { ...page, results: expand(page.results, wanted) }
    },
    {
      query: Query({
        ...pageQuery,
        ...expandQuery(historyExpands),
        movie_id: t.Optional(t.Integer({ minimum: 1 })),
        type: commaList('event types', storedTypes),
        since: t.Optional(t.String({ format: 'date-time', description: 'Nothing before this moment' })),
        order: t.Optional(t.UnionEnum(['desc', 'asc'], { default: 'desc' })),
      }),
      response: { 200: Page(HistoryRow), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'listHistory',
        summary: 'What happened',
        description: 'Newest first. `data` is the frame as the socket sent it.',
      },
    },
  )

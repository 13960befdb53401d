import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { RecycledList } from './recycled-list'
import { Recycled } from './schema'

export const recycleRoutes = (recycled: RecycledList) =>
  new Elysia({ prefix: '/recycle', tags: ['Library'] })
    .get('', ({ query }) => recycled.list(query), {
      query: PageQuery,
      response: { 200: Page(Recycled), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: { operationId: 'listRecycled', summary: 'List the recycle bin', description: 'The latest first.' },
    })
    .post(
      '/:id/restore',
      async ({ params, status }) => {
        await recycled.restore(params.id)
        return status(204, undefined)
      },
      {
        params: byId('recycled file'),
        response: { 204: t.Void(), 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 503: ErrorBody },
        detail: {
          operationId: 'restoreRecycled',
          summary: 'Restore a file from the recycle bin',
          description: 'To its former path; it belongs to its movie again if that is still in the library.',
        },
      },
    )

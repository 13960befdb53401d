import { Elysia } from 'elysia'
import { noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { RecycledList } from './recycled-list'
import { Recycled } from './schema'

export const recycleRoutes = (recycled: RecycledList) =>
  new Elysia({ prefix: '/recycle', tags: ['Library'] })
    .get('', ({ query }) => recycled.list(query), {
      query: PageQuery,
      response: paged(Recycled),
      detail: { operationId: 'listRecycled', summary: 'List the recycle bin', description: 'Newest first.' },
    })
    .post(
      '/:id/restore',
      async ({ params, status }) => {
        await recycled.restore(params.id)
        return status(204, undefined)
      },
      {
        params: byId('recycled file'),
        response: noContent(404, 409, 503),
        detail: {
          operationId: 'restoreRecycled',
          summary: 'Restore a file from the recycle bin',
          description:
            'To its former path and to its movie. A movie that was removed is added again, without a search, with its rating, plays, tags, and settings.',
        },
      },
    )

import { Elysia } from 'elysia'
import { paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { ConnectedProgram } from './schema'
import type { Seen } from './seen'

export const programRoutes = ({ seen, cursors }: { seen: Seen; cursors: Cursors }) =>
  new Elysia({ prefix: '/programs', tags: ['Connections'] }).get(
    '',
    ({ query }) => pageOfAll(seen.list(), query, { scope: 'programs', cursors }),
    {
      query: PageQuery,
      response: paged(ConnectedProgram),
      detail: {
        operationId: 'listConnectedPrograms',
        summary: 'List connected programs',
        description: "Programs that used Radarr's API of Marquee since the start; latest call first.",
      },
    },
  )

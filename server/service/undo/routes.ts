import { Elysia } from 'elysia'
import { noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { By, Edits } from './edits'
import { Undoable } from './schema'
import type { Undo } from './undo'

type Deps = { list: Edits['list']; undo: Undo['undo']; byOf: (request: Request) => By }

export const undoRoutes = ({ list, undo, byOf }: Deps) =>
  new Elysia({ prefix: '/undo', tags: ['History'] })
    .get('', ({ query, request }) => list(query, byOf(request)), {
      query: PageQuery,
      response: paged(Undoable),
      detail: {
        operationId: 'listUndoable',
        summary: 'What people changed',
        description: 'The changes of the last 7 days by people and connected programs, newest first, and whether each can be undone.',
      },
    })
    .post(
      '/:id',
      async ({ params, request, status }) => {
        await undo(params.id, byOf(request))
        return status(204, undefined)
      },
      {
        params: byId('change'),
        response: noContent(404, 409, 503),
        detail: {
          operationId: 'undoChange',
          summary: 'Undo a change',
          description:
            'Everything is as it was before the change, or nothing changes: a 409 says what is in the way. It is a change itself: undoing it brings the first one back.',
        },
      },
    )

import { Elysia, t } from 'elysia'
import { noContent, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { LogStore } from './logs'
import { ClientLines, LogRow } from './schema'

const moment = (description: string) => t.Optional(t.String({ format: 'date-time', description }))
const word = (description: string, maxLength = 200) => t.Optional(t.String({ minLength: 1, maxLength, description }))

export const logRoutes = (logs: LogStore) =>
  new Elysia({ tags: ['Logs'] })
    .get('/logs', ({ query }) => logs.list(query), {
      query: Query({
        ...pageQuery,
        after: t.Optional(
          t.String({
            maxLength: 2000,
            description: 'Live tail: the lines after this cursor, oldest first. Start with an empty value to get the newest lines.',
          }),
        ),
        level: word('At most this severity, `warn` gives errors and warnings: error, warn, info, debug, trace or 0 to 4', 10),
        subsystem: word('Only this subsystem'),
        target: word('Targets with this prefix'),
        trace_id: word('Lines of one request', 64),
        source: t.Optional(t.UnionEnum(['backend', 'frontend'], { default: undefined })),
        q: word('Text in the message, target or fields'),
        since: moment('Nothing before this moment'),
        until: moment('Nothing from this moment on'),
      }),
      response: paged(LogRow),
      detail: {
        operationId: 'listLogs',
        summary: 'The log',
        description:
          'Newest first. With `after`, the lines since then, oldest first, and always a `next_cursor` for the next request. ' +
          'A page may contain fewer lines than `limit`, even none, while `has_more` is true: rare lines are searched for in steps.',
      },
    })
    .post(
      '/client-logs',
      ({ body, set }) => {
        logs.tell(body)
        set.status = 204
      },
      {
        body: ClientLines,
        response: noContent(400, 413, 415, 422),
        detail: {
          operationId: 'addClientLogs',
          summary: 'Store log lines of a client',
          description: 'At most 100 per request. Stored with `source: frontend` and the time of the service, and redacted like all others.',
        },
      },
    )

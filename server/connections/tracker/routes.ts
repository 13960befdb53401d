import { Elysia, t } from 'elysia'
import { answers, noContent } from '#server/foundation/platform/http/answers'
import type { Run } from '#server/foundation/platform/scheduler'
import { StartedRun } from '#server/service/tasks/schema'
import { Tracker, TrackerCode, TrackerCodeState, TrackerCounts, TrackerSyncRequest } from './schema'

type Deps = {
  show: () => Tracker
  disconnect: () => Promise<void>
  code: () => Promise<TrackerCode>
  poll: () => Promise<{ state: 'pending' | 'connected' | 'expired' | 'denied' }>
  count: () => Promise<TrackerCounts>
  /** Confirms the first sync and starts it. */
  start: (order: { send_imported: boolean }) => Promise<Run>
}

export const trackerRoutes = ({ show, disconnect, code, poll, count, start }: Deps) =>
  new Elysia({ prefix: '/tracker', tags: ['Tracker'] })
    .get('', () => show(), {
      response: answers(Tracker),
      detail: {
        operationId: 'getTracker',
        summary: 'The connection to the tracking service',
        description: 'The account, the last sync, and what is queued.',
      },
    })
    .delete(
      '',
      async ({ status }) => {
        await disconnect()
        return status(204, undefined)
      },
      {
        response: noContent(),
        detail: {
          operationId: 'disconnectTracker',
          summary: 'Disconnect',
          description:
            'Asks the tracker to revoke the connection, and deletes it here even if that fails. Watched movies and ratings stay.',
        },
      },
    )
    .post('/device-code', () => code(), {
      response: answers(TrackerCode, 409, 429, 503),
      detail: {
        operationId: 'beginTrackerConnection',
        summary: 'Start connecting',
        description: 'Returns a code that the person types at the tracker. Then call `POST /tracker/device-poll` until it is connected.',
      },
    })
    .post('/device-poll', () => poll(), {
      response: answers(TrackerCodeState, 429, 503),
      detail: {
        operationId: 'pollTrackerConnection',
        summary: 'Whether the code was typed',
        description: 'Can be called at any rate: the tracker is asked no more often than it allows.',
      },
    })
    .post(
      '/sync',
      async ({ body, status }) =>
        body?.dry_run ? status(200, await count()) : status(202, { run: await start({ send_imported: body?.send_imported ?? false }) }),
      {
        body: t.Optional(TrackerSyncRequest),
        response: { 202: StartedRun, ...answers(TrackerCounts, 409, 422, 429, 503) },
        detail: {
          operationId: 'syncTracker',
          summary: 'Sync now, or count what a sync would change',
          description:
            'With `dry_run`, the response is 200 with counts, and nothing changes. Without it, the task `tracker-sync` starts; the first sync requires this call. Nothing is ever removed, on either side.',
        },
      },
    )

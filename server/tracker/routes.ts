import { Elysia, t } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import type { Run } from '#server/platform/scheduler'
import { StartedRun } from '#server/tasks/schema'
import { Tracker, TrackerCode, TrackerCodeState, TrackerCounts, TrackerSyncRequest } from './schema'

type Deps = {
  show: () => Tracker
  disconnect: () => Promise<void>
  code: () => Promise<TrackerCode>
  poll: () => Promise<{ state: 'pending' | 'connected' | 'expired' | 'denied' }>
  count: () => Promise<TrackerCounts>
  /** Agrees to the sync, and starts it. */
  start: () => Promise<Run>
}
const refused = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody }

export const trackerRoutes = ({ show, disconnect, code, poll, count, start }: Deps) =>
  new Elysia({ prefix: '/tracker', tags: ['Tracker'] })
    .get('', () => show(), {
      response: { 200: Tracker, 401: ErrorBody },
      detail: {
        operationId: 'getTracker',
        summary: 'The connection to the tracking service',
        description: 'Whose account it is, when it was last synced, and what waits to be sent.',
      },
    })
    .delete(
      '',
      async ({ status }) => {
        await disconnect()
        return status(204, undefined)
      },
      {
        response: { 204: t.Void(), 401: ErrorBody },
        detail: {
          operationId: 'disconnectTracker',
          summary: 'Disconnect',
          description:
            'The tracker is asked to revoke the connection; it is forgotten here even when that fails. Watched movies and ratings stay.',
        },
      },
    )
    .post('/device-code', () => code(), {
      response: { 200: TrackerCode, 409: ErrorBody, ...refused },
      detail: {
        operationId: 'beginTrackerConnection',
        summary: 'Begin to connect',
        description: 'Answers a code that the person types at the tracker. Then ask `POST /tracker/device-poll` until it has happened.',
      },
    })
    .post('/device-poll', () => poll(), {
      response: { 200: TrackerCodeState, ...refused },
      detail: {
        operationId: 'pollTrackerConnection',
        summary: 'Whether the code was typed',
        description: 'May be called at any pace: the tracker is asked no more often than it allows.',
      },
    })
    .post('/sync', async ({ body, status }) => (body?.dry_run ? status(200, await count()) : status(202, { run: await start() })), {
      body: t.Optional(TrackerSyncRequest),
      response: { 200: TrackerCounts, 202: StartedRun, 409: ErrorBody, 422: ErrorBody, ...refused },
      detail: {
        operationId: 'syncTracker',
        summary: 'Sync now, or count what a sync would do',
        description:
          'With `dry_run` the answer is 200 with counts, and nothing changes. Without it the task `tracker-sync` starts; the first time this is what the task waits for. Nothing is ever removed, on either side.',
      },
    })

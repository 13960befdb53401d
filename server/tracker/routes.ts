import { Elysia, t } from 'elysia'
import { answers, noContent } from '#server/platform/http/answers'
import type { Run } from '#server/platform/scheduler'
import { StartedRun } from '#server/tasks/schema'
import { Tracker, TrackerCode, TrackerCodeState, TrackerCounts, TrackerSyncRequest } from './schema'

type Deps = {
  show: () => Tracker
  disconnect: () => Promise<void>
  code: () => Promise<TrackerCode>
  poll: () => Promise<{ state: 'pending' | 'connected' | 'expired' | 'denied' }>
  count: () => Promise<TrackerCounts>
  /** Confirms the first sync and starts it. */
  start: () => Promise<Run>
}

export const trackerRoutes = ({ show, disconnect, code, poll, count, start }: Deps) =>
  new Elysia({ prefix: '/tracker', tags: ['Tracker'] })
    .get('', () => show(), {
      response: answers(Tracker),
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
        response: noContent(),
        detail: {
          operationId: 'disconnectTracker',
          summary: 'Disconnect',
          description:
            'The tracker is asked to revoke the connection; it is forgotten here even when that fails. Watched movies and ratings stay.',
        },
      },
    )
    .post('/device-code', () => code(), {
      response: answers(TrackerCode, 409, 429, 503),
      detail: {
        operationId: 'beginTrackerConnection',
        summary: 'Begin to connect',
        description: 'Answers a code that the person types at the tracker. Then ask `POST /tracker/device-poll` until it has happened.',
      },
    })
    .post('/device-poll', () => poll(), {
      response: answers(TrackerCodeState, 429, 503),
      detail: {
        operationId: 'pollTrackerConnection',
        summary: 'Whether the code was typed',
        description: 'May be called at any pace: the tracker is asked no more often than it allows.',
      },
    })
    .post('/sync', async ({ body, status }) => (body?.dry_run ? status(200, await count()) : status(202, { run: await start() })), {
      body: t.Optional(TrackerSyncRequest),
      response: { 202: StartedRun, ...answers(TrackerCounts, 409, 422, 429, 503) },
      detail: {
        operationId: 'syncTracker',
        summary: 'Sync now, or count what a sync would do',
        description:
          'With `dry_run` the answer is 200 with counts, and nothing changes. Without it the task `tracker-sync` starts; the first time this is what the task waits for. Nothing is ever removed, on either side.',
      },
    })

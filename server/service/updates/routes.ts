import { Elysia } from 'elysia'
import { accepted, answers } from '#server/foundation/platform/http/answers'
import { StartedUpdate, Update } from './schema'
import type { Updates } from './updates'

export const updateRoutes = (updates: Pick<Updates, 'show' | 'begin'>) =>
  new Elysia({ prefix: '/update', tags: ['Service'] })
    .get('', () => updates.show(), {
      response: answers(Update),
      detail: {
        operationId: 'getUpdate',
        summary: 'Get the newest version',
        description: 'As of the last `update-check`.',
      },
    })
    .post('/install', ({ status }) => status(202, updates.begin()), {
      response: accepted(StartedUpdate, 403, 409),
      detail: {
        operationId: 'installUpdate',
        summary: 'Install the newest version',
        description:
          'Creates a backup, replaces the program, keeps the previous one, and restarts. Refused if a package manager owns the program.',
      },
    })

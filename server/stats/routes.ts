import { Elysia } from 'elysia'
import { answers } from '#server/platform/http/answers'
import { Stats } from './schema'
import type { CountAll } from './stats'

export const statsRoutes = (stats: CountAll) =>
  new Elysia({ prefix: '/stats', tags: ['System'] }).get('', () => stats(), {
    response: answers(Stats),
    detail: { operationId: 'getStats', summary: 'Get statistics of the library' },
  })

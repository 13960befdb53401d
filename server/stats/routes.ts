import { Elysia } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import { Stats } from './schema'
import type { CountAll } from './stats'

export const statsRoutes = (stats: CountAll) =>
  new Elysia({ prefix: '/stats', tags: ['System'] }).get('', () => stats(), {
    response: { 200: Stats, 401: ErrorBody },
    detail: { operationId: 'getStats', summary: 'Get statistics of the library' },
  })

import { Elysia } from 'elysia'
import { paged } from '#server/foundation/platform/http/answers'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { Health } from './health'
import { HealthEntry } from './schema'

const issues = paged(HealthEntry)

export const healthRoutes = (health: Health, confirmClock: () => Promise<void>) =>
  new Elysia({ prefix: '/health', tags: ['Health'] })
    .get('', ({ query }) => health.list(query), {
      query: PageQuery,
      response: issues,
      detail: {
        operationId: 'listHealth',
        summary: 'Health issues',
        description:
          'Empty when everything works. Errors come before warnings. `health_changed` is sent when an issue appears, changes, or is resolved.',
      },
    })
    .post(
      '/check',
      async ({ query }) => {
        await health.checkNow()
        return health.list(query)
      },
      {
        query: PageQuery,
        response: issues,
        detail: {
          operationId: 'checkHealth',
          summary: 'Run all health checks now',
          description: 'Returns the issues once every check has finished or timed out.',
        },
      },
    )
    .post(
      '/clock/confirm',
      async ({ query }) => {
        await confirmClock()
        return health.list(query)
      },
      {
        query: PageQuery,
        response: issues,
        detail: {
          operationId: 'confirmClock',
          summary: 'Confirm that the clock is correct',
          description: 'Resolves the health issue `clock_in_doubt`. Until then, nothing is deleted because of its age.',
        },
      },
    )

import { Elysia } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { Health } from './health'
import { HealthEntry } from './schema'

const answers = { 200: Page(HealthEntry), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody }

export const healthRoutes = (health: Health, confirmClock: () => Promise<void>) =>
  new Elysia({ prefix: '/health', tags: ['Health'] })
    .get('', ({ query }) => health.list(query), {
      query: PageQuery,
      response: answers,
      detail: {
        operationId: 'listHealth',
        summary: 'Health issues',
        description:
          'Empty when everything works. Errors come before warnings. `health_changed` is sent when an issue appears, changes or ends.',
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
        response: answers,
        detail: {
          operationId: 'checkHealth',
          summary: 'Run all health checks now',
          description: 'Answers with the issues once every check has finished or timed out.',
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
        response: answers,
        detail: {
          operationId: 'confirmClock',
          summary: 'Confirm that the clock is right',
          description: 'Ends the health issue `clock_in_doubt`. Until then nothing is deleted because of its age.',
        },
      },
    )

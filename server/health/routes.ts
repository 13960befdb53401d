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
        summary: 'What needs attention',
        description:
          'Empty when all is well. Errors come before warnings. The event `health_changed` tells when something comes, changes or is over.',
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
          summary: 'Look at everything now',
          description: 'Answers with what was found, once every check has answered or its time is over.',
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
          description: 'Ends the health entry `clock_in_doubt`. Until then nothing is deleted because of its age.',
        },
      },
    )

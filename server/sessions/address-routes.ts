import { Elysia } from 'elysia'
import { answers } from '#server/platform/http/answers'
import { Addresses } from './schema'

/** Whether another device can come in at all can be read, so that nobody has to ask for a code to find out. */
export const addressRoutes = (reachable: () => string[]) =>
  new Elysia().get('/addresses', () => ({ urls: reachable() }), {
    response: answers(Addresses, 403),
    detail: {
      operationId: 'listAddresses',
      summary: 'List addresses for other devices',
      description: 'Where other devices reach the service. Without one, `POST /auth/sessions` with `qr` is a 409.',
    },
  })

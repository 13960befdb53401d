import { Elysia } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { Addresses } from './schema'

/** Shows whether another device can connect at all, without creating a code. */
export const addressRoutes = (reachable: () => string[]) =>
  new Elysia().get('/addresses', () => ({ urls: reachable() }), {
    response: answers(Addresses, 403),
    detail: {
      operationId: 'listAddresses',
      summary: 'List addresses for other devices',
      description: 'Addresses of the service for other devices. Without one, `POST /auth/sessions` with `qr` is a 409.',
    },
  })

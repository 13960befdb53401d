import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import type { Deliveries } from './deliveries'
import { webhookPresets } from './fields'
import { NewWebhook, Webhook, WebhookPatch, WebhookPreset, WebhookTest } from './schema'
import type { Webhooks } from './webhooks'

type Deps = { webhooks: Webhooks; deliveries: Pick<Deliveries, 'test'>; isKey: (request: Request) => boolean; cursors: Cursors }
const one = { params: byId('webhook') }
const written = [400, 409, 413, 415, 422] as const
const presets: WebhookPreset[] = webhookPresets.map((preset) => ({ method: 'POST', refreshes: null, ...preset }))

export const webhookRoutes = ({ webhooks, deliveries, isKey, cursors }: Deps) =>
  new Elysia({ prefix: '/webhooks', tags: ['Webhooks'] })
    .get('', ({ query }) => webhooks.list(query), {
      query: PageQuery,
      response: paged(Webhook),
      detail: { operationId: 'listWebhooks', summary: 'List webhooks' },
    })
    .get('/presets', ({ query }) => pageOfAll(presets, query, { scope: 'webhooks/presets', cursors }), {
      query: PageQuery,
      response: paged(WebhookPreset),
      detail: {
        operationId: 'listWebhookPresets',
        summary: 'List templates for known services',
        description: 'For the body of `POST /webhooks`. The address and the headers are your own.',
      },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const webhook = webhooks.add(body)
        set.headers.location = `/api/v1/webhooks/${webhook.id}`
        return status(201, webhook)
      },
      {
        body: NewWebhook,
        response: created(Webhook, ...written),
        detail: {
          operationId: 'addWebhook',
          summary: 'Add a webhook',
          description: 'The address may be inside your own network. Address and headers are kept secret.',
        },
      },
    )
    .get('/:id', ({ params }) => webhooks.get(params.id), {
      ...one,
      response: answers(Webhook, 404),
      detail: { operationId: 'getWebhook', summary: 'Get a webhook' },
    })
    .patch('/:id', ({ params, body, request }) => webhooks.update(params.id, body, { isKey: isKey(request) }), {
      ...one,
      body: WebhookPatch,
      response: answers(Webhook, ...written, 404),
      detail: {
        operationId: 'updateWebhook',
        summary: 'Change a webhook',
        description: 'A session that changes the address must send the headers again. Disabling it drops queued deliveries.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        webhooks.remove(params.id)
        return status(204, undefined)
      },
      {
        ...one,
        response: noContent(404),
        detail: { operationId: 'removeWebhook', summary: 'Delete a webhook' },
      },
    )
    .post('/:id/test', ({ params }) => deliveries.test(webhooks.row(params.id)), {
      ...one,
      response: answers(WebhookTest, 404),
      detail: {
        operationId: 'testWebhook',
        summary: 'Send a test notification',
        description:
          'Returns whether it was accepted, and why not. A webhook that refreshes a media server asks it instead whether it sees the library folders.',
      },
    })

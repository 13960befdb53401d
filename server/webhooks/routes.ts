import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { Deliveries } from './deliveries'
import { webhookPresets } from './fields'
import { NewWebhook, Webhook, WebhookPatch, WebhookTest } from './schema'
import type { Webhooks } from './webhooks'

type Deps = { webhooks: Webhooks; deliveries: Pick<Deliveries, 'test'>; isKey: (request: Request) => boolean }
const one = { params: byId('webhook') }
const found = { 401: ErrorBody, 404: ErrorBody }
const written = { 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 413: ErrorBody, 415: ErrorBody, 422: ErrorBody }
const examples = webhookPresets.map(({ name, help, url, template }) => `- ${name} (\`${url}\`): \`${template}\` ${help}`).join('\n')

export const webhookRoutes = ({ webhooks, deliveries, isKey }: Deps) =>
  new Elysia({ prefix: '/webhooks', tags: ['Webhooks'] })
    .get('', ({ query }) => webhooks.list(query), {
      query: PageQuery,
      response: { 200: Page(Webhook), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: { operationId: 'listWebhooks', summary: 'List webhooks' },
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
        response: { 201: Webhook, ...written },
        detail: {
          operationId: 'addWebhook',
          summary: 'Add a webhook',
          description: `The address may be inside your own network. Address and headers are kept secret. Templates that others understand:\n\n${examples}`,
        },
      },
    )
    .get('/:id', ({ params }) => webhooks.get(params.id), {
      ...one,
      response: { 200: Webhook, ...found },
      detail: { operationId: 'getWebhook', summary: 'Get a webhook' },
    })
    .patch('/:id', ({ params, body, request }) => webhooks.update(params.id, body, { isKey: isKey(request) }), {
      ...one,
      body: WebhookPatch,
      response: { 200: Webhook, ...found, ...written },
      detail: {
        operationId: 'updateWebhook',
        summary: 'Change a webhook',
        description: 'A session that changes the address must send the headers again. Turning it off drops what was still to be delivered.',
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
        response: { 204: t.Void(), ...found },
        detail: { operationId: 'removeWebhook', summary: 'Delete a webhook' },
      },
    )
    .post('/:id/test', ({ params }) => deliveries.test(webhooks.row(params.id)), {
      ...one,
      response: { 200: WebhookTest, ...found },
      detail: { operationId: 'testWebhook', summary: 'Send a test notification', description: 'Says in words whether it was accepted.' },
    })

import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { createDeliveries } from './deliveries'
import { webhookRoutes } from './routes'
import { createSend } from './send'
import { createWebhooks } from './webhooks'

type Needs = { sessions: { isKey: (request: Request) => boolean } }

/** Notifies other programs about events. */
export const openWebhooks = ({ db, bus, journal, clock, cursors, logs, background }: Ground, { sessions }: Needs) => {
  const webhooks = createWebhooks({ db, journal, clock, cursors })
  const send = createSend({ fetch: createUpstreamFetch({ name: 'webhook', log: logs.for('webhooks', 'send'), clock, retries: 0 }) })
  const deliveries = createDeliveries({ db, clock, log: logs.for('webhooks', 'deliveries'), send })
  bus.subscribe((event) => {
    if (deliveries.enqueue(event)) void background.begin('notifying webhooks', deliveries.deliverDue)
  })
  return { routes: [webhookRoutes({ webhooks, deliveries, isKey: sessions.isKey, cursors })], deliverDue: deliveries.deliverDue }
}

import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { AppEvent } from '#server/events'
import { historyTable } from '#server/foundation/history/table'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { hours, minutes, type Seconds } from '#server/foundation/lib/duration'
import { noError } from '#server/foundation/lib/reason'
import { sharedRun } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import { sampleEvent } from './payload'
import { isFileEvent } from './refresh'
import type { WebhookTest } from './schema'
import type { Outcome, Send } from './send'
import { deliveriesTable, webhooksTable } from './table'
import type { WebhookRow } from './webhooks'

export type Deliveries = ReturnType<typeof createDeliveries>
type Deps = { db: Db; clock: Clock; log: Log; send: Send; mostWaiting?: number }
type Delivery = typeof deliveriesTable.$inferSelect

/** Delays after the first, second, third and fourth failure; the fifth is final. */
const rests: readonly Seconds[] = [minutes(1), minutes(5), minutes(30), hours(2)]
const tries = rests.length + 1
/** A webhook that has been dead for long must not fill the database. */
const usuallyWaiting = 1000
const mostInOneGo = 50

/** Delivers events to webhooks in order, with retries, and never again once accepted. */
export const createDeliveries = ({ db, clock, log, send, mostWaiting = usuallyWaiting }: Deps) => {
  let isAskedAgain = false

  const note = (webhook: WebhookRow, { status, ok, sentence }: Outcome): void => {
    const sent = ok ? { last_sent_at: stamp(clock), ...noError } : { last_error: sentence.text, last_error_reason: sentence }
    db.update(webhooksTable)
      .set({ last_status: status, ...sent })
      .where(eq(webhooksTable.id, webhook.id))
      .run()
  }

  const forget = ({ id }: Delivery): void => {
    db.delete(deliveriesTable).where(eq(deliveriesTable.id, id)).run()
  }

  const postpone = (webhook: WebhookRow, delivery: Delivery, { retryAfter, sentence }: Outcome): void => {
    const attempts = delivery.attempts + 1
    const next_try_at = after(clock, Math.max(rests[attempts - 1] ?? 0, retryAfter))
    if (attempts < tries) db.update(deliveriesTable).set({ attempts, next_try_at }).where(eq(deliveriesTable.id, delivery.id)).run()
    else {
      log.warn('giving up on a webhook delivery', { webhook: webhook.name, seq: delivery.seq, attempts, reason: sentence.text })
      forget(delivery)
    }
  }

  /** False if the webhook does not accept it now; later events then wait as well, to keep the order. */
  const deliver = async (webhook: WebhookRow, delivery: Delivery): Promise<boolean> => {
    const event = db.select({ data: historyTable.data }).from(historyTable).where(eq(historyTable.seq, delivery.seq)).get()?.data
    if (!event) {
      forget(delivery)
      return true
    }
    const outcome = await send(webhook, event)
    note(webhook, outcome)
    if (outcome.ok) forget(delivery)
    else postpone(webhook, delivery, outcome)
    return outcome.ok
  }

  const first = (webhook: WebhookRow): Delivery | undefined =>
    db.select().from(deliveriesTable).where(eq(deliveriesTable.webhook_id, webhook.id)).orderBy(asc(deliveriesTable.seq)).limit(1).get()

  const serve = async (webhook: WebhookRow): Promise<void> => {
    for (let i = 0; i < mostInOneGo; i++) {
      const delivery = first(webhook)
      if (!delivery || delivery.next_try_at > stamp(clock) || !(await deliver(webhook, delivery))) return
    }
    isAskedAgain = true
  }

  const due = (): WebhookRow[] => {
    const waiting = db
      .selectDistinct({ id: deliveriesTable.webhook_id })
      .from(deliveriesTable)
      .where(lte(deliveriesTable.next_try_at, stamp(clock)))
    return db
      .select()
      .from(webhooksTable)
      .where(and(eq(webhooksTable.enabled, true), sql`${webhooksTable.id} IN ${waiting}`))
      .all()
  }

  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false
      await Promise.all(due().map(serve))
    } while (isAskedAgain)
  }

  const runRound = sharedRun(round)
  const deliverDue = (): Promise<void> => {
    isAskedAgain = true
    return runRound()
  }

  const makeRoom = (webhook: WebhookRow): void => {
    const waiting = db.select({ n: count() }).from(deliveriesTable).where(eq(deliveriesTable.webhook_id, webhook.id)).get()?.n ?? 0
    const oldest = waiting >= mostWaiting ? first(webhook) : undefined
    if (oldest) forget(oldest)
  }

  return {
    /** Queues an event for its webhooks. True if there are any. */
    enqueue(event: AppEvent): boolean {
      if (!('seq' in event)) return false
      const listening = db
        .select()
        .from(webhooksTable)
        .where(eq(webhooksTable.enabled, true))
        .all()
        .filter((webhook) => hears(webhook, event))
      const now = stamp(clock)
      for (const webhook of listening) {
        makeRoom(webhook)
        db.insert(deliveriesTable).values({ webhook_id: webhook.id, seq: event.seq, next_try_at: now, created_at: now }).run()
      }
      return listening.length > 0
    },
    /** Delivers what is due; a concurrent call joins the running one. */
    deliverDue,
    /** Sends a sample immediately. Returns the outcome and never throws. */
    async test(webhook: WebhookRow): Promise<WebhookTest> {
      const outcome = await send(webhook, sampleEvent(stamp(clock)))
      note(webhook, outcome)
      const { ok, status, sentence } = outcome
      return { ok, status, code: sentence.code, values: sentence.values, message: sentence.text }
    },
  }
}

const hears = ({ refreshes, events }: WebhookRow, event: AppEvent): boolean =>
  refreshes === null ? events.length === 0 || events.includes(event.type) : isFileEvent(event)

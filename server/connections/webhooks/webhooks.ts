import { count, eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { noError } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { addressProblem } from '#server/foundation/lib/text-formats'
import type { Db } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import { templateProblem } from './payload'
import type { NewWebhook, Webhook, WebhookPatch } from './schema'
import { sentences } from './sentences'
import { deliveriesTable, webhooksTable } from './table'

export type WebhookRow = typeof webhooksTable.$inferSelect
export type Webhooks = ReturnType<typeof createWebhooks>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors }

/** URLs that receive events. URL and headers are write-only. */
export const createWebhooks = ({ db, journal, clock, cursors }: Deps) => {
  const row = (id: number): WebhookRow => {
    const found = db.select().from(webhooksTable).where(eq(webhooksTable.id, id)).get()
    if (!found) throw new NotFound('webhook', id)
    return found
  }
  const rows = (): WebhookRow[] => db.select().from(webhooksTable).orderBy(webhooksTable.id).all()
  const show = ({ url, headers, ...shown }: WebhookRow): Webhook => {
    const waiting = db.select({ n: count() }).from(deliveriesTable).where(eq(deliveriesTable.webhook_id, shown.id)).get()?.n ?? 0
    const header_names = Object.keys(headers)
    return {
      ...shown,
      events: shown.events as Webhook['events'],
      url_host: URL.parse(url)?.host ?? '',
      url_set: url !== '',
      headers_set: header_names.length > 0,
      header_names,
      waiting,
    }
  }

  return {
    row,
    get: (id: number): Webhook => show(row(id)),
    list: (asked: PageRequest): PageOf<Webhook> => {
      const page = pageOfAll(rows(), asked, { scope: 'webhooks', cursors })
      return { ...page, results: page.results.map(show) }
    },

    /** Throws Invalid or Conflict. */
    add(wanted: NewWebhook): Webhook {
      check(wanted)
      checkRefresh({ ...unsaid, ...wanted })
      const now = stamp(clock)
      const added = journal.commit((tx, announce) => {
        uniqueName(db, webhooksTable, { kind: 'webhook', name: wanted.name, except: null })
        const webhook = tx
          .insert(webhooksTable)
          .values({ ...wanted, created_at: now, updated_at: now })
          .returning()
          .get()
        announce({ type: 'webhook_changed', id: webhook.id, name: webhook.name, change: 'created' })
        return webhook
      })
      return show(added)
    },

    /** A session that changes the URL must provide the headers again: otherwise it could send the stored ones anywhere. */
    update(id: number, patch: WebhookPatch, by: { isKey: boolean }): Webhook {
      const before = row(id)
      check(patch)
      checkRefresh({ ...before, ...patch })
      const isMoved = patch.url !== undefined && patch.url !== before.url
      if (isMoved && !by.isKey && Object.keys(before.headers).length > 0 && patch.headers === undefined)
        throw new Invalid(say(sentences, 'webhook_headers_again'), 'headers')
      journal.commit((tx, announce) => {
        if (patch.name !== undefined) uniqueName(db, webhooksTable, { kind: 'webhook', name: patch.name, except: id })
        const reset = isMoved ? { last_status: null, ...noError } : {}
        tx.update(webhooksTable)
          .set({ ...patch, ...reset, updated_at: stamp(clock) })
          .where(eq(webhooksTable.id, id))
          .run()
        if (patch.enabled === false) tx.delete(deliveriesTable).where(eq(deliveriesTable.webhook_id, id)).run()
        announce({ type: 'webhook_changed', id, name: patch.name ?? before.name, change: 'updated' })
      })
      return show(row(id))
    },

    remove(id: number): void {
      const { name } = row(id)
      journal.commit((tx, announce) => {
        tx.delete(webhooksTable).where(eq(webhooksTable.id, id)).run()
        announce({ type: 'webhook_changed', id, name, change: 'removed' })
      })
    },
  }
}

const check = ({ url, headers = {}, template }: Partial<NewWebhook>): void => {
  const wrong = url === undefined ? undefined : addressProblem(url)
  if (wrong) throw new Invalid(wrong, 'url')
  for (const [name, value] of Object.entries(headers)) checkHeader(name, value)
  const problem = template ? templateProblem(template) : undefined
  if (problem) throw new Invalid(problem, 'template')
}

type Choices = Pick<WebhookRow, 'refreshes' | 'path_map' | 'template' | 'events' | 'method'>
const unsaid: Choices = { refreshes: null, path_map: [], template: null, events: [], method: 'POST' }

/** Nothing that would be ignored is stored. */
const checkRefresh = ({ refreshes, path_map, ...sent }: Choices): void => {
  if (refreshes === null && path_map.length > 0) throw new Invalid(say(sentences, 'webhook_path_map_for_refresh'), 'path_map')
  if (refreshes === null) return
  const ignored = sent.template !== null ? 'template' : sent.events.length > 0 ? 'events' : sent.method !== 'POST' ? 'method' : undefined
  if (ignored) throw new Invalid(say(sentences, 'webhook_refresh_sends_nothing'), ignored)
}

const ownHeaders = /^(host|content-length|transfer-encoding|connection|upgrade|te|trailer|expect)$/i

const checkHeader = (name: string, value: string): void => {
  if (!/^[A-Za-z0-9-]+$/.test(name) || ownHeaders.test(name))
    throw new Invalid(say(sentences, 'webhook_header_name'), `headers.${name.slice(0, 50)}`)
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) throw new Invalid(say(sentences, 'webhook_header_value'), `headers.${name}`)
}

import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { filesTable, rootFoldersTable } from '#server/library/files/table'
import { createDeliveries } from './deliveries'
import type { RefreshDeps } from './refresh'
import { webhookRoutes } from './routes'
import { createSend } from './send'
import { createWebhooks } from './webhooks'

type Needs = { sessions: { isKey: (request: Request) => boolean } }

/** Notifies other programs about events. */
export const openWebhooks = ({ db, bus, journal, clock, cursors, logs, background }: Ground, { sessions }: Needs) => {
  const webhooks = createWebhooks({ db, journal, clock, cursors })
  const fetch = createUpstreamFetch({ name: 'webhook', log: logs.for('webhooks', 'send'), clock, retries: 0 })
  const send = createSend({ fetch, library: libraryIn(db) })
  const deliveries = createDeliveries({ db, clock, log: logs.for('webhooks', 'deliveries'), send })
  bus.subscribe((event) => {
    if (deliveries.enqueue(event)) void background.begin('notifying webhooks', deliveries.deliverDue)
  })
  return { routes: [webhookRoutes({ webhooks, deliveries, isKey: sessions.isKey, cursors })], deliverDue: deliveries.deliverDue }
}

/** Where files are, for a media server that has to look there. */
const libraryIn = (db: Db): RefreshDeps => {
  const places = () =>
    db
      .select({ root: rootFoldersTable.path, path: filesTable.relative_path })
      .from(filesTable)
      .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
  return {
    roots: () =>
      db
        .select({ path: rootFoldersTable.path })
        .from(rootFoldersTable)
        .all()
        .map(({ path }) => path),
    rootOf: (id) => places().where(eq(filesTable.id, id)).get()?.root ?? null,
    fileIn: (root) => {
      const found = places()
        .where(and(eq(rootFoldersTable.path, root), isNull(filesTable.missing_at)))
        .limit(1)
        .get()
      return found ? join(found.root, found.path) : null
    },
  }
}

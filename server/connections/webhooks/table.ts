import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PathMap } from '#server/foundation/lib/path-map'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { MediaServerName } from './media-servers'

export const webhooksTable = sqliteTable('webhooks', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  /** Contains secrets: write-only on the wire, where only its host is shown. */
  url: text().notNull(),
  method: text().$type<'POST' | 'PUT' | 'GET'>().notNull().default('POST'),
  headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  events: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  template: text(),
  /** Null: it receives events. */
  refreshes: text().$type<MediaServerName>(),
  path_map: text({ mode: 'json' }).$type<PathMap>().notNull().default([]),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  last_status: integer(),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  last_sent_at: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export const deliveriesTable = sqliteTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    webhook_id: integer()
      .notNull()
      .references(() => webhooksTable.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    attempts: integer().notNull().default(0),
    next_try_at: text().notNull(),
    created_at: text().notNull(),
  },
  (t) => [index('deliveries_due').on(t.next_try_at)],
)

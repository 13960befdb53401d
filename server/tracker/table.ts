import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The account at the tracking service: one row at most. Tokens are secrets and are never served. */
export const trackerAccountTable = sqliteTable('tracker_account', {
  id: integer().primaryKey(),
  username: text().notNull(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  expires_at: text().notNull(),
  connected_at: text().notNull(),
  last_synced_at: text(),
})

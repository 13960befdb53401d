import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Signed-in devices. The secret is stored only as its SHA-256. */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    kind: text().$type<'browser' | 'cli' | 'qr'>().notNull(),
    label: text().notNull(),
    secret_hash: text().notNull().unique(),
    /** The host that a cookie was issued on; null for a token. */
    host: text(),
    user_agent: text(),
    ip: text(),
    parent_id: text(),
    created_at: text().notNull(),
    last_seen_at: text().notNull(),
    expires_at: text().notNull(),
    lifetime_seconds: integer().notNull(),
  },
  (t) => [index('sessions_parent').on(t.parent_id)],
)

export type SessionRow = typeof sessionsTable.$inferSelect

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `watch`: apps on televisions and phones. `programs`: other programs, through their own API only. */
export const scopes = ['all', 'watch', 'programs'] as const
export type Scope = (typeof scopes)[number]

/** Signed-in devices. The secret is stored only as its SHA-256. */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    kind: text().$type<'browser' | 'cli' | 'qr' | 'app'>().notNull(),
    scope: text().$type<Scope>().notNull().default('all'),
    label: text().notNull(),
    secret_hash: text().notNull().unique(),
    /** The app and the device that it runs on, in the app's words; null unless `kind` is `app`. */
    app: text(),
    device: text(),
    /** Recognizes the same app on the same device: signing in again replaces its session. */
    device_key: text(),
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
  (t) => [index('sessions_parent').on(t.parent_id), index('sessions_device_key').on(t.device_key)],
)

export type SessionRow = typeof sessionsTable.$inferSelect

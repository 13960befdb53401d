import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Devices that browsed the library by DLNA. They cannot sign in, so their address is all that tells them apart. */
export const dlnaDevicesTable = sqliteTable('dlna_devices', {
  id: integer().primaryKey({ autoIncrement: true }),
  address: text().notNull().unique(),
  name: text().notNull(),
  user_agent: text(),
  allowed: integer({ mode: 'boolean' }).notNull().default(false),
  first_seen_at: text().notNull(),
  last_seen_at: text().notNull(),
})

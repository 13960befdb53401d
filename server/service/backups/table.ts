import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const backupsTable = sqliteTable('backups', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().$type<'manual' | 'scheduled' | 'pre_restore'>().notNull(),
  filename: text().notNull().unique(),
  size_bytes: integer().notNull(),
  app_version: text().notNull(),
  schema_version: integer().notNull(),
  created_at: text().notNull(),
  checksum_sha256: text().notNull(),
  verified_at: text(),
})

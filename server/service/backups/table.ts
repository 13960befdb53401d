import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'

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

/** Where else backups are kept. One row, id 1; none before it is set. */
export const offsiteTable = sqliteTable('offsite', {
  id: integer().primaryKey(),
  kind: text().$type<'none' | 'folder' | 'webdav'>().notNull(),
  place: text(),
  user: text(),
  password: text(),
  passphrase: text(),
  keep: integer().notNull(),
  last_error: text({ mode: 'json' }).$type<Sentence>(),
})

/** The copies that are there. Their backups may be gone here. */
export const offsiteCopiesTable = sqliteTable('offsite_copies', {
  id: integer().primaryKey({ autoIncrement: true }),
  backup_id: integer().notNull(),
  filename: text().notNull(),
  size_bytes: integer().notNull(),
  copied_at: text().notNull(),
})

import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { filesTable } from '#server/library/files/table'
import type { Unread } from './read-once'
import type { Reading } from './reading'

/** The content of a file, valid as long as the file does not change. */
export const readingsTable = sqliteTable('file_readings', {
  file_id: integer()
    .primaryKey()
    .references(() => filesTable.id, { onDelete: 'cascade' }),
  size_bytes: integer().notNull(),
  modified_ms: real().notNull(),
  /** The reader version that found it. */
  reader: integer().notNull(),
  /** The reading, or why the file is unreadable. */
  reading: text({ mode: 'json' }).$type<Reading | Unread>().notNull(),
})

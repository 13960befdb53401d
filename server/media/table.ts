import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { filesTable } from '#server/library/table'
import type { Unread } from './read-once'
import type { Reading } from './reading'

/** What was found inside a file, for as long as the file stays as it is. */
export const readingsTable = sqliteTable('file_readings', {
  file_id: integer()
    .primaryKey()
    .references(() => filesTable.id, { onDelete: 'cascade' }),
  size_bytes: integer().notNull(),
  modified_ms: real().notNull(),
  /** Which version of our readers found it. */
  reader: integer().notNull(),
  /** Why it cannot be read, when it cannot. */
  reading: text({ mode: 'json' }).$type<Reading | Unread>().notNull(),
})

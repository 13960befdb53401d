import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'
import { filesTable } from '#server/library/files/table'

/** Smaller copies of files, made for a device to take along. They go with their file. */
export const copiesTable = sqliteTable(
  'copies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    file_id: integer()
      .notNull()
      .references(() => filesTable.id, { onDelete: 'cascade' }),
    height: integer().notNull(),
    /** Null until it is ready. */
    size_bytes: integer(),
    /** Why it could not be made. */
    problem: text({ mode: 'json' }).$type<Sentence>(),
    created_at: text().notNull(),
    ready_at: text(),
  },
  (t) => [uniqueIndex('copies_file_height').on(t.file_id, t.height)],
)

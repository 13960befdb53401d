import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'

/** What people changed, one row per request. Kept for a week. */
export const editsTable = sqliteTable(
  'edits',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** Null for the API key and for connected programs. */
    session_id: text(),
    /** The name of the device or program at that time. Null for the API key. */
    device: text(),
    what: text({ mode: 'json' }).$type<Sentence>(),
    /** The edit that it took back. */
    undoes: integer(),
    /** Whether it is in effect as long as it is not undone itself: a change, or the undo of an undo. */
    stands: integer({ mode: 'boolean' }).notNull().default(true),
    /** An undo began: after a crash, it is finished at the next start. */
    undoing_at: text(),
    undone_at: text(),
  },
  (t) => [index('edits_at').on(t.at)],
)

/** A stored row, as JSON of its columns. Real numbers are texts, because JSON in SQLite rounds them. */
export type StoredRow = Readonly<Record<string, string | number | null>>

/**
 * The rows that an edit changed, in order. Triggers of the connection write them while an edit is recorded. Contains secrets wherever the
 * tables themselves do: never served, logged, or exported.
 */
export const editRowsTable = sqliteTable(
  'edit_rows',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    edit_id: integer()
      .notNull()
      .references(() => editsTable.id, { onDelete: 'cascade' }),
    /** The table. */
    of: text().notNull(),
    /** The values of its primary key, as a JSON list. */
    key: text().notNull(),
    /** The movie of the row; otherwise the key. */
    subject: text().notNull(),
    /** How a person would call the row. */
    label: text(),
    /** What a person had decided; of a removed row, all columns. Null if there was no row. */
    before: text({ mode: 'json' }).$type<StoredRow>(),
    /** Null if there is no row any more. */
    after: text({ mode: 'json' }).$type<StoredRow>(),
  },
  (t) => [index('edit_rows_edit').on(t.edit_id, t.of), index('edit_rows_row').on(t.of, t.key)],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ImportReport, Made } from './schema'

/** Every import from another program. Its report is null while it runs, and stays null if it was interrupted. */
export const importsTable = sqliteTable('imports', {
  id: integer().primaryKey({ autoIncrement: true }),
  source: text().notNull(),
  created_at: text().notNull(),
  report: text({ mode: 'json' }).$type<Omit<ImportReport, 'report_id'>>(),
  /** When the hold that it caused ended; null while it lasts. */
  released_at: text(),
  undone_at: text(),
})

/** What an import made or changed, in that order, noted as it happens: an interrupted import can be undone, too. */
export const importMadeTable = sqliteTable(
  'import_made',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    import_id: integer()
      .notNull()
      .references(() => importsTable.id),
    made: text({ mode: 'json' }).$type<Made>().notNull(),
    /** The last event when it was made: later ones are no part of the import. */
    history_id: integer().notNull(),
  },
  (t) => [index('import_made_import').on(t.import_id, t.id)],
)

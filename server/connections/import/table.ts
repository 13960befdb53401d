import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ImportReport, Made } from './schema'

/** Every import from another program. Its report is null while it runs, and stays null if it was interrupted. */
export const importsTable = sqliteTable('imports', {
  id: integer().primaryKey({ autoIncrement: true }),
  source: text().notNull(),
  created_at: text().notNull(),
  /** What it made or changed, in that order. */
  made: text({ mode: 'json' }).$type<Made[]>().notNull().default([]),
  report: text({ mode: 'json' }).$type<Omit<ImportReport, 'report_id'>>(),
  /** When the hold that it caused ended; null while it lasts. */
  released_at: text(),
})

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** In a database of its own (`logs.db`): logging never blocks the library's database and never makes it larger. */
export const logsTable = sqliteTable(
  'logs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ts_us: integer().notNull(),
    level: integer().notNull(),
    target: text().notNull(),
    subsystem: text().notNull(),
    trace_id: text(),
    span_id: text(),
    message: text().notNull(),
    fields_json: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    source: text().$type<'backend' | 'frontend'>().notNull(),
  },
  (t) => [index('logs_time').on(t.ts_us), index('logs_trace').on(t.trace_id)],
)

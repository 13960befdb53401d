import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'

export const tasksTable = sqliteTable('tasks', {
  name: text().primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  last_run_at: text(),
  last_canceled: integer({ mode: 'boolean' }).notNull().default(false),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  last_duration_ms: integer(),
  next_run_at: text(),
})

export const taskRunsTable = sqliteTable(
  'task_runs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    task: text().notNull(),
    started_at: text().notNull(),
    finished_at: text(),
    duration_ms: integer(),
    canceled: integer({ mode: 'boolean' }).notNull().default(false),
    error: text(),
    error_reason: text({ mode: 'json' }).$type<Sentence>(),
    trigger: text().$type<'schedule' | 'user'>().notNull(),
  },
  (t) => [index('task_runs_task').on(t.task, t.id)],
)

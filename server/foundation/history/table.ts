import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AppEvent, EventType } from '#server/events'

/** `data` is the event as it was sent. `seq` only ever increases, even across a restore. */
export const historyTable = sqliteTable(
  'history',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    seq: integer().notNull().unique(),
    type: text().$type<EventType>().notNull(),
    at: text().notNull(),
    movie_id: integer(),
    download_id: integer(),
    data: text({ mode: 'json' }).$type<AppEvent>().notNull(),
  },
  (t) => [index('history_movie').on(t.movie_id, t.id), index('history_type').on(t.type, t.id), index('history_at').on(t.at)],
)

/** Facts about this installation that belong to no room: its id, the last `seq`, and restore marks. */
export const instanceTable = sqliteTable('instance', { key: text().primaryKey(), value: text().notNull() })

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AppEvent, EventType } from '#server/events'

/** `data` is the frame as it was sent. `seq` rises for ever, also across a restore. */
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

/** What belongs to this installation and not to a domain: its id, the last `seq`, the marks of a restore. */
export const instanceTable = sqliteTable('instance', { key: text().primaryKey(), value: text().notNull() })

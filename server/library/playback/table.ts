import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moviesTable } from '#server/catalog/movies/table'

export type TrackChoice = { readonly index: number; readonly language: string | null }
/** What a person chose; subtitles that they switched off are null. */
export type ChosenTracks = { readonly audio?: TrackChoice; readonly subtitle?: TrackChoice | null }

/** Every play of a movie. */
export const playsTable = sqliteTable(
  'plays',
  {
    id: text().primaryKey(),
    movie_id: integer()
      .notNull()
      .references(() => moviesTable.id, { onDelete: 'cascade' }),
    file_id: integer().notNull(),
    started_at: text().notNull(),
    last_at: text().notNull(),
    position_seconds: real().notNull(),
    /** Whether it was counted as watched. */
    is_counted: integer({ mode: 'boolean' }).notNull().default(false),
    /** Null while it is going on. */
    stopped_at: text(),
    /** Null as long as nothing was chosen. */
    chosen: text({ mode: 'json' }).$type<ChosenTracks>(),
  },
  (t) => [index('plays_movie').on(t.movie_id), index('plays_going_on').on(t.last_at).where(sql`stopped_at IS NULL`)],
)

import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Subtitles beside the files of movies, and tracks inside of them. */
export const subtitlesTable = sqliteTable(
  'subtitles',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    file_id: integer().notNull(),
    /** Below the root folder of its file; empty for a track inside of it. */
    relative_path: text().notNull(),
    /** Counted from 1 for tracks inside the file; 0 for a file of its own. */
    track: integer().notNull().default(0),
    /** BCP 47; null when the name does not say. */
    language: text(),
    forced: integer({ mode: 'boolean' }).notNull().default(false),
    hearing_impaired: integer({ mode: 'boolean' }).notNull().default(false),
    source: text().$type<'embedded' | 'sidecar' | 'provider'>().notNull(),
    format: text().notNull(),
    provider_id: text(),
    score: integer(),
    matched_by: text().$type<'hash' | 'id' | 'title'>(),
    /** Of what was fetched: a file that reads otherwise by now is a person's own. */
    sha256: text(),
    added_at: text().notNull(),
  },
  (t) => [index('subtitles_movie').on(t.movie_id), unique('subtitles_place').on(t.file_id, t.relative_path, t.track)],
)

/** When the provider is asked about a file by itself. Asked in vain, it is asked later and later. */
export const subtitleSearchesTable = sqliteTable('subtitle_searches', {
  file_id: integer().primaryKey(),
  searched_at: text(),
  next_search_at: text(),
  misses: integer().notNull().default(0),
  /** What a person has deleted: it is not fetched by itself again. */
  refused: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
})

/** The account at the subtitle provider: one row at most. The token is a secret and is never served. */
export const subtitleAccountTable = sqliteTable('subtitle_account', {
  id: integer().primaryKey(),
  /** A digest of the settings that it belongs to. */
  belongs_to: text().notNull(),
  token: text(),
  root: text().notNull(),
  logged_in_at: text(),
  remaining: integer(),
  resets_at: text(),
})

import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Subtitles that lie beside the files of movies. What is inside a file is told by its tracks. */
export const subtitlesTable = sqliteTable(
  'subtitles',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    file_id: integer().notNull(),
    /** Below the root folder of its file. */
    relative_path: text().notNull(),
    /** BCP 47; null when the name does not say. */
    language: text(),
    forced: integer({ mode: 'boolean' }).notNull().default(false),
    hearing_impaired: integer({ mode: 'boolean' }).notNull().default(false),
    source: text().$type<'sidecar' | 'provider'>().notNull(),
    format: text().notNull(),
    provider_id: text(),
    score: integer(),
    matched_by: text().$type<'hash' | 'id' | 'title'>(),
    added_at: text().notNull(),
  },
  (t) => [index('subtitles_movie').on(t.movie_id), unique('subtitles_place').on(t.file_id, t.relative_path)],
)

import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { Timing } from '#server/foundation/lib/subtitle-timing'

/** Holds for a separate file of this size only: another text has its own times. Null for a track. */
export type KeptTiming = Timing & { readonly size_bytes: number | null }

/** Subtitles next to movie files, and tracks inside them. */
export const subtitlesTable = sqliteTable(
  'subtitles',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    file_id: integer().notNull(),
    /** Relative to the file's root folder; empty for a track. */
    relative_path: text().notNull(),
    /** Counted from 1 for tracks inside the file; 0 for a separate file. */
    track: integer().notNull().default(0),
    /** BCP 47. Null if the name does not say. */
    language: text(),
    forced: integer({ mode: 'boolean' }).notNull().default(false),
    hearing_impaired: integer({ mode: 'boolean' }).notNull().default(false),
    source: text().$type<'embedded' | 'sidecar' | 'provider'>().notNull(),
    format: text().notNull(),
    provider_id: text(),
    score: integer(),
    matched_by: text().$type<'hash' | 'id' | 'title'>(),
    /** Hash of the download: a file that differs has been changed by a person. */
    sha256: text(),
    /** Set by a person. Null for the times of the text itself. */
    timing: text({ mode: 'json' }).$type<KeptTiming>(),
    added_at: text().notNull(),
  },
  (t) => [index('subtitles_movie').on(t.movie_id), unique('subtitles_place').on(t.file_id, t.relative_path, t.track)],
)

/** By language; `upgrade` stands for the search for something better than what is there. */
export type SearchPauses = Record<string, { readonly next_search_at: string; readonly misses: number }>

/** When to search for a file automatically. Unsuccessful searches become rarer, for each language on its own. */
export const subtitleSearchesTable = sqliteTable('subtitle_searches', {
  file_id: integer().primaryKey(),
  searched_at: text(),
  pauses: text({ mode: 'json' }).$type<SearchPauses>().notNull().default({}),
  /** Deleted by a person, so never downloaded automatically again. */
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

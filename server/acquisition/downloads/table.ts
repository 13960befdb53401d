import { inArray, type SQL, sql } from 'drizzle-orm'
import { blob, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Values } from '#server/foundation/lib/sentence'
import type { Phase } from './phase'

export const downloadsTable = sqliteTable(
  'downloads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer(),
    /** The version of its movie that it is for. Null: the default one. */
    version_id: integer(),
    release_id: integer(),
    title: text().notNull(),
    info_hash: text(),
    /** Its turn among those that wait, once somebody moved it. Null: its id. */
    turn: integer(),
    client: text().notNull(),
    client_id: integer(),
    state: text().$type<Phase>().notNull(),
    /** A stable code for why it is in its state. */
    error_code: text(),
    error: text(),
    /** The values in the message; null in rows of older versions. */
    error_values: text({ mode: 'json' }).$type<Values>(),
    progress: real().notNull().default(0),
    size_bytes: integer(),
    downloaded_bytes: integer().notNull().default(0),
    uploaded_bytes: integer().notNull().default(0),
    ratio: real().notNull().default(0),
    save_path: text(),
    /** What to download: a magnet link, or the bytes of a .torrent. Never served. */
    magnet: text(),
    torrent: blob({ mode: 'buffer' }),
    /** Trackers of the same torrent when it was added again. Never served: they can contain credentials. */
    more_trackers: text({ mode: 'json' }).$type<readonly string[]>(),
    files: text({ mode: 'json' }).$type<{ index: number; path: string; size_bytes: number; wanted: boolean }[]>(),
    indexer_id: integer(),
    seed_ratio: real(),
    seed_minutes: integer(),
    /** Its own limits in kB/s, below those of all downloads together. 0 means none. */
    download_speed_limit: integer().notNull().default(0),
    upload_speed_limit: integer().notNull().default(0),
    /** What the release promised when it was grabbed. */
    quality: text(),
    score: integer().notNull().default(0),
    /** The user agreed to replace the file on the shelf although it is not an upgrade. */
    replaces: integer({ mode: 'boolean' }).notNull().default(false),
    /** Somebody else added the torrent: only a person removes it from its client. */
    adopted: integer({ mode: 'boolean' }).notNull().default(false),
    attempts: integer().notNull().default(0),
    next_try_at: text(),
    last_progress_at: text(),
    added_at: text().notNull(),
    state_at: text().notNull(),
    completed_at: text(),
    imported_at: text(),
  },
  (t) => [
    index('downloads_movie').on(t.movie_id, t.added_at),
    index('downloads_state').on(t.state, t.added_at),
    index('downloads_added').on(t.added_at),
    index('downloads_hash').on(t.info_hash),
    // Covers what the statistics add up.
    index('downloads_sums').on(t.completed_at, t.downloaded_bytes, t.uploaded_bytes),
    index('downloads_version').on(t.version_id).where(sql`version_id IS NOT NULL`),
  ],
)

/**
 * Whether a download is in one of the states in which few are. Without the hint, SQLite expects as many rows in each state and reads all
 * finished downloads.
 */
export const isInFew = (states: readonly Phase[]): SQL => sql`unlikely(${inArray(downloadsTable.state, [...states])})`

export const downloadClientsTable = sqliteTable('download_clients', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  type: text().notNull(),
  /** Secret fields are write-only. */
  settings_json: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  priority: integer().notNull().default(1),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

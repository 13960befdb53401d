import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { StoredReason } from '#server/foundation/lib/reason'
import type { Values } from '#server/foundation/lib/sentence'
import type { ParsedRelease } from '#server/foundation/releases/release'

/** Every candidate seen for a movie, with its verdict and reasons. Kept for 30 days. */
export const releasesTable = sqliteTable(
  'releases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    /** The version of its movie that it would serve. Null: the default one. */
    version_id: integer(),
    indexer_id: integer(),
    guid: text().notNull(),
    title: text().notNull(),
    size_bytes: integer(),
    published_at: text(),
    seeders: integer(),
    peers: integer(),
    info_hash: text(),
    /** Address of the .torrent, or a magnet. May contain the member's key, so it is never served, logged, or exported. */
    source_url: text(),
    /** Fallback if the link is dead; null if `source_url` is the magnet. Never served, logged, or exported. */
    magnet_url: text(),
    info_url: text(),
    parsed: text({ mode: 'json' }).$type<ParsedRelease>().notNull(),
    quality: text().notNull(),
    languages: text({ mode: 'json' }).$type<string[]>().notNull(),
    flags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    categories: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    indexer_languages: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    imdb_id: text(),
    tmdb_id: integer(),
    custom_formats: text({ mode: 'json' }).$type<string[]>().notNull(),
    score: integer().notNull(),
    score_parts: text({ mode: 'json' }).$type<{ name: string; score: number; text: string }[]>().notNull().default([]),
    verdict: text().$type<'accepted' | 'rejected' | 'temporarily_rejected'>().notNull(),
    reasons: text({ mode: 'json' }).$type<StoredReason[]>().notNull(),
    /** The rank among accepted releases in the last judgment; 1 is best. */
    rank: integer(),
    first_seen_at: text().notNull(),
    last_seen_at: text().notNull(),
    next_look_at: text(),
    grabbed_at: text(),
  },
  (t) => [
    uniqueIndex('releases_once').on(t.movie_id, t.indexer_id, t.guid),
    index('releases_movie').on(t.movie_id, t.id),
    index('releases_hash').on(t.info_hash),
    index('releases_seen').on(t.last_seen_at),
    index('releases_grabbed').on(t.grabbed_at).where(sql`grabbed_at IS NOT NULL`),
    index('releases_open').on(t.movie_id).where(sql`grabbed_at IS NULL AND verdict <> 'rejected'`),
  ],
)

export const blocklistTable = sqliteTable(
  'blocklist',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer(),
    indexer_id: integer(),
    info_hash: text(),
    title: text().notNull(),
    code: text().notNull(),
    /** The values in the reason; null if the user or an older version wrote it. */
    values: text({ mode: 'json' }).$type<Values>(),
    reason: text().notNull(),
    created_at: text().notNull(),
  },
  (t) => [index('blocklist_hash').on(t.info_hash), index('blocklist_movie').on(t.movie_id)],
)

/** Every hash that was ever grabbed, kept after its candidate and download are gone, so that it is not grabbed again while present. */
export const takenHashesTable = sqliteTable(
  'taken_hashes',
  {
    info_hash: text().notNull(),
    movie_id: integer().notNull(),
    title: text().notNull(),
    quality: text(),
    /** The real quality; null until it is imported. */
    imported_quality: text(),
    taken_at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.movie_id, t.info_hash] })],
)

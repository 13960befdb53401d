import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence, Values } from '#server/foundation/lib/sentence'
import type { Revision } from '#server/foundation/releases/release'

export const rootFoldersTable = sqliteTable('root_folders', {
  id: integer().primaryKey({ autoIncrement: true }),
  path: text().notNull().unique(),
  /** Another program uses it too: what Marquee did not place there stays as it is. */
  shared: integer({ mode: 'boolean' }).notNull().default(false),
  created_at: text().notNull(),
})

/**
 * The group that the statistics count a file in: the month added, such as `2026-11`; 1 if the file is on disk, else 0; the quality; and,
 * if known, a line break and the video codec. drizzle-kit splits it at its commas; `scripts/whole-expressions.ts` joins it again.
 */
export const fileGroupSql = sql.raw(
  `substr(added_at, 1, 7) || (missing_at IS NULL) || quality || CASE WHEN json_valid(media_info) THEN coalesce(char(10) || (media_info ->> '$.video.codec'), '') ELSE '' END`,
)

/** Files of movies. Paths are relative to the root folder, so a library can move. */
export const filesTable = sqliteTable(
  'files',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    /** Null: the default version of its movie. */
    version_id: integer(),
    root_folder_id: integer()
      .notNull()
      .references(() => rootFoldersTable.id),
    relative_path: text().notNull(),
    size_bytes: integer().notNull(),
    quality: text().notNull(),
    revision: text({ mode: 'json' }).$type<Revision>().notNull(),
    edition: text().notNull().default(''),
    /** A set of language names. */
    languages: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    release_name: text(),
    release_group: text(),
    indexer_id: integer(),
    info_hash: text(),
    media_info: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    /** The name it was judged by when it came, for files whose release is unknown: its present name may be one that Marquee gave it. */
    original_name: text(),
    /** Indexer flags of its release, in lower case. */
    flags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The custom formats that match it, and what they add up to in the movie's profile. Renewed when either changes. */
    custom_format_ids: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    custom_format_score: integer().notNull().default(0),
    /** Whether the file meets the profile's cutoff. */
    meets_cutoff: integer({ mode: 'boolean' }).notNull().default(true),
    /** A smaller release may replace it, while the profile does not take its quality. */
    to_shrink: integer({ mode: 'boolean' }).notNull().default(false),
    imported_from: text(),
    /** The endings, after the name of the file, of what Marquee put beside it: `.en.srt`. */
    placed_beside: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What Marquee wrote beside it by `nfo_enabled`, by ending. */
    written_beside: text({ mode: 'json' }).$type<WrittenBeside>().notNull().default({}),
    added_at: text().notNull(),
    missing_at: text(),
  },
  (t) => [
    // Covers the summary of each movie's files without reading rows.
    index('files_standing').on(t.movie_id, t.missing_at, t.meets_cutoff, t.quality, t.size_bytes, t.version_id),
    index('files_version').on(t.version_id).where(sql`version_id IS NOT NULL`),
    // The few that have these, found without reading all.
    index('files_below_cutoff').on(t.movie_id).where(sql`meets_cutoff = 0`),
    index('files_missing').on(t.movie_id, t.missing_at).where(sql`missing_at IS NOT NULL`),
    index('files_counts').on(fileGroupSql, t.added_at, t.size_bytes),
    index('files_path').on(t.root_folder_id, t.relative_path),
  ],
)

/** `of`: a hash of what it was made of; empty while it is written. `sha256`: of what may be on the disk. */
export type WrittenBeside = Record<string, { of: string; sha256: string[] }>

/** What a file is imported from if a person picked it elsewhere: the library's copy is Marquee's own. */
export const copiedByHand = 'by hand'
/** What a file is imported from that somebody else put where it is. */
export const placedByHand = 'placed by hand'
/** Whether Marquee put the file where it is. One that was found there belongs to whoever put it there. */
export const isPlacedHere = ({ imported_from }: { imported_from: string | null }): boolean =>
  imported_from === copiedByHand || imported_from?.startsWith('download ') === true

export const recycleTable = sqliteTable('recycle', {
  id: integer().primaryKey({ autoIncrement: true }),
  movie_id: integer(),
  root_folder_id: integer().notNull(),
  relative_path: text().notNull(),
  recycle_path: text().notNull(),
  size_bytes: integer().notNull(),
  reason: text().$type<'removed' | 'upgraded'>().notNull(),
  kind: text().$type<'movie' | 'subtitle'>().notNull().default('movie'),
  /** The file's former row, for restoring it. */
  file: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  recycled_at: text().notNull(),
  /** Null while the file still has to move to the bin, or back. */
  moved_at: text(),
})

export const scansTable = sqliteTable('library_scans', {
  id: integer().primaryKey({ autoIncrement: true }),
  root_folder_id: integer().notNull(),
  state: text().$type<'running' | 'ready' | 'applying' | 'applied' | 'failed'>().notNull(),
  found: integer().notNull().default(0),
  matched: integer().notNull().default(0),
  error: text(),
  error_code: text(),
  error_values: text({ mode: 'json' }).$type<Values>(),
  started_at: text().notNull(),
  finished_at: text(),
})

export const scanItemsTable = sqliteTable(
  'library_scan_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    scan_id: integer()
      .notNull()
      .references(() => scansTable.id, { onDelete: 'cascade' }),
    relative_path: text().notNull(),
    size_bytes: integer().notNull(),
    state: text().$type<'matched' | 'unsure' | 'unmatched' | 'known' | 'applied' | 'failed'>().notNull(),
    confidence: integer().notNull().default(0),
    /** An older version stored only texts. */
    reasons: text({ mode: 'json' }).$type<(Sentence | string)[]>().notNull().default([]),
    metadata_id: integer(),
    movie_id: integer(),
    title: text(),
    year: integer(),
    error: text(),
    error_code: text(),
    error_values: text({ mode: 'json' }).$type<Values>(),
  },
  (t) => [index('scan_items_scan').on(t.scan_id, t.id)],
)

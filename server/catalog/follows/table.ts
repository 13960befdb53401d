import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Sentence } from '#server/foundation/lib/sentence'
import { rootFoldersTable } from '#server/library/files/table'
import type { FollowKind, SearchQuery } from './schema'

/** What a person follows. A movie is new if it comes out, or is listed for the first time, after `created_at`. */
export const followsTable = sqliteTable('follows', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().$type<FollowKind>().notNull(),
  /** The provider's id; null for a search. */
  metadata_id: integer(),
  query: text({ mode: 'json' }).$type<SearchQuery>(),
  /** The kind, and the provider's id or the query: nothing is followed twice. */
  subject: text().notNull().unique(),
  name: text().notNull(),
  picture_path: text(),
  choice: text().$type<'want' | 'tell'>().notNull(),
  /** Null uses the default profile. */
  quality_profile_id: integer().references(() => qualityProfilesTable.id, { onDelete: 'set null' }),
  /** Null uses the default folder. */
  root_folder_id: integer().references(() => rootFoldersTable.id, { onDelete: 'set null' }),
  last_checked_at: text(),
  next_check_at: text().notNull(),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

/**
 * The movies of what is followed, as far as they were seen. `known`: not new, or nothing to do. `waiting`: a person decides, because there are
 * many at once. `declined`: the person decided against it.
 */
export const followMoviesTable = sqliteTable(
  'follow_movies',
  {
    follow_id: integer()
      .notNull()
      .references(() => followsTable.id, { onDelete: 'cascade' }),
    metadata_id: integer().notNull(),
    title: text().notNull(),
    year: integer(),
    release_date: text(),
    state: text().$type<'known' | 'waiting' | 'added' | 'told' | 'declined'>().notNull(),
    /** When it was found to be new. */
    found_at: text(),
    /** Of one that was told: the streaming services on which it was announced, and when it was last asked for. */
    streams_on: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    streams_checked_at: text(),
  },
  (t) => [primaryKey({ columns: [t.follow_id, t.metadata_id] }), index('follow_movies_movie').on(t.metadata_id)],
)
export type FollowMovie = typeof followMoviesTable.$inferSelect
export type FollowRow = typeof followsTable.$inferSelect

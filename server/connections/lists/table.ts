import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Doer } from '#server/foundation/platform/current-edit'

/** Why a line does not refer to a known movie. */
export const problems = ['unknown', 'ambiguous', 'gone'] as const
export type Problem = (typeof problems)[number]

export const listsTable = sqliteTable('lists', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  type: text().notNull(),
  /** The type's fields; its secret ones are write-only on the wire. */
  settings: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  auto_add: integer({ mode: 'boolean' }).notNull().default(false),
  monitored_when_added: integer({ mode: 'boolean' }).notNull().default(true),
  search_when_added: integer({ mode: 'boolean' }).notNull().default(true),
  quality_profile_id: integer(),
  root_folder_id: integer(),
  minimum_availability: text().$type<'announced' | 'in_cinemas' | 'released'>(),
  tag_ids: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  last_synced_at: text(),
  next_sync_at: text(),
  /** The number of movies left when the list shrank too much to be trusted. */
  shrunk_to: integer(),
  /** The number of movies that were read of a list that has more. */
  cut_to: integer(),
  /** When a person said yes to all of its movies; null once they are added. */
  adding_since: text(),
  adding_total: integer().notNull().default(0),
  adding_done: integer().notNull().default(0),
  /** Who said yes, and the change that it began. */
  adding_by: text({ mode: 'json' }).$type<Doer>(),
  adding_edit: integer(),
  escalation_level: integer().notNull().default(0),
  initial_failure_at: text(),
  most_recent_failure_at: text(),
  disabled_until: text(),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export const listItemsTable = sqliteTable(
  'list_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    list_id: integer()
      .notNull()
      .references(() => listsTable.id, { onDelete: 'cascade' }),
    /** Null until looked up, and if not recognized. */
    metadata_id: integer(),
    imdb_id: text(),
    title: text().notNull(),
    year: integer(),
    position: integer().notNull(),
    /** `watched`: the list contains watched movies, not wanted ones. */
    purpose: text().$type<'add' | 'watched'>().notNull().default('add'),
    rating: integer(),
    watched_at: text(),
    problem: text().$type<Problem>(),
    /** When this list added it to the library. */
    added_at: text(),
    seen_at: text().notNull(),
  },
  (t) => [index('list_items_list').on(t.list_id, t.position), index('list_items_movie').on(t.list_id, t.metadata_id)],
)

/** The metadata provider's answers to which movie a line means. */
export const listResolutionsTable = sqliteTable('list_resolutions', {
  key: text().primaryKey(),
  metadata_id: integer(),
  problem: text().$type<Problem>(),
  resolved_at: text().notNull(),
})

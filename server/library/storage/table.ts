import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moviesTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { When } from './schema'

export const storageRulesTable = sqliteTable('storage_rules', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  enabled: integer({ mode: 'boolean' }).notNull().default(false),
  when: text({ mode: 'json' }).$type<When>().notNull(),
  // biome-ignore lint/suspicious/noThenProperty: its name on the wire
  then: text().$type<'recycle' | 'shrink_to_profile'>().notNull(),
  /** Null after the profile was removed: the rule then takes nothing. */
  quality_profile_id: integer().references(() => qualityProfilesTable.id, { onDelete: 'set null' }),
  notice_days: integer().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

/** The movies that were announced to leave. A movie is marked by one rule at most; the mark goes with the movie and with its rule. */
export const storageMarksTable = sqliteTable(
  'storage_marks',
  {
    movie_id: integer()
      .primaryKey()
      .references(() => moviesTable.id, { onDelete: 'cascade' }),
    rule_id: integer()
      .notNull()
      .references(() => storageRulesTable.id, { onDelete: 'cascade' }),
    marked_at: text().notNull(),
    leaves_at: text().notNull(),
    /** When a person agreed that it goes although no indexer offers it. */
    confirmed_at: text(),
  },
  (t) => [index('storage_marks_rule').on(t.rule_id)],
)

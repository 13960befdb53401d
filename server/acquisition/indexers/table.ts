import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'

export const indexersTable = sqliteTable('indexers', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  type: text().notNull(),
  url: text().notNull(),
  /** Write-only in the API. */
  api_key: text(),
  /** Cookies, tokens, logins, and other fields of the type; write-only in the API. */
  settings_json: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  priority: integer().notNull().default(25),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  enable_feed: integer({ mode: 'boolean' }).notNull().default(true),
  enable_search: integer({ mode: 'boolean' }).notNull().default(true),
  categories: text({ mode: 'json' }).$type<number[]>().notNull().default([2000]),
  capabilities: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  escalation_level: integer().notNull().default(0),
  initial_failure_at: text(),
  most_recent_failure_at: text(),
  disabled_until: text(),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  daily_query_limit: integer(),
  queries_today: integer().notNull().default(0),
  queries_day: text(),
  last_query_at: text(),
  min_seeders: integer().notNull().default(1),
  /** In lower case. A release must have one of them. */
  required_flags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  minimum_age_minutes: integer().notNull().default(0),
  /** What "MULTi" stands for there, in English names. */
  multi_languages: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  seed_ratio: real(),
  seed_minutes: integer(),
  /** Private origins other than its own that the links of its releases may lead to. */
  link_origins: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  tag_ids: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  last_feed_guid: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export type IndexerRow = typeof indexersTable.$inferSelect

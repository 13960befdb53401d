import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Condition, DelayRule, FormatScore, LanguageRule, ProfileItem, SizeLimit, WordRule } from './schema'

export const qualityProfilesTable = sqliteTable('quality_profiles', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  items: text({ mode: 'json' }).$type<ProfileItem[]>().notNull(),
  cutoff: text().notNull(),
  upgrade_allowed: integer({ mode: 'boolean' }).notNull(),
  min_format_score: integer().notNull(),
  cutoff_format_score: integer().notNull(),
  min_upgrade_score: integer().notNull(),
  format_scores: text({ mode: 'json' }).$type<FormatScore[]>().notNull(),
  languages: text({ mode: 'json' }).$type<LanguageRule>().notNull(),
  size_limits: text({ mode: 'json' }).$type<SizeLimit[]>().notNull(),
  must_contain: text({ mode: 'json' }).$type<string[]>().notNull(),
  must_not_contain: text({ mode: 'json' }).$type<string[]>().notNull(),
  words: text({ mode: 'json' }).$type<WordRule[]>().notNull().default([]),
  delays: text({ mode: 'json' }).$type<DelayRule[]>().notNull().default([]),
  delay_minutes: integer().notNull(),
  delay_bypass_best_quality: integer({ mode: 'boolean' }).notNull(),
  delay_bypass_score: integer(),
  is_default: integer({ mode: 'boolean' }).notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export const customFormatsTable = sqliteTable('custom_formats', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  conditions: text({ mode: 'json' }).$type<Condition[]>().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

import type { IndexerPatch } from '#server/acquisition/indexers/schema'
import type { CustomFormatPatch, QualityProfilePatch } from '#server/catalog/profiles/schema'
import type { Config } from '#server/foundation/config/schema'
import type { DecisionSettings } from './candidate'

type Decisive<Of> = Readonly<Record<keyof Of, boolean>>

/** Which fields of an indexer affect what it offers and whether that is taken. A new field does not compile until it is listed. */
export const ofIndexer: Decisive<IndexerPatch> = {
  url: true,
  api_key: true,
  settings: true,
  enabled: true,
  enable_search: true,
  categories: true,
  priority: true,
  min_seeders: true,
  required_flags: true,
  minimum_age_minutes: true,
  multi_languages: true,
  tag_ids: true,
  link_origins: true,
  name: false,
  /** The feed is read anyway, and each release in it judged. */
  enable_feed: false,
  /** How fast, not whether. */
  daily_query_limit: false,
  seed_ratio: false,
  seed_minutes: false,
}

export const ofFormat: Decisive<CustomFormatPatch> = { conditions: true, name: false }

export const ofProfile: Decisive<QualityProfilePatch> = {
  items: true,
  cutoff: true,
  upgrade_allowed: true,
  min_format_score: true,
  cutoff_format_score: true,
  min_upgrade_score: true,
  format_scores: true,
  languages: true,
  size_limits: true,
  must_contain: true,
  must_not_contain: true,
  words: true,
  delays: true,
  delay_minutes: true,
  delay_bypass_best_quality: true,
  delay_bypass_score: true,
  name: false,
  is_default: false,
}

/** The settings that affect a decision. */
export const decidingSettings = [
  'propers',
  'min_free_space_mb',
  'max_size_mb',
  'availability_delay_days',
  'upgrade_enabled',
  'blocked_extensions',
  'streaming_services',
  'streaming_skip',
] as const satisfies readonly (keyof DecisionSettings & keyof Config)[]

/** Whether one of these fields decides. Without a list of fields, any may have changed. */
export const isDecisive = (of: Readonly<Record<string, boolean>>, fields: readonly string[] | undefined): boolean =>
  fields === undefined || fields.some((field) => of[field] !== false)

import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageNamed } from '#server/foundation/releases/languages'
import { qualityNamed } from '#server/foundation/releases/quality'
import { type NewCustomFormat, NewQualityProfile, type ProfileItem, SharedProfile } from './schema'
import { sentences } from './sentences'

/** As guides write profiles for Radarr: best quality first, formats by name; the points are in the formats. */
const GuideProfile = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  cutoff: Type.String(),
  items: Type.Array(
    Type.Object({ name: Type.String(), allowed: Type.Boolean(), items: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })) }),
    { minItems: 1, maxItems: 100 },
  ),
  upgradeAllowed: Type.Optional(Type.Boolean()),
  minFormatScore: Type.Optional(Type.Integer()),
  cutoffFormatScore: Type.Optional(Type.Integer()),
  minUpgradeFormatScore: Type.Optional(Type.Integer()),
  language: Type.Optional(Type.String()),
  trash_score_set: Type.Optional(Type.String()),
  formatItems: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown())),
})
type GuideProfile = Static<typeof GuideProfile>

/** `score` null: the profile names the format, and its points are elsewhere. */
type NamedScore = { readonly format: string; readonly score: number | null }
export type ReadProfile = {
  readonly profile: NewQualityProfile
  readonly scores: readonly NamedScore[]
  /** Under which name the formats keep their points for this profile. */
  readonly scoreSet: string
  /** Formats that come along with the profile. */
  readonly formats: readonly NewCustomFormat[]
}

const mostFormats = 1000

/** Whether it looks like a profile at all, rather than a custom format. */
export const isProfileLike = (shared: unknown): boolean => typeof shared === 'object' && shared !== null && 'items' in shared

/** Reads one quality profile as people share it: exported from Marquee, or written by a guide for Radarr. A sentence says why not. */
export const readProfile = (shared: unknown): ReadProfile | Sentence => {
  if (Value.Check(SharedProfile, shared)) return readOwn(shared)
  return Value.Check(GuideProfile, shared) ? readGuide(shared) : say(sentences, 'profile_unreadable')
}

const readOwn = ({ format_scores, custom_formats, ...profile }: SharedProfile): ReadProfile => ({
  profile,
  scores: format_scores.map(({ name, score }) => ({ format: name, score })),
  scoreSet: 'default',
  formats: custom_formats,
})

const readGuide = (guide: GuideProfile): ReadProfile | Sentence => {
  const language = languagesOf(guide.language ?? 'Any')
  if (!language) return say(sentences, 'profile_language_unknown', { name: guide.language ?? '' })
  const names = Object.keys(guide.formatItems ?? {})
  if (names.length > mostFormats) return say(sentences, 'profile_unreadable')
  const profile = {
    name: guide.name,
    items: guide.items.map(itemOf).toReversed(),
    cutoff: cutoffOf(guide),
    upgrade_allowed: guide.upgradeAllowed ?? true,
    min_format_score: guide.minFormatScore ?? 0,
    cutoff_format_score: guide.cutoffFormatScore ?? 0,
    min_upgrade_score: Math.max(1, guide.minUpgradeFormatScore ?? 1),
    languages: language,
  }
  if (!Value.Check(NewQualityProfile, profile)) return say(sentences, 'profile_unreadable')
  const scores = names.map((format) => ({ format, score: null }))
  return { profile, scores, scoreSet: guide.trash_score_set ?? 'default', formats: [] }
}

/** A group may not be named like a quality here. */
const groupNamed = (name: string): string => (qualityNamed(name) ? `${name} group` : name)
const itemOf = ({ name, allowed, items }: GuideProfile['items'][number]): ProfileItem =>
  items && items.length > 0 ? { group: groupNamed(name), qualities: items.map(knownAs), allowed } : { quality: knownAs(name), allowed }
const knownAs = (name: string): string => qualityNamed(name)?.name ?? name
const cutoffOf = ({ cutoff, items }: GuideProfile): string => {
  const end = items.find(({ name, items: members }) => name === cutoff || members?.includes(cutoff))
  if (!end) return knownAs(cutoff)
  const item = itemOf(end)
  return 'group' in item ? item.group : item.quality
}

const languagesOf = (name: string): NewQualityProfile['languages'] | undefined => {
  if (name === 'Any') return { mode: 'any', values: [] }
  if (name === 'Original') return { mode: 'original', values: [] }
  const known = languageNamed(name)
  return known && { mode: 'any_of', values: [known.name] }
}

/** The points that a shared custom format suggests for profiles of a set. */
export const suggestedScore = (shared: unknown, set: string): number | null => {
  const scores = (shared as { trash_scores?: Record<string, unknown> }).trash_scores ?? {}
  const score = scores[set] ?? scores.default
  return typeof score === 'number' && Number.isInteger(score) ? score : null
}

/** Part of what is exported: custom formats by their name. */
export const asShared = (format: NewCustomFormat): NewCustomFormat => ({ name: format.name, conditions: format.conditions })

import { isDeepStrictEqual } from 'node:util'
import type { FormatScore, NewQualityProfile, ProfileItem, QualityProfile, QualityProfilePatch } from '#server/catalog/profiles/schema'
import { say } from '#server/foundation/lib/sentence'
import { languageNamed, languageOfId } from '#server/foundation/releases/languages'
import { qualities, qualityNamed, qualityOfId } from '#server/foundation/releases/quality'
import { qualityShown, showQuality } from './qualities'
import { Refused } from './refusals'
import { sentences } from './sentences'
import { flagIn, listIn, numberIn, objectIn, textIn } from './wire'

type Format = { readonly id: number; readonly name: string }
type Judged = Pick<
  QualityProfile,
  'items' | 'cutoff' | 'upgrade_allowed' | 'min_format_score' | 'cutoff_format_score' | 'min_upgrade_score' | 'format_scores' | 'languages'
>

/** Groups are numbered by their position, above every quality. */
const firstGroupId = 1000
const itemShown = (item: ProfileItem, position: number) =>
  'group' in item
    ? {
        id: firstGroupId + position,
        name: item.group,
        items: item.qualities.map((name) => ({ quality: qualityShown(name), items: [], allowed: item.allowed })),
        allowed: item.allowed,
      }
    : { quality: qualityShown(item.quality), items: [], allowed: item.allowed }

const cutoffId = ({ items, cutoff }: Pick<QualityProfile, 'items' | 'cutoff'>): number => {
  const position = items.findIndex((item) => 'group' in item && item.group === cutoff)
  return position < 0 ? (qualityNamed(cutoff)?.id ?? 0) : firstGroupId + position
}

/** The languages as Radarr can say them: the first one stands for several. */
const languageShown = ({ mode, values: [first] }: QualityProfile['languages']) => {
  const name = mode === 'any' ? 'Any' : mode === 'original' ? 'Original' : (first ?? 'Any')
  const { id, name: known } = languageNamed(name) ?? { id: -1, name: 'Any' }
  return { id, name: known }
}

const judgedShown = (profile: Judged, formats: readonly Format[]) => ({
  upgradeAllowed: profile.upgrade_allowed,
  cutoff: cutoffId(profile),
  items: profile.items.map(itemShown),
  minFormatScore: profile.min_format_score,
  cutoffFormatScore: profile.cutoff_format_score,
  minUpgradeFormatScore: profile.min_upgrade_score,
  formatItems: formats.map(({ id, name }) => ({
    format: id,
    name,
    score: profile.format_scores.find(({ custom_format_id }) => custom_format_id === id)?.score ?? 0,
  })),
  language: languageShown(profile.languages),
})

/** A profile as Radarr shows it, worst quality first. */
export const profileShown = ({ id, name, ...profile }: Judged & { id: number; name: string }, formats: readonly Format[]) => ({
  id,
  name,
  ...judgedShown(profile, formats),
})

/** What a program starts a new profile from: every quality, none allowed. */
export const profileSchema = (formats: readonly Format[]) => ({
  name: '',
  ...judgedShown(
    {
      items: startingItems(),
      cutoff: 'Unknown',
      upgrade_allowed: true,
      min_format_score: 0,
      cutoff_format_score: 0,
      min_upgrade_score: 1,
      format_scores: [],
      languages: { mode: 'any', values: [] },
    },
    formats,
  ),
})

const startingItems = (): ProfileItem[] =>
  [...new Set(qualities.map(({ name, group }) => group ?? name))].map((name) => {
    const members = qualities.filter(({ group }) => group === name).map((quality) => quality.name)
    return members.length > 0 ? { group: name, qualities: members, allowed: false } : { quality: name, allowed: false }
  })

/** A profile from a request body. Throws Refused for a quality or language that we do not know. */
export const profileFrom = (body: unknown, before: QualityProfile | null): NewQualityProfile => {
  const sent = objectIn(body)
  const whole = (name: string, or: number) => numberIn(sent[name]) ?? or
  return {
    name: textIn(sent.name) ?? before?.name ?? '',
    items: sent.items === undefined && before ? before.items : listIn(sent.items).map(itemFrom),
    cutoff: cutoffFrom(sent) ?? before?.cutoff ?? '',
    upgrade_allowed: flagIn(sent.upgradeAllowed) ?? before?.upgrade_allowed ?? true,
    min_format_score: whole('minFormatScore', before?.min_format_score ?? 0),
    cutoff_format_score: whole('cutoffFormatScore', before?.cutoff_format_score ?? 0),
    min_upgrade_score: Math.max(1, whole('minUpgradeFormatScore', before?.min_upgrade_score ?? 1)),
    format_scores:
      sent.formatItems === undefined ? (before?.format_scores ?? []) : scoresFrom(sent.formatItems, before?.format_scores ?? []),
    languages: languagesFrom(sent.language, before?.languages ?? { mode: 'any', values: [] }),
  }
}

/** Only what differs from the profile; empty if nothing does. */
export const profileChange = (body: unknown, before: QualityProfile): QualityProfilePatch =>
  Object.fromEntries(
    Object.entries(profileFrom(body, before)).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof QualityProfile])),
  )

const qualityFrom = (sent: unknown): string => {
  const { id, name } = objectIn(sent)
  const found = qualityOfId(numberIn(id) ?? Number.NaN) ?? qualityNamed(String(name))
  if (!found) throw new Refused(say(sentences, 'program_quality_unknown', { name: String(name ?? id) }), { property: 'items' })
  return found.name
}

const itemFrom = (sent: unknown): ProfileItem => {
  const { name, items, quality, allowed } = objectIn(sent)
  const members = listIn(items).map((item) => qualityFrom(objectIn(item).quality))
  const isAllowed = flagIn(allowed) ?? false
  const [first] = members
  if (first === undefined) return { quality: qualityFrom(quality), allowed: isAllowed }
  return { group: textIn(name) ?? first, qualities: members, allowed: isAllowed }
}

/** The id means an item of the same body: a group has no id of its own in our profiles. */
const cutoffFrom = ({ cutoff, items }: Record<string, unknown>): string | undefined => {
  const id = numberIn(cutoff)
  const found = listIn(items)
    .map(objectIn)
    .find((item) => listIn(item.items).length > 0 && numberIn(item.id) === id)
  if (found) return textIn(found.name)
  return id === undefined ? undefined : qualityOfId(id)?.name
}

/** Scores of formats that the body leaves out stay; new zeros are not stored, since every format has 0 without a score. */
const scoresFrom = (sent: unknown, before: readonly FormatScore[]): FormatScore[] => {
  const scores = new Map(listIn(sent).map((item) => [numberIn(objectIn(item).format) ?? 0, numberIn(objectIn(item).score) ?? 0]))
  const kept = before.flatMap((entry) => {
    const score = scores.get(entry.custom_format_id) ?? entry.score
    scores.delete(entry.custom_format_id)
    return score === 0 && entry.score !== 0 ? [] : [{ ...entry, score }]
  })
  return [...kept, ...[...scores].filter(([, score]) => score !== 0).map(([custom_format_id, score]) => ({ custom_format_id, score }))]
}

/** Writing back the language that was shown leaves ours as it is, also where Radarr could not say all of it. */
const languagesFrom = (sent: unknown, before: QualityProfile['languages']): QualityProfile['languages'] => {
  const { id, name } = objectIn(sent)
  if (sent === undefined || sent === null || numberIn(id) === languageShown(before).id) return before
  const found = languageOfId(numberIn(id) ?? Number.NaN)
  if (!found) throw new Refused(say(sentences, 'program_language_unknown', { name: String(name ?? id) }), { property: 'language' })
  if (found.id === -1) return { mode: 'any', values: [] }
  return found.id === -2 ? { mode: 'original', values: [] } : { mode: 'any_of', values: [found.name] }
}

/** The sizes of each quality, in megabytes per minute. */
export type Sizes = { min_size: number | null; preferred_size: number | null; max_size: number | null }
export const qualityDefinitions = (sizesOf: (name: string) => Sizes) =>
  qualities.map((quality) => {
    const { min_size, preferred_size, max_size } = sizesOf(quality.name)
    return {
      id: quality.id + 1,
      quality: showQuality(quality),
      title: quality.name,
      weight: quality.weight,
      minSize: min_size ?? 0,
      ...(max_size !== null && { maxSize: max_size }),
      ...(preferred_size !== null && { preferredSize: preferred_size }),
    }
  })

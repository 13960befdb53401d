import type { SizeLimit } from '#server/catalog/profiles/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { qualityOfId } from '#server/foundation/releases/quality'
import type { Item } from './item'
import { leftBehind, planned, settled } from './plan'
import { sentences } from './sentences'
import { idIn, type RadarrLibrary } from './wire'
import type { WireDelayProfile, WireReleaseProfile } from './wire-rules'

/** Words with the names of their tags and indexers: ids are known only after the import. */
export type NamedWords = { must: string[]; must_not: string[]; tags: string[]; indexers: string[] }
/** Radarr's rules about all releases, which every profile gets here. */
export type ProfileRules = {
  words: NamedWords[]
  delays: { minutes: number; tags: string[] }[]
  delay: { delay_minutes: number; delay_bypass_best_quality: boolean; delay_bypass_score: number | null } | null
  size_limits: SizeLimit[]
}
export type PlannedRules = {
  rules: ProfileRules
  items: { release_profiles: Item<null>[]; delay_profiles: Item<null>[]; quality_sizes: Item<null>[] }
}
type Names = { tags: ReadonlyMap<number, string>; indexers: ReadonlyMap<number, string> }
type Sizes = { defaultSizes: (quality: string) => Omit<SizeLimit, 'quality'> }

export const planRules = (library: RadarrLibrary, names: Names, { defaultSizes }: Sizes): PlannedRules => {
  const rules: ProfileRules = { words: [], delays: [], delay: null, size_limits: [] }
  return {
    rules,
    items: {
      release_profiles: library.release_profiles.map((wire) => planWords(wire, names, rules)),
      delay_profiles: byOrder(library.delay_profiles).map((wire) => planDelay(wire, names, rules)),
      quality_sizes: planSizes(library, defaultSizes, rules),
    },
  }
}

const guard = { harm: 'guard', goes_to: '/settings/quality' } as const
const intoProfiles = (name: string, ...notes: Sentence[]): Item<null> =>
  planned<null>(name, 'added', { change: null, reasons: [say(sentences, 'radarr_into_profiles'), ...notes] })

const longest = 500
const mostWords = 100
/** Of a word that is named. */
const shown = 60
/** `left`: what is too long, or one too many, for a profile here. */
const wordsIn = (words: WireReleaseProfile['required']): { kept: string[]; left: string[] } => {
  const all = typeof words === 'string' ? words.split(',') : (words ?? [])
  const said = [...new Set(all.map((word) => word.trim()))].filter((word) => word !== '')
  const kept = said.filter((word) => word.length <= longest).slice(0, mostWords)
  return { kept, left: said.filter((word) => !kept.includes(word)) }
}

const planWords = (wire: WireReleaseProfile, names: Names, rules: ProfileRules): Item<null> => {
  const [required, ignored] = [wordsIn(wire.required), wordsIn(wire.ignored)]
  const [must, must_not, left] = [required.kept, ignored.kept, [...required.left, ...ignored.left]]
  const name = wire.name?.trim() || [...must, ...must_not.map((word) => `-${word}`)].join(', ') || 'without a name'
  if (wire.enabled === false || wire.enabled === 0)
    return leftBehind(name, { reason: say(sentences, 'radarr_turned_off'), harm: 'comfort', goes_to: null })
  if (must.length + must_not.length + left.length === 0)
    return leftBehind(name, { reason: say(sentences, 'radarr_empty'), harm: 'comfort', goes_to: null })
  const tags = namesOf(wire.tags ?? [], names.tags)
  const indexers = namesOf(wire.indexerId ? [wire.indexerId] : [], names.indexers)
  if (tags === null) return leftBehind(name, { reason: say(sentences, 'radarr_tags_missing'), ...guard })
  if (indexers === null) return leftBehind(name, { reason: say(sentences, 'radarr_rule_of_indexer'), harm: 'comfort', goes_to: null })
  if (must.length + must_not.length > 0) rules.words.push({ must, must_not, tags, indexers })
  return { ...intoProfiles(name, ...notesOn({ must, must_not, left })), ...(left.length > 0 && guard) }
}

const notesOn = ({ must, must_not, left }: Record<'must' | 'must_not' | 'left', string[]>): Sentence[] => [
  ...(must.length > 0 ? [say(sentences, 'radarr_words_must', { words: must })] : []),
  ...(must_not.length > 0 ? [say(sentences, 'radarr_words_must_not', { words: must_not })] : []),
  ...(left.length > 0 ? [say(sentences, 'radarr_words_left', { words: left.map((word) => word.slice(0, shown)) })] : []),
]

/** Null if something is named and none of it comes along: without its tags, a rule would apply to everything. */
const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>): string[] | null => {
  const found = ids.flatMap((id) => names.get(id) ?? [])
  return ids.length > 0 && found.length === 0 ? null : found
}

/** Those for tags come first; the first that fits applies. */
const byOrder = (profiles: readonly WireDelayProfile[]) =>
  profiles.toSorted((a, b) => Number(isForAll(a)) - Number(isForAll(b)) || (a.order ?? 0) - (b.order ?? 0))
const isForAll = ({ tags }: WireDelayProfile): boolean => (tags ?? []).length === 0
const mostMinutes = 43_200

const planDelay = (wire: WireDelayProfile, names: Names, rules: ProfileRules): Item<null> => {
  const tags = namesOf(wire.tags ?? [], names.tags)
  const name = delayName(wire, tags)
  if (wire.enableTorrent === false || wire.enableTorrent === 0)
    return leftBehind(name, { reason: say(sentences, 'radarr_no_torrents'), ...guard })
  if (tags === null) return leftBehind(name, { reason: say(sentences, 'radarr_tags_missing'), ...guard })
  const minutes = Math.min(mostMinutes, Math.max(0, wire.torrentDelay ?? 0))
  const usenet = wire.usenetDelay ? [say(sentences, 'radarr_delay_usenet', { delay: wire.usenetDelay * 60 })] : []
  const delay = say(sentences, 'radarr_delay', { delay: minutes * 60 })
  const bypass = bypassOf(wire)
  if (tags.length === 0) {
    if (minutes === 0) return settled(name, 'matched', delay, ...usenet)
    rules.delay = { delay_minutes: minutes, ...bypass }
    return intoProfiles(name, delay, ...usenet)
  }
  rules.delays.push({ minutes, tags })
  const isExcepted = bypass.delay_bypass_best_quality || bypass.delay_bypass_score !== null
  return intoProfiles(name, delay, ...usenet, ...(isExcepted ? [say(sentences, 'radarr_bypass_of_default')] : []))
}

const delayName = (wire: WireDelayProfile, tags: readonly string[] | null): string =>
  isForAll(wire) ? 'All movies' : (tags ?? (wire.tags ?? []).map(String)).join(', ')

/** Only the preferred protocol skips the delay there, and only torrents exist here. */
const bypassOf = (wire: WireDelayProfile) => {
  const prefersTorrents = wire.preferredProtocol === 2 || wire.preferredProtocol === 'torrent'
  const isSet = (value: boolean | number | null | undefined) => prefersTorrents && Boolean(value)
  const score = wire.minimumCustomFormatScore ?? 0
  return {
    delay_bypass_best_quality: isSet(wire.bypassIfHighestQuality),
    delay_bypass_score: isSet(wire.bypassIfAboveCustomFormatScore) ? Math.min(100_000, Math.max(-100_000, score)) : null,
  }
}

const planSizes = ({ quality_sizes }: RadarrLibrary, defaultSizes: Sizes['defaultSizes'], rules: ProfileRules): Item<null>[] => {
  const seen = new Set<string>()
  return quality_sizes.flatMap((wire) => {
    const quality = qualityOfId(idIn(wire.quality) ?? Number.NaN)?.name
    if (quality === undefined)
      return [leftBehind(`Quality ${idIn(wire.quality)}`, { reason: say(sentences, 'radarr_not_understood'), ...guard })]
    if (seen.has(quality)) return []
    seen.add(quality)
    const limits = limitsFrom(wire)
    const usual = defaultSizes(quality)
    const isUsual = (['min_size', 'max_size', 'preferred_size'] as const).every((one) => usual[one] === limits[one])
    const renamed = ownTitle(wire, quality)
    if (isUsual) return renamed
    rules.size_limits.push({ quality, ...limits })
    const { min_size: least = 0, max_size: most } = limits
    const sizes =
      most === null
        ? say(sentences, 'radarr_size_from', { least: least ?? 0 })
        : say(sentences, 'radarr_sizes', { least: least ?? 0, most })
    return [intoProfiles(quality, sizes), ...renamed]
  })
}

const ownTitle = ({ title }: RadarrLibrary['quality_sizes'][number], quality: string): Item<null>[] => {
  const own = title?.trim() || quality
  return own === quality
    ? []
    : [leftBehind(quality, { reason: say(sentences, 'radarr_quality_title', { title: own }), harm: 'comfort', goes_to: null })]
}

const largest = 2000
/** In MB per minute; no maximum is null or 0. The preferred size lies between the two others. */
const limitsFrom = ({ minSize, maxSize, preferredSize }: RadarrLibrary['quality_sizes'][number]): Omit<SizeLimit, 'quality'> => {
  const max_size = maxSize && maxSize > 0 && maxSize <= largest ? maxSize : null
  const min_size = Math.min(max_size ?? largest, Math.max(0, minSize ?? 0))
  const wanted = preferredSize && preferredSize > 0 && preferredSize <= largest ? preferredSize : null
  return { min_size, max_size, preferred_size: wanted === null ? null : Math.min(max_size ?? largest, Math.max(min_size, wanted)) }
}

import { Value } from '@sinclair/typebox/value'
import { NewIndexer } from '#server/acquisition/indexers/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { flagOfNumber } from '#server/foundation/releases/indexer-flags'
import { languageOfId } from '#server/foundation/releases/languages'
import { isMask } from './hidden-secrets'
import type { Item } from './item'
import { here, planned, settled } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary, WireIndexer } from './wire'

/** Tags by name: their ids are known only after the import. */
export type IndexerChange = { add: NewIndexer; tags: string[] } | { id: number; api_key: string; enabled: boolean }
type Deps = {
  present: Present
  /** The URL as it would be stored. Throws Invalid. */
  addressOf: (indexer: NewIndexer) => string
  /** Radarr's tags that exist here or will be imported: from its id to our name. */
  tags: ReadonlyMap<number, string>
}

export const planIndexers = ({ indexers }: RadarrLibrary, { present, addressOf, tags: coming }: Deps): Item<IndexerChange>[] => {
  const seen = new Map<string, string>()
  return indexers.map((wire) => {
    const made = newIndexer(wire)
    if (isWhy(made)) return { ...settled(wire.name, 'impossible', made), harm: 'setting', goes_to: page }
    const address = checked(made, addressOf)
    if (typeof address !== 'string') return settled(wire.name, 'impossible', address)
    const known = present.indexers.find((one) => one.name === made.name) ?? present.indexers.find((one) => one.url === address)
    if (known) return alreadyHere(wire, known, { made, address })
    const twin = seen.get(address) ?? (seen.has(`name ${made.name}`) ? made.name : undefined)
    if (twin !== undefined) return settled(wire.name, 'matched', say(sentences, 'radarr_indexer_twice', { name: twin }))
    seen.set(address, made.name).set(`name ${made.name}`, made.name)
    return withTags(wire, made, coming)
  })
}

/** Without its tags, an indexer would serve all movies; it is imported disabled then. */
const withTags = (wire: WireIndexer, made: NewIndexer, coming: Deps['tags']): Item<IndexerChange> => {
  const wanted = wire.tags ?? []
  const tags = wanted.flatMap((id) => coming.get(id) ?? [])
  const isForNone = wanted.length > 0 && tags.length === 0
  const add = isForNone ? { ...made, enabled: false } : made
  const notes = [...notesOn(wire), ...(isForNone ? [say(sentences, 'radarr_indexer_tags_missing')] : [])]
  const harm = harmOf(wire, isForNone)
  return { ...planned<IndexerChange>(wire.name, 'added', { change: { add, tags }, reasons: notes }), harm, goes_to: harm && page }
}

const alreadyHere = (
  wire: WireIndexer,
  known: Present['indexers'][number],
  { made, address }: { made: NewIndexer; address: string },
): Item<IndexerChange> => {
  if (known.url !== address) return settled(wire.name, 'matched', say(sentences, 'radarr_indexer_elsewhere'))
  if (known.api_key === null && made.api_key) {
    const change = { id: known.id, api_key: made.api_key, enabled: made.enabled ?? true }
    return planned(wire.name, 'changed', { change, reasons: [say(sentences, 'radarr_gets_key')] })
  }
  const misses = isMask(wire.settings.apiKey) && known.api_key === null
  const { name } = known
  if (name === wire.name) return misses ? settled(name, 'matched', say(sentences, 'radarr_here_keyless')) : here(name)
  return settled(wire.name, 'matched', say(sentences, misses ? 'radarr_here_as_keyless' : 'radarr_here_as', { name }))
}

const isWhy = (made: NewIndexer | Sentence): made is Sentence => 'code' in made

const newIndexer = (wire: WireIndexer): NewIndexer | Sentence => {
  const { implementation, settings } = wire
  if (implementation === 'Newznab') return say(sentences, 'radarr_indexer_usenet')
  if (implementation !== 'Torznab' && implementation !== 'TorrentRssIndexer')
    return say(sentences, 'radarr_indexer_own_protocol', { implementation })
  const feed = Boolean(wire.enableRss ?? true)
  const search = Boolean(wire.enableAutomaticSearch ?? wire.enableInteractiveSearch ?? true)
  const made: NewIndexer = {
    name: wire.name.trim().slice(0, 100),
    url: settings.baseUrl ?? '',
    priority: within(wire.priority ?? 25, 1, 50),
    enabled: !hidesSecret(settings) && (feed || search),
    enable_feed: feed,
    enable_search: search,
    min_seeders: within(settings.minimumSeeders ?? 1, 0, 10_000),
    ...seedPart(settings),
    required_flags: requiredFlags(settings),
    multi_languages: multiLanguages(settings),
    ...(implementation === 'Torznab' ? torznabPart(settings) : feedPart(settings)),
  }
  return Value.Check(NewIndexer, made) ? made : say(sentences, 'radarr_indexer_odd')
}

type Settings = WireIndexer['settings']
const requiredFlags = ({ requiredFlags: flags }: Settings): string[] => (flags ?? []).flatMap((flag) => flagOfNumber(flag) ?? [])
const multiLanguages = ({ multiLanguages: ids }: Settings): string[] =>
  (ids ?? []).flatMap((id) => (id > 0 ? (languageOfId(id)?.name ?? []) : []))
const seedPart = ({ seedCriteria }: Settings) => ({
  seed_ratio: seedCriteria?.seedRatio ?? null,
  seed_minutes: seedCriteria?.seedTime ?? null,
})
const torznabPart = ({ apiKey, apiPath, categories }: Settings) => {
  const wanted = [...new Set(categories ?? [])].filter((id) => id >= 0 && id <= 999_999).slice(0, 50)
  return {
    type: 'torznab',
    ...(apiKey && !isMask(apiKey) && { api_key: apiKey }),
    ...(wanted.length > 0 && { categories: wanted }),
    settings: apiPath && apiPath !== '/api' ? { api_path: apiPath } : {},
  }
}
const feedPart = ({ cookie, allowZeroSize }: Settings) => ({
  type: 'torrent-rss',
  settings: { ...(cookie && !isMask(cookie) && { cookie }), ...(allowZeroSize && { accept_unknown_size: true }) },
})

const hidesSecret = ({ apiKey, cookie }: Settings): boolean => isMask(apiKey) || isMask(cookie)

const page = '/settings/indexers'
const unknownFlags = ({ settings }: WireIndexer): number[] =>
  (settings.requiredFlags ?? []).filter((flag) => flagOfNumber(flag) === undefined)

const harmOf = (wire: WireIndexer, isForNone: boolean): Item<unknown>['harm'] => {
  if (unknownFlags(wire).length > 0) return 'guard'
  return isForNone || notesOn(wire).length > 0 ? 'setting' : null
}

const notesOn = (wire: WireIndexer): Sentence[] => {
  const { settings } = wire
  const notes: Sentence[] = []
  if (unknownFlags(wire).length > 0) notes.push(say(sentences, 'radarr_flags_unknown', { flags: unknownFlags(wire).map(String) }))
  if (wire.downloadClientId) notes.push(say(sentences, 'radarr_indexer_client'))
  if (hidesSecret(settings)) notes.push(say(sentences, 'radarr_key_hidden'))
  if (settings.additionalParameters) notes.push(say(sentences, 'radarr_parameters_stay'))
  if (isByHandApart(wire)) notes.push(say(sentences, wire.enableInteractiveSearch ? 'radarr_only_by_hand' : 'radarr_not_by_hand'))
  if ((settings.failDownloads ?? []).length > 0)
    notes.push(say(sentences, 'radarr_fail_downloads', { kinds: (settings.failDownloads ?? []).map(failing) }))
  if (settings.removeYear) notes.push(say(sentences, 'radarr_year_left_out'))
  if (settings.rejectBlocklistedTorrentHashesWhileGrabbing) notes.push(say(sentences, 'radarr_hashes_checked'))
  return notes
}

const failing = (kind: number): string => ['executable', 'potentially dangerous'][kind] ?? String(kind)
/** Searches by hand and automatic ones are one switch here. */
const isByHandApart = ({ enableInteractiveSearch: byHand, enableAutomaticSearch: automatic }: WireIndexer): boolean =>
  byHand !== undefined && byHand !== null && Boolean(byHand) !== Boolean(automatic ?? byHand)

const checked = (made: NewIndexer, addressOf: Deps['addressOf']): string | Sentence => {
  try {
    return addressOf(made)
  } catch (error) {
    if (error instanceof Invalid) return say(sentences, 'radarr_indexer_unusable', { why: sentenceOf(error) ?? error.message })
    throw error
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

import { Value } from '@sinclair/typebox/value'
import { NewIndexer } from '#server/indexers/schema'
import { Invalid } from '#server/platform/errors'
import { doing, type Item, settled } from './plan'
import type { Present } from './present'
import type { RadarrLibrary, WireIndexer } from './wire'

export type IndexerChange = { add: NewIndexer } | { id: number; api_key: string; enabled: boolean }
type Deps = {
  present: Present
  /** The address as it would be stored. Throws Invalid. */
  addressOf: (indexer: NewIndexer) => string
}

export const planIndexers = ({ indexers }: RadarrLibrary, { present, addressOf }: Deps): Item<IndexerChange>[] => {
  const seen = new Map<string, string>()
  return indexers.map((wire) => {
    const made = newIndexer(wire)
    if (typeof made === 'string') return settled(wire.name, 'impossible', made)
    const address = checked(made, addressOf)
    if (address instanceof Invalid) return settled(wire.name, 'impossible', `It cannot be used as it is: ${address.message}`)
    const known = present.indexers.find((one) => one.name === made.name) ?? present.indexers.find((one) => one.url === address)
    if (known) return alreadyHere(wire, known, { made, address })
    const twin = seen.get(address) ?? (seen.has(`name ${made.name}`) ? made.name : undefined)
    if (twin !== undefined) return settled(wire.name, 'matched', `Radarr has it twice; it comes in as ${twin}`)
    seen.set(address, made.name).set(`name ${made.name}`, made.name)
    return doing(wire.name, 'added', { change: { add: made }, reason: notesOn(wire) })
  })
}

const alreadyHere = (
  wire: WireIndexer,
  known: Present['indexers'][number],
  { made, address }: { made: NewIndexer; address: string },
): Item<IndexerChange> => {
  if (known.url !== address) return settled(wire.name, 'matched', 'An indexer of this name is here with another address; it stays as it is')
  if (known.api_key === null && made.api_key) {
    const change = { id: known.id, api_key: made.api_key, enabled: made.enabled ?? true }
    return doing(wire.name, 'changed', { change, reason: 'It gets its key' })
  }
  const misses = isHidden(wire.settings.apiKey) && known.api_key === null
  const name = known.name === wire.name ? 'It is here already' : `It is here already as ${known.name}`
  return settled(wire.name, 'matched', misses ? `${name}; its key is still missing` : `${name} and stays as it is`)
}

const newIndexer = (wire: WireIndexer): NewIndexer | string => {
  const { implementation, settings } = wire
  if (implementation === 'Newznab') return 'It leads to Usenet, and this program speaks BitTorrent only'
  if (implementation !== 'Torznab' && implementation !== 'TorrentRssIndexer')
    return `${implementation} has a protocol of its own; reach it through a collector of indexers that speaks Torznab`
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
    ...(implementation === 'Torznab' ? torznabPart(settings) : feedPart(settings)),
  }
  return Value.Check(NewIndexer, made) ? made : 'It has values that an indexer cannot have'
}

type Settings = WireIndexer['settings']
const seedPart = ({ seedCriteria }: Settings) => ({
  seed_ratio: seedCriteria?.seedRatio ?? null,
  seed_minutes: seedCriteria?.seedTime ?? null,
})
const torznabPart = ({ apiKey, apiPath, categories }: Settings) => {
  const wanted = [...new Set(categories ?? [])].filter((id) => id >= 0 && id <= 999_999).slice(0, 50)
  return {
    type: 'torznab',
    ...(apiKey && !isHidden(apiKey) && { api_key: apiKey }),
    ...(wanted.length > 0 && { categories: wanted }),
    settings: apiPath && apiPath !== '/api' ? { api_path: apiPath } : {},
  }
}
const feedPart = ({ cookie, allowZeroSize }: Settings) => ({
  type: 'torrent-rss',
  settings: { ...(cookie && !isHidden(cookie) && { cookie }), ...(allowZeroSize && { accept_unknown_size: true }) },
})

/** Through its API Radarr shows stars in place of a secret. */
const isHidden = (secret: string | null | undefined): boolean => /^\*+$/.test(secret ?? '')

const hidesSecret = ({ apiKey, cookie }: Settings): boolean => isHidden(apiKey) || isHidden(cookie)

const notesOn = ({ settings }: WireIndexer): string => {
  const notes: string[] = []
  if (hidesSecret(settings))
    notes.push('Radarr does not tell its key through the API: it comes in switched off; enter the key and switch it on, or import a backup')
  if (settings.additionalParameters) notes.push('Its additional parameters stay behind')
  return notes.join('. ')
}

const checked = (made: NewIndexer, addressOf: Deps['addressOf']): string | Invalid => {
  try {
    return addressOf(made)
  } catch (error) {
    if (error instanceof Invalid) return error
    throw error
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

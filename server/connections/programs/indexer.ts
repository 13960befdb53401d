import type { NewIndexer } from '#server/acquisition/indexers/schema'
import type { IndexerRow } from '#server/acquisition/indexers/table'
import { flagIn, idsIn, known, listIn, numberIn, objectIn, textIn } from './wire'

/** What stands for a stored secret. */
const masked = '********'

type Field = { name: string; label: string; type: string; value?: unknown; advanced?: boolean; privacy?: string }
const fieldsOf = (values: Record<string, unknown>, isTorrent: boolean) => {
  const fields: Field[] = [
    { name: 'baseUrl', label: 'URL', type: 'textbox' },
    { name: 'apiPath', label: 'API Path', type: 'textbox', advanced: true },
    { name: 'apiKey', label: 'API Key', type: 'textbox', privacy: 'apiKey' },
    { name: 'categories', label: 'Categories', type: 'select' },
    { name: 'additionalParameters', label: 'Additional Parameters', type: 'textbox', advanced: true },
    { name: 'multiLanguages', label: 'Multi Languages', type: 'select', advanced: true },
    { name: 'removeYear', label: 'Remove year from search', type: 'checkbox', advanced: true },
    ...(isTorrent ? ofTorrents : []),
  ]
  return fields.map((field, order) => ({ order, ...field, advanced: field.advanced ?? false, ...known({ value: values[field.name] }) }))
}
const ofTorrents: readonly Field[] = [
  { name: 'minimumSeeders', label: 'Minimum Seeders', type: 'number', advanced: true },
  { name: 'seedCriteria.seedRatio', label: 'Seed Ratio', type: 'textbox', advanced: true },
  { name: 'seedCriteria.seedTime', label: 'Seed Time', type: 'number', advanced: true },
  { name: 'requiredFlags', label: 'Required Flags', type: 'select', advanced: true },
  { name: 'rejectBlocklistedTorrentHashesWhileGrabbing', label: 'Reject Blocklisted Torrent Hashes', type: 'checkbox', advanced: true },
]

const defaults = { apiPath: '/api', categories: [2000], multiLanguages: [], removeYear: false }
const torrentDefaults = { minimumSeeders: 1, requiredFlags: [], rejectBlocklistedTorrentHashesWhileGrabbing: false }

const shell = (implementation: 'Torznab' | 'Newznab') => ({
  implementation,
  implementationName: implementation,
  configContract: `${implementation}Settings`,
  infoLink: '',
  protocol: implementation === 'Torznab' ? 'torrent' : 'usenet',
  supportsRss: true,
  supportsSearch: true,
  message: undefined,
})

/** The kinds of indexers that a program can add. Usenet is among them because programs test with it. */
export const indexerSchema = () =>
  (['Newznab', 'Torznab'] as const).map((implementation) => ({
    enableRss: true,
    enableAutomaticSearch: true,
    enableInteractiveSearch: true,
    priority: 25,
    downloadClientId: 0,
    name: '',
    tags: [],
    ...shell(implementation),
    fields: fieldsOf({ ...defaults, ...(implementation === 'Torznab' && torrentDefaults) }, implementation === 'Torznab'),
    presets: [],
  }))

/** The parts of what a program sent that ours cannot hold, read back for as long as the rest means the same. */
export type Kept = { fields: Record<string, unknown>; automatic: boolean; interactive: boolean; tags: number[]; client: number | null }

type Row = Pick<
  IndexerRow,
  | 'id'
  | 'name'
  | 'type'
  | 'url'
  | 'api_key'
  | 'settings_json'
  | 'priority'
  | 'enabled'
  | 'enable_feed'
  | 'enable_search'
  | 'categories'
  | 'min_seeders'
  | 'seed_ratio'
  | 'seed_minutes'
>

/** An indexer as Radarr shows it. Its key is never shown. */
export const indexerShown = (row: Row, kept: Kept | null) => {
  const search = row.enabled && row.enable_search
  const isSame = kept !== null && (kept.automatic || kept.interactive) === search
  const own: Record<string, unknown> = {
    baseUrl: sameAddress(kept?.fields.baseUrl, row.url) ? kept?.fields.baseUrl : row.url,
    apiPath: row.settings_json?.api_path ?? defaults.apiPath,
    apiKey: row.api_key === null ? undefined : masked,
    categories: row.categories,
    minimumSeeders: row.min_seeders,
    'seedCriteria.seedRatio': row.seed_ratio,
    'seedCriteria.seedTime': row.seed_minutes,
  }
  return {
    id: row.id,
    name: row.name,
    ...shell('Torznab'),
    ...(row.type !== 'torznab' && { implementation: row.type, implementationName: row.type }),
    enableRss: row.enabled && row.enable_feed,
    enableAutomaticSearch: isSame ? kept.automatic : search,
    enableInteractiveSearch: isSame ? kept.interactive : search,
    priority: row.priority,
    downloadClientId: kept?.client ?? 0,
    tags: kept?.tags ?? [],
    fields: fieldsOf({ ...defaults, ...torrentDefaults, ...kept?.fields, ...own }, true),
  }
}

const sameAddress = (sent: unknown, url: string): boolean =>
  typeof sent === 'string' && sent.replace(/(?<!\/)\/+$/, '') === url.replace(/(?<!\/)\/+$/, '')

export type IndexerSent = { implementation: string; indexer: NewIndexer; kept: Kept }

/** An indexer from a request body. A masked key is left out: it stays as it is. */
export const indexerFrom = (body: unknown, before: Row | null): IndexerSent => {
  const sent = objectIn(body)
  const fields = Object.fromEntries(listIn(sent.fields).map((field) => [String(objectIn(field).name), objectIn(field).value]))
  const flag = (name: string) => flagIn(sent[name]) ?? true
  const [enable_feed, automatic, interactive] = [flag('enableRss'), flag('enableAutomaticSearch'), flag('enableInteractiveSearch')]
  const basis = before ?? { name: '', url: '', priority: 25, min_seeders: 1 }
  const indexer: NewIndexer = {
    name: textIn(sent.name) ?? basis.name,
    type: 'torznab',
    url: textIn(fields.baseUrl) ?? basis.url,
    priority: numberIn(sent.priority) ?? basis.priority,
    enabled: enable_feed || automatic || interactive,
    enable_feed,
    enable_search: automatic || interactive,
    categories: [...new Set(idsIn(fields.categories))],
    min_seeders: numberIn(fields.minimumSeeders) ?? basis.min_seeders,
    seed_ratio: numberIn(fields['seedCriteria.seedRatio']) ?? null,
    seed_minutes: numberIn(fields['seedCriteria.seedTime']) ?? null,
    ...secretsIn(fields),
  }
  const { apiKey: _, ...rest } = fields
  return {
    implementation: textIn(sent.implementation) ?? 'Torznab',
    indexer,
    kept: { fields: rest, automatic, interactive, tags: idsIn(sent.tags), client: numberIn(sent.downloadClientId) ?? null },
  }
}

const secretsIn = ({ apiKey, apiPath }: Record<string, unknown>): Pick<NewIndexer, 'api_key' | 'settings'> => {
  const key = textIn(apiKey)
  const path = textIn(apiPath)
  return { ...(key !== undefined && key !== masked && { api_key: key }), ...(path !== undefined && { settings: { api_path: path } }) }
}

/** The fields that differ from the stored indexer; empty if none does. */
export const indexerChange = ({ indexer }: IndexerSent, row: Row): Partial<NewIndexer> => {
  const { type: _, settings, api_key, url, ...all } = indexer
  const { enabled: __, enable_feed: ___, enable_search: ____, ...others } = all
  // An indexer that is off reads as one that answers nothing; writing that back must not forget what it did when it was on.
  const isSameUse = indexer.enable_feed === (row.enabled && row.enable_feed) && indexer.enable_search === (row.enabled && row.enable_search)
  const columns = isSameUse ? others : all
  const changed = Object.entries(columns).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof Row]))
  const isPathNew = settings?.api_path !== undefined && settings.api_path !== (row.settings_json?.api_path ?? defaults.apiPath)
  return {
    ...Object.fromEntries(changed),
    ...(!sameAddress(url, row.url) && { url }),
    ...(api_key !== undefined && api_key !== row.api_key && { api_key }),
    ...(isPathNew && { settings: { api_path: settings.api_path } }),
  }
}

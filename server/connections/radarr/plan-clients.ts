import { Value } from '@sinclair/typebox/value'
import { NewDownloadClient } from '#server/acquisition/downloads/schema'
import type { PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { isMask } from './hidden-secrets'
import type { Item } from './item'
import { here, leftBehind, planned, settled } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import { type RadarrLibrary, shortened } from './wire'
import type { WireClient, WirePathMapping } from './wire-rules'

export type ClientChange = NewDownloadClient
type Planned = { download_clients: Item<ClientChange>[]; path_mappings: Item<null>[] }

/** Download clients with the paths that they share with this machine. Only qBittorrent is supported here. */
export const planClients = (library: RadarrLibrary, present: Present, path_map: PathMap): Planned => {
  /** Those of a client, with whether the client is new. */
  const tags = new Map(library.tags.map(({ id, label }) => [id, label]))
  const taken = new Map<WirePathMapping, boolean>()
  const seen = new Set<string>()
  const download_clients = library.download_clients.map((wire): Item<ClientChange> => {
    const { name, implementation } = wire
    if (implementation !== 'QBittorrent')
      return leftBehind(name, { reason: say(sentences, 'radarr_other_client', { implementation }), ...toSet })
    const mappings = library.path_mappings.filter(({ host }) => host.trim().toLowerCase() === hostOf(wire).toLowerCase())
    for (const mapping of mappings) taken.set(mapping, !present.clients.has(name.trim()))
    if (present.clients.has(name.trim())) return { ...here(name), reasons: [say(sentences, 'radarr_client_here')] }
    const made = clientFrom(wire, mappings, path_map)
    if (!Value.Check(NewDownloadClient, made) || seen.has(made.name))
      return { ...settled(name, 'impossible', say(sentences, 'radarr_client_odd')), ...toSet }
    seen.add(made.name)
    return { ...planned(name, 'added', { change: made, reasons: notesOn(wire, tags) }), ...(notesOn(wire, tags).length > 0 && toSet) }
  })
  return { download_clients, path_mappings: library.path_mappings.map((mapping) => mappingItem(mapping, taken.get(mapping), library)) }
}

const page = '/settings/download-clients'
const toSet = { harm: 'setting', goes_to: page } as const
const notesOn = (wire: WireClient, tags: ReadonlyMap<number, string>): Sentence[] => {
  const rest = restOf(wire, tags)
  return [
    ...(isHidden(wire) ? [say(sentences, 'radarr_password_hidden')] : []),
    ...(rest.length > 0 ? [say(sentences, 'radarr_client_rest', { settings: rest })] : []),
  ]
}
const hostOf = ({ settings }: WireClient): string => String(settings.host ?? 'localhost').trim()
const isHidden = ({ settings }: WireClient): boolean => isMask(settings.password)

const clientFrom = (wire: WireClient, mappings: readonly WirePathMapping[], path_map: PathMap): NewDownloadClient => {
  const { port = 8080, useSsl, urlBase, username, password, movieCategory } = wire.settings
  const base = String(urlBase ?? '').replaceAll(/^\/+|\/+$/g, '')
  const [first, ...more] = mappings.map(({ remotePath, localPath }) => [remotePath, localOf(localPath, path_map)] as const)
  return {
    name: wire.name.trim().slice(0, 100),
    type: 'qbittorrent',
    priority: Math.min(50, Math.max(1, wire.priority ?? 1)),
    enabled: Boolean(wire.enable ?? true) && !isHidden(wire),
    settings: {
      url: `${useSsl ? 'https' : 'http'}://${hostOf(wire)}:${Number(port)}${base === '' ? '' : `/${base}`}`,
      ...(username ? { username: String(username) } : {}),
      ...(password && !isHidden(wire) ? { password: String(password) } : {}),
      ...(movieCategory ? { category: String(movieCategory).slice(0, 100) } : {}),
      ...(first && { path_there: first[0], path_here: first[1] }),
      ...(more.length > 0 && { more_paths: more.map(([there, at]) => `${there} => ${at}`) }),
    },
  }
}

const carried = new Set(['host', 'port', 'useSsl', 'urlBase', 'username', 'password', 'movieCategory'])
const shownByValue = new Set(['movieImportedCategory', 'recentMoviePriority', 'olderMoviePriority', 'initialState', 'contentLayout'])
/** What else was set there; values only of settings that hold no secret. */
const restOf = (wire: WireClient, tags: ReadonlyMap<number, string>): string[] => {
  const { settings, removeCompletedDownloads, removeFailedDownloads } = wire
  const set = Object.entries(settings).filter(([name, value]) => !carried.has(name) && value)
  const only = (wire.tags ?? []).map((id) => tags.get(id) ?? String(id))
  return [
    ...set.map(([name, value]) => (shownByValue.has(name) ? `${name}: ${String(value)}` : name)),
    ...(isOff(removeCompletedDownloads) ? ['removeCompletedDownloads: no'] : []),
    ...(isOff(removeFailedDownloads) ? ['removeFailedDownloads: no'] : []),
    ...(only.length > 0 ? [`tags: ${only.join(', ')}`] : []),
  ].map(shortened)
}
const isOff = (value: boolean | number | null | undefined): boolean => value === false || value === 0

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** Radarr's own view of a folder may have another name on this machine. */
const localOf = (path: string, path_map: PathMap): string => {
  const fits = path_map.find(({ from }) => path === from || path.startsWith(withSlash(from)))
  return fits ? `${withSlash(fits.to)}${path.slice(fits.from.length).replace(/^\/+/, '')}` : path
}

/** `isNew`: whether its client is imported now; undefined if it has none. */
const mappingItem = (wire: WirePathMapping, isNew: boolean | undefined, { download_clients }: RadarrLibrary): Item<null> => {
  const { host, remotePath, localPath } = wire
  const name = `${host}: ${remotePath} → ${localPath}`
  if (isNew === undefined)
    return leftBehind(name, { reason: say(sentences, 'radarr_mapping_alone', { host }), harm: 'setting', goes_to: page })
  if (!isNew) return here(name)
  const client = download_clients.find((one) => hostOf(one).toLowerCase() === host.trim().toLowerCase())?.name ?? host
  return planned<null>(name, 'added', { change: null, reasons: [say(sentences, 'radarr_mapping_into', { client })] })
}

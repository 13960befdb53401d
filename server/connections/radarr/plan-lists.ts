import { Value } from '@sinclair/typebox/value'
import { NewList } from '#server/connections/lists/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { isMask } from './hidden-secrets'
import type { Item } from './item'
import { availabilityOf } from './movie-facts'
import type { RootOf } from './places'
import { here, leftBehind, planned, settled } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'
import type { WireList } from './wire-rules'

/** By name: ids are known only after the import. */
export type ListChange = { list: NewList; profile: string | null; root: string | null; tags: string[] }
type Deps = {
  present: Present
  profiles: ReadonlyMap<number, string>
  tags: ReadonlyMap<number, string>
  /** The library folder here that a folder of Radarr is. */
  rootOf: RootOf
}
type Source = Pick<NewList, 'type' | 'settings'>

const page = '/settings/followed-lists'

export const planLists = ({ lists }: RadarrLibrary, { present, profiles, tags, rootOf }: Deps): Item<ListChange>[] => {
  const seen = new Set<string>()
  return lists.map((wire) => {
    const name = wire.name.trim().slice(0, 100)
    if (present.lists.has(name) || seen.has(name)) return { ...here(name), reasons: [say(sentences, 'radarr_list_here')] }
    const source = sourceOf(wire)
    if ('code' in source) return leftBehind(wire.name, { reason: source, harm: 'setting', goes_to: page })
    const list = { name, ...source, ...choicesOf(wire) }
    if (!Value.Check(NewList, list)) return { ...settled(wire.name, 'impossible', say(sentences, 'radarr_list_odd')), harm: 'setting' }
    seen.add(name)
    const change = {
      list,
      profile: profiles.get(wire.qualityProfileId ?? 0) ?? null,
      root: rootOf(wire.rootFolderPath),
      tags: (wire.tags ?? []).flatMap((id) => tags.get(id) ?? []),
    }
    const notes = notesOn(wire, change.root)
    return { ...planned(name, 'added', { change, reasons: notes }), ...(notes.length > 0 && { harm: 'setting' as const, goes_to: page }) }
  })
}

const notesOn = (wire: WireList, root: string | null): Sentence[] => [
  ...(wire.rootFolderPath && root === null ? [say(sentences, 'radarr_folder_not_here', { path: wire.rootFolderPath })] : []),
  ...(wire.monitor === 1 || wire.monitor === 'movieAndCollection' ? [say(sentences, 'radarr_list_collections')] : []),
]

const choicesOf = (wire: WireList): Omit<NewList, 'name' | 'type'> => ({
  enabled: Boolean(wire.enabled ?? true),
  auto_add: Boolean(wire.enableAuto ?? false),
  monitored_when_added: wire.monitor !== 2 && wire.monitor !== 'none',
  search_when_added: Boolean(wire.searchOnAdd ?? true),
  minimum_availability: availabilityOf(wire),
})

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '')

const sourceOf = ({ implementation, settings }: WireList): Source | Sentence => {
  const read = readers[implementation]
  return read?.(settings) ?? say(sentences, 'radarr_list_type', { implementation })
}

/** Undefined if a needed value is missing. */
const readers: Readonly<Record<string, (settings: WireList['settings']) => Source | Sentence | undefined>> = {
  RSSImport: ({ link }) => (text(link) ? { type: 'rss', settings: { url: text(link) } } : undefined),
  TMDbListImport: ({ listId }) => (text(listId) ? { type: 'metadata_list', settings: { list: text(listId) } } : undefined),
  TMDbCollectionImport: ({ collectionId }) =>
    text(collectionId) ? { type: 'metadata_collection', settings: { collection: text(collectionId) } } : undefined,
  TraktListImport: ({ username, listname }) =>
    text(username) && text(listname) ? { type: 'tracker_list', settings: { list: `${text(username)}/${text(listname)}` } } : undefined,
  RadarrImport: ({ baseUrl, apiKey }) => {
    if (isMask(apiKey)) return say(sentences, 'radarr_list_needs_key')
    return text(baseUrl) && text(apiKey) ? { type: 'radarr', settings: { url: text(baseUrl), api_key: text(apiKey) } } : undefined
  },
}

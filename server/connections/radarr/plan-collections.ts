import { say } from '#server/foundation/lib/sentence'
import type { Item } from './item'
import { availabilityOf } from './movie-facts'
import type { RootOf } from './places'
import { here, planned } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'
import type { WireCollection } from './wire-rules'

export type CollectionChange = { metadata_id: number; name: string; profile: string | null; root: string | null }
type Deps = { present: Present; profiles: ReadonlyMap<number, string>; tags: ReadonlyMap<number, string>; rootOf: RootOf }

/** Collections that Radarr monitors are followed. */
export const planCollections = (library: RadarrLibrary, { present, profiles, tags, rootOf }: Deps): Item<CollectionChange>[] => {
  return library.collections.flatMap((wire): Item<CollectionChange>[] => {
    if (!wire.monitored) return []
    const name = wire.title?.trim() || `Collection ${wire.tmdbId}`
    return [present.collections.has(wire.tmdbId) ? here(name) : planOne(wire, name, { profiles, tags, rootOf })]
  })
}

const planOne = (wire: WireCollection, name: string, { profiles, tags, rootOf }: Omit<Deps, 'present'>): Item<CollectionChange> => {
  const root = rootOf(wire.rootFolderPath)
  const path = root === null ? wire.rootFolderPath : null
  const notes = [
    ...(path ? [say(sentences, 'radarr_folder_not_here', { path })] : []),
    say(sentences, 'radarr_collection_rest', { settings: restOf(wire, tags) }),
  ]
  const change = { metadata_id: wire.tmdbId, name, profile: profiles.get(wire.qualityProfileId ?? 0) ?? null, root }
  const reasons = [say(sentences, 'radarr_collection_followed'), ...notes]
  return { ...planned<CollectionChange>(name, 'added', { change, reasons }), harm: path ? 'setting' : 'comfort' }
}

/** How Radarr adds its new movies. */
const restOf = (wire: WireCollection, tags: ReadonlyMap<number, string>): string[] => {
  const only = (wire.tags ?? []).map((id) => tags.get(id) ?? String(id))
  return [
    `minimumAvailability: ${availabilityOf(wire)}`,
    ...(wire.searchOnAdd === false || wire.searchOnAdd === 0 ? ['searchOnAdd: no'] : []),
    ...(only.length > 0 ? [`tags: ${only.join(', ')}`] : []),
  ]
}

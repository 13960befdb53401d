import { say } from '#server/foundation/lib/sentence'
import { here, type Item, leftBehind, planned } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'

export type CollectionChange = { metadata_id: number; profile: string | null }
type Deps = { present: Present; profiles: ReadonlyMap<number, string> }

/** Collections that Radarr monitors. One without a movie in the library does not exist here. */
export const planCollections = (library: RadarrLibrary, { present, profiles }: Deps): Item<CollectionChange>[] => {
  const coming = new Set(library.movies.flatMap(({ collection }) => collection?.tmdbId ?? []))
  return library.collections.flatMap((wire) => {
    if (!wire.monitored) return []
    const name = wire.title?.trim() || `Collection ${wire.tmdbId}`
    const known = present.collections.get(wire.tmdbId)
    if (known?.monitored) return [here(name)]
    if (!known && !coming.has(wire.tmdbId))
      return [leftBehind(name, { reason: say(sentences, 'radarr_collection_without_movies'), harm: 'knowledge', goes_to: null })]
    const change = { metadata_id: wire.tmdbId, profile: profiles.get(wire.qualityProfileId ?? 0) ?? null }
    return [planned(name, 'added', { change, reasons: [say(sentences, 'radarr_collection_monitored')] })]
  })
}

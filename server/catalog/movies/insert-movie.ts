import type { Config } from '#server/foundation/config/schema'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { dropExclusion } from './exclusions'
import { fromMetadata } from './movie'
import { keepPeople } from './people'
import type { NewMovie } from './schema'
import { announceStreamable } from './streamable'
import { type AddedBy, moviesTable } from './table'
import { chooseProfile, chooseRoot, collectionOf, type OutFrom, type Row, refuseKnown, setTags } from './write'

type Deps = { clock: Clock; config: { get(): Config }; outFrom: OutFrom }
type Wanted = {
  wanted: NewMovie
  found: MetadataMovie
  added_at: string
  added_by: AddedBy
  metadata_refreshed_at: string | null
  kept?: Partial<Row>
}

/**
 * Adds a movie to the library. Runs in the caller's transaction. Throws Conflict if it is already there, Invalid for a choice that does not
 * exist.
 */
export const createInsertMovie =
  ({ clock, config, outFrom }: Deps) =>
  (tx: Tx, announce: Announce, { wanted, found, added_at, added_by, metadata_refreshed_at, kept = {} }: Wanted): Row => {
    refuseKnown(tx, wanted.metadata_id)
    const now = stamp(clock)
    const minimum_availability = wanted.minimum_availability ?? config.get().minimum_availability_default
    const movie = tx
      .insert(moviesTable)
      .values({
        ...fromMetadata(found),
        metadata_id: wanted.metadata_id,
        collection_id: collectionOf(tx, found),
        monitored: wanted.monitored ?? true,
        minimum_availability,
        available_from: outFrom(found, minimum_availability, added_at),
        quality_profile_id: chooseProfile(tx, wanted.quality_profile_id),
        root_folder_id: chooseRoot(tx, wanted.root_folder_id ?? null, config.get().default_root_folder_id),
        added_at,
        added_by,
        updated_at: now,
        metadata_refreshed_at,
        next_search_at: now,
        ...kept,
      })
      .returning()
      .get()
    keepPeople(tx, movie.id, found.details)
    setTags(tx, [movie.id], wanted.tag_ids ?? [])
    dropExclusion(tx, announce, movie.metadata_id)
    const { id: movie_id, title, metadata_id, year, monitored } = movie
    announce({ type: 'movie_added', movie_id, title, metadata_id, year, search: monitored && (wanted.search ?? true) })
    // Who adds it by hand sees so on its page, and a list may add hundreds.
    if (added_by.startsWith('follow:')) announceStreamable(announce, { before: { extras: null }, now: movie }, config.get())
    return movie
  }

import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Arrived, FetchMany } from './fetch-many'
import type { createInsertMovie } from './insert-movie'
import type { NewMovie } from './schema'
import type { AddedBy } from './table'

export type AddMany = ReturnType<typeof createAddMany>
/** `known`: it is in the library by now, or excluded. `gone`: the metadata provider does not have it. */
type Outcome = 'added' | 'known' | 'gone'
type Deps = {
  clock: Clock
  fetchMany: FetchMany
  insertMovie: ReturnType<typeof createInsertMovie>
  /** Whether a movie is neither in the library nor excluded. */
  isNew: (tx: Tx, metadataId: number) => boolean
}
type How = {
  added_by: AddedBy
  /** Runs in the transaction of the movie. */
  note: (tx: Tx, metadataId: number, outcome: Outcome) => void
  /** Asked before each batch. */
  goesOn: () => boolean
}

/** The way of many movies into the library. None is searched for on its own, because the wanted search finds them due. Returns why it ended early. */
export const createAddMany = ({ clock, fetchMany, insertMovie, isNew }: Deps) => {
  type Adding = Arrived<NewMovie> & Pick<How, 'added_by'>
  const add = (tx: Tx, announce: Announce, { wanted, found, added_by }: Adding): Outcome => {
    if (found === null) return 'gone'
    if (!isNew(tx, wanted.metadata_id)) return 'known'
    const now = stamp(clock)
    insertMovie(tx, announce, { wanted: { ...wanted, search: false }, found, added_by, added_at: now, metadata_refreshed_at: now })
    return 'added'
  }

  return (wanted: readonly NewMovie[], { added_by, note, goesOn }: How): Promise<Error | null> =>
    fetchMany(wanted, {
      goesOn,
      store: (tx, announce, arrived) => note(tx, arrived.wanted.metadata_id, add(tx, announce, { ...arrived, added_by })),
    })
}

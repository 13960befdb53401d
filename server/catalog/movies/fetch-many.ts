import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import type { Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'

type Deps = { journal: Journal; metadata: { movie(metadataId: number): Promise<MetadataMovie> } }
type Wanted = { readonly metadata_id: number }
/** `found` is null if the metadata provider does not have the movie. */
export type Arrived<W> = { readonly wanted: W; readonly found: MetadataMovie | null }
type How<W> = {
  store: (tx: Tx, announce: Announce, arrived: Arrived<W>) => void
  /** Asked before each batch. */
  goesOn: () => boolean
}
export type FetchMany = ReturnType<typeof createFetchMany>

/** The metadata client keeps the provider's pace; more at once would only let the requests of people wait. */
const atOnce = 24
/** Requests are answered between two transactions. */
const longestMs = 10

/**
 * The metadata of many movies, at the provider's pace, in one transaction for as many as a turn allows. Ends at the first failure that is not
 * about one movie, after storing what arrived beside it, and returns it.
 */
export const createFetchMany = ({ journal, metadata }: Deps) => {
  const fetchOne = async <W extends Wanted>(wanted: W): Promise<Arrived<W> | Error> => {
    const found = await attempt(() => metadata.movie(wanted.metadata_id))
    if (found.ok) return { wanted, found: found.value }
    return found.error instanceof NotFound ? { wanted, found: null } : found.error
  }

  /** Stores as many as one turn allows; returns how many. */
  const storeSome = <W>(arrived: readonly Arrived<W>[], store: How<W>['store']): number =>
    journal.commit((tx, announce) => {
      const turn = createTurn({ longestMs })
      let stored = 0
      do store(tx, announce, arrived[stored++]!)
      while (stored < arrived.length && !turn.isOver())
      return stored
    })

  const storeAll = async <W>(arrived: readonly Arrived<W>[], store: How<W>['store']): Promise<void> => {
    for (let from = 0; from < arrived.length; await turnOfOthers()) from += storeSome(arrived.slice(from), store)
  }

  return async <W extends Wanted>(wanted: readonly W[], { store, goesOn }: How<W>): Promise<Error | null> => {
    const fetchBatch = (from: number) => Promise.all(wanted.slice(from, from + atOnce).map(fetchOne))
    let next = fetchBatch(0)
    for (let from = 0; from < wanted.length && goesOn(); from += atOnce) {
      const answers = await next
      // The provider is asked on while these are stored.
      next = fetchBatch(from + atOnce)
      const arrived = answers.flatMap((answer) => (answer instanceof Error ? [] : [answer]))
      const stored = await attempt(() => storeAll(arrived, store))
      const trouble = stored.ok ? answers.find((answer) => answer instanceof Error) : stored.error
      if (trouble) return trouble
    }
    return null
  }
}

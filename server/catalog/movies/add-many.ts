import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import type { Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import type { createInsertMovie } from './insert-movie'
import type { NewMovie } from './schema'
import type { AddedBy } from './table'

export type AddMany = ReturnType<typeof createAddMany>
/** `known`: it is in the library by now, or excluded. `gone`: the metadata provider does not have it. */
type Outcome = 'added' | 'known' | 'gone'
type ManyAdded = { added: number /** Why it ended early. */; trouble: Error | null }
type Deps = {
  journal: Journal
  clock: Clock
  metadata: { movie(metadataId: number): Promise<MetadataMovie> }
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
type Arrived = { wanted: NewMovie; found: MetadataMovie | null }

/** The metadata client keeps the provider's pace; more at once would only let the requests of people wait. */
const atOnce = 24
/** Requests are answered between two transactions. */
const longestMs = 10

/**
 * The way of many movies into the library: metadata at the provider's pace, one transaction for those that arrived together, and no search
 * of their own, because the wanted search finds them due. Ends at the first failure that is not about one movie.
 */
export const createAddMany = ({ journal, clock, metadata, insertMovie, isNew }: Deps) => {
  const fetchOne = async (wanted: NewMovie): Promise<Arrived | Error> => {
    const found = await attempt(() => metadata.movie(wanted.metadata_id))
    if (found.ok) return { wanted, found: found.value }
    return found.error instanceof NotFound ? { wanted, found: null } : found.error
  }

  const store = (tx: Tx, announce: Announce, { wanted, found, added_by }: Arrived & Pick<How, 'added_by'>): Outcome => {
    if (found === null) return 'gone'
    if (!isNew(tx, wanted.metadata_id)) return 'known'
    const now = stamp(clock)
    insertMovie(tx, announce, { wanted: { ...wanted, search: false }, found, added_by, added_at: now, metadata_refreshed_at: now })
    return 'added'
  }

  /** Stores as many as one turn allows. */
  const storeSome = (arrived: readonly Arrived[], { added_by, note }: How): Outcome[] =>
    journal.commit((tx, announce) => {
      const turn = createTurn({ longestMs })
      const outcomes: Outcome[] = []
      for (const each of arrived) {
        const outcome = store(tx, announce, { ...each, added_by })
        note(tx, each.wanted.metadata_id, outcome)
        outcomes.push(outcome)
        if (turn.isOver()) break
      }
      return outcomes
    })

  const storeAll = async (arrived: readonly Arrived[], how: How): Promise<number> => {
    let added = 0
    for (let from = 0; from < arrived.length; ) {
      const outcomes = storeSome(arrived.slice(from), how)
      from += outcomes.length
      added += outcomes.filter((outcome) => outcome === 'added').length
      await turnOfOthers()
    }
    return added
  }

  const storeBatch = async (answers: readonly (Arrived | Error)[], how: How): Promise<ManyAdded> => {
    const arrived = answers.flatMap((answer) => (answer instanceof Error ? [] : [answer]))
    const failed = answers.find((answer) => answer instanceof Error)
    const stored = await attempt(() => storeAll(arrived, how))
    return stored.ok ? { added: stored.value, trouble: failed ?? null } : { added: 0, trouble: stored.error }
  }

  return async (wanted: readonly NewMovie[], how: How): Promise<ManyAdded> => {
    const fetchBatch = (from: number) => Promise.all(wanted.slice(from, from + atOnce).map(fetchOne))
    let added = 0
    let next = fetchBatch(0)
    for (let from = 0; from < wanted.length && how.goesOn(); from += atOnce) {
      const answers = await next
      // The provider is asked on while these are stored.
      next = fetchBatch(from + atOnce)
      const batch = await storeBatch(answers, how)
      added += batch.added
      if (batch.trouble) return { added, trouble: batch.trouble }
    }
    return { added, trouble: null }
  }
}

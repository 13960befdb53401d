import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import type { Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { fromMetadata } from './movie'
import { keepPeople } from './people'
import { moviesTable } from './table'
import { collectionOf, type OutFrom, type Row } from './write'

type Deps = {
  journal: Journal
  clock: Clock
  metadata: { movie(metadataId: number): Promise<MetadataMovie> }
  outFrom: OutFrom
}
type Known = Pick<Row, 'id' | 'metadata_id'>
/** `found` is null if the metadata provider has the movie no more. */
type Arrived = { id: number; found: MetadataMovie | null }

/** The metadata client keeps the provider's pace. */
const atOnce = 24
/** Requests are answered between two transactions. */
const longestMs = 20

/** Fetches the metadata of movies again; changes nothing that the user decided. */
export const createRefresh = ({ journal, clock, metadata, outFrom }: Deps) => {
  const store = (tx: Tx, announce: Announce, { id, found }: Arrived): void => {
    const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
    if (!row) return
    const now = stamp(clock)
    if (found === null) return void tx.update(moviesTable).set({ metadata_refreshed_at: now }).where(eq(moviesTable.id, id)).run()
    const next = fromMetadata(found)
    const fields = (Object.keys(next) as (keyof typeof next)[]).filter((name) => JSON.stringify(next[name]) !== JSON.stringify(row[name]))
    const times = { metadata_refreshed_at: now, ...(fields.length > 0 && { updated_at: now }) }
    const available_from = outFrom(next, row.minimum_availability, row.added_at)
    const { poster_color, color_name } = next.poster_path === row.poster_path ? row : noColor
    const collection_id = collectionOf(tx, found)
    const backdrop_color = next.backdrop_path === row.backdrop_path ? row.backdrop_color : null
    tx.update(moviesTable)
      .set({ ...next, ...times, available_from, poster_color, color_name, backdrop_color, collection_id })
      .where(eq(moviesTable.id, id))
      .run()
    keepPeople(tx, id, found.details)
    if (fields.length > 0) announce({ type: 'movie_updated', movie_id: id, title: next.title, fields })
  }

  const fetchOne = async ({ id, metadata_id }: Known): Promise<Arrived | Error> => {
    const found = await attempt(() => metadata.movie(metadata_id))
    if (found.ok) return { id, found: found.value }
    return found.error instanceof NotFound ? { id, found: null } : found.error
  }

  /** Stores as many as one turn allows; returns how many. */
  const storeSome = (arrived: readonly Arrived[]): number =>
    journal.commit((tx, announce) => {
      const turn = createTurn({ longestMs })
      let stored = 0
      for (const each of arrived) {
        store(tx, announce, each)
        stored += 1
        if (turn.isOver()) break
      }
      return stored
    })

  const refreshSome = async (movies: readonly Known[]): Promise<void> => {
    const answers = await Promise.all(movies.map(fetchOne))
    const arrived = answers.flatMap((answer) => (answer instanceof Error ? [] : [answer]))
    for (let from = 0; from < arrived.length; ) {
      from += storeSome(arrived.slice(from))
      await turnOfOthers()
    }
    const failed = answers.find((answer) => answer instanceof Error)
    if (failed) throw failed
  }

  return {
    /** Throws what the metadata provider throws. */
    async one({ id, metadata_id }: Known): Promise<void> {
      const found = await metadata.movie(metadata_id)
      journal.commit((tx, announce) => store(tx, announce, { id, found }))
    },

    /** At the provider's pace, one transaction for those that arrive together. One that is gone there is not asked for until it is due again. */
    async many(movies: readonly Known[], { goesOn }: { goesOn: () => boolean }): Promise<void> {
      for (let from = 0; from < movies.length && goesOn(); from += atOnce) await refreshSome(movies.slice(from, from + atOnce))
    },
  }
}

const noColor = { poster_color: null, color_name: 'none' } as const

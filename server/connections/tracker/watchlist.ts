import { asc, eq, isNull, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { RemoteListed } from '#server/foundation/upstream/tracker/client'
import { trackerWatchlistTable } from './table'

type Deps = {
  db: Db
  clock: Clock
  log: Log
  known: (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }
  /** Adds a movie as a person would. */
  add: (wanted: { metadata_id: number }, addedBy: 'tracker') => Promise<unknown>
  /** The maximum per sync. */
  most: () => number
}
export type Watchlist = ReturnType<typeof createWatchlist>

/** Turns the tracker's watchlist into wanted movies. One that was added before and removed by the person stays away. */
export const createWatchlist = ({ db, clock, log, known, add, most }: Deps) => {
  const done = (metadata_id: number): void => {
    db.update(trackerWatchlistTable)
      .set({ added_at: stamp(clock) })
      .where(eq(trackerWatchlistTable.metadata_id, metadata_id))
      .run()
  }

  const noteHeld = (): void => {
    const held = sql`${trackerWatchlistTable.metadata_id} IN (SELECT ${moviesTable.metadata_id} FROM ${moviesTable})`
    db.update(trackerWatchlistTable)
      .set({ added_at: stamp(clock) })
      .where(sql`${trackerWatchlistTable.added_at} IS NULL AND ${held}`)
      .run()
  }

  const addable = (items: readonly { metadata_id: number }[]): number[] => {
    const ids = items.map(({ metadata_id }) => metadata_id)
    const { movies, excluded } = known(ids)
    return ids.filter((id) => !movies.has(id) && !excluded.has(id))
  }

  const addOne = async (metadata_id: number): Promise<boolean> => {
    try {
      await add({ metadata_id }, 'tracker')
    } catch (error) {
      if (!(error instanceof NotFound || error instanceof Conflict)) throw error
      log.info('a watchlist movie cannot be added', { metadata_id, reason: error.message })
      done(metadata_id)
      return false
    }
    done(metadata_id)
    return true
  }

  return {
    /** Stores the current list. A movie that left it and returns counts as new. */
    keep(items: readonly RemoteListed[]): void {
      db.transaction((tx) => {
        const still = JSON.stringify(items.map(({ metadata_id }) => metadata_id))
        tx.delete(trackerWatchlistTable)
          .where(sql`${trackerWatchlistTable.metadata_id} NOT IN (SELECT value FROM json_each(${still}))`)
          .run()
        items.forEach(({ metadata_id, title }, position) => {
          tx.insert(trackerWatchlistTable)
            .values({ metadata_id, title, position })
            .onConflictDoUpdate({ target: trackerWatchlistTable.metadata_id, set: { title, position } })
            .run()
        })
      })
    },

    /** How many of these would be added. */
    wouldAdd(items: readonly RemoteListed[]): number {
      const isDone = sql`${trackerWatchlistTable.added_at} IS NOT NULL`
      const old = new Set(
        db
          .select({ id: trackerWatchlistTable.metadata_id })
          .from(trackerWatchlistTable)
          .where(isDone)
          .all()
          .map(({ id }) => id),
      )
      return addable(items.filter(({ metadata_id }) => !old.has(metadata_id))).length
    },

    /** Adds the first missing movies, up to the cap. Throws what the metadata provider throws. Returns the number added. */
    async addMissing(): Promise<number> {
      noteHeld()
      const open = db
        .select()
        .from(trackerWatchlistTable)
        .where(isNull(trackerWatchlistTable.added_at))
        .orderBy(asc(trackerWatchlistTable.position))
        .all()
      let added = 0
      for (const metadata_id of addable(open).slice(0, most())) if (await addOne(metadata_id)) added += 1
      return added
    },
  }
}

import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { releasesTable } from './table'

/** Kept of one indexer for one movie: as many as one answer may name. */
const mostOfIndexer = 2000
const rowsPerRead = 500
const rowsPerDelete = 100

type Deps = {
  db: Db
  changed: (rows: readonly { movie_id: number }[]) => void
  /** The indexers that exist. */
  known: () => ReadonlySet<number>
}
type Place = Pick<typeof releasesTable.$inferSelect, 'id' | 'indexer_id' | 'last_seen_at' | 'grabbed_at'>

/**
 * Of very many candidates that one indexer named for a movie, deletes those not named for longest, unless they were grabbed. Indexers that
 * were removed count as one. A few at a time, with pauses.
 */
export const createForgetSurplus =
  ({ db, changed, known }: Deps) =>
  async (movieId: number, pause: () => Promise<void>): Promise<void> => {
    const found = db.select({ rows: count() }).from(releasesTable).where(eq(releasesTable.movie_id, movieId)).get()
    if (!found || found.rows <= mostOfIndexer) return
    const ids = surplusOf(await placesOf(db, movieId, pause), known())
    for (let at = 0; at < ids.length; at += rowsPerDelete) {
      await pause()
      const some = inArray(releasesTable.id, ids.slice(at, at + rowsPerDelete))
      changed(db.delete(releasesTable).where(some).returning({ movie_id: releasesTable.movie_id }).all())
    }
  }

const placesOf = async (db: Db, movieId: number, pause: () => Promise<void>): Promise<Place[]> => {
  const { id, movie_id, indexer_id, last_seen_at, grabbed_at } = releasesTable
  const places: Place[] = []
  for (;;) {
    const more = db
      .select({ id, indexer_id, last_seen_at, grabbed_at })
      .from(releasesTable)
      .where(and(eq(movie_id, movieId), gt(id, places.at(-1)?.id ?? 0)))
      .orderBy(asc(id))
      .limit(rowsPerRead)
      .all()
    places.push(...more)
    if (more.length < rowsPerRead) return places
    await pause()
  }
}

/** The ids of those beyond what is kept of their indexer. */
const surplusOf = (places: readonly Place[], known: ReadonlySet<number>): number[] => {
  const open = places.filter(({ grabbed_at }) => grabbed_at === null)
  const byIndexer = Map.groupBy(open, ({ indexer_id }) => (indexer_id !== null && known.has(indexer_id) ? indexer_id : null))
  return [...byIndexer.values()].flatMap((ofOne) =>
    ofOne
      .toSorted((a, b) => b.last_seen_at.localeCompare(a.last_seen_at) || a.id - b.id)
      .slice(mostOfIndexer)
      .map(({ id }) => id),
  )
}

import { and, eq, sql } from 'drizzle-orm'
import { historyTable } from '#server/foundation/history/table'
import type { Db } from '#server/foundation/platform/db/open'

type Known = (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }

/** Leaves out the movies that are in the library, excluded, or were removed from it at any time. */
export const createMayCome =
  ({ db, known }: { db: Db; known: Known }) =>
  <M extends { metadata_id: number }>(movies: readonly M[]): M[] => {
    const ids = movies.map(({ metadata_id }) => metadata_id)
    const { movies: here, excluded } = known(ids)
    const removed = removedOf(db, ids)
    return movies.filter(({ metadata_id: id }) => !here.has(id) && !excluded.has(id) && !removed.has(id))
  }

const removedOf = (db: Db, metadataIds: readonly number[]): Set<number> => {
  const id = sql<number>`json_extract(${historyTable.data}, '$.metadata_id')`
  const isAsked = sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(metadataIds)}))`
  const isRemoval = and(eq(historyTable.type, 'movie_removed'), isAsked)
  const rows = db.select({ id }).from(historyTable).where(isRemoval).all()
  return new Set(rows.map((row) => row.id))
}

import { eq, sql } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { moviesTable } from '#server/catalog/movies/table'
import { inBatches } from '#server/foundation/platform/db/in-batches'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from './table'

/**
 * Movies that may get a file from their own folder: all of them, or the given one. Excludes movies with an active download, which brings
 * its own file.
 */
export const moviesWithoutFile = (db: Db, movieId: number | null) => {
  const hasFile = sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL)`
  const isUnderWay = sql`EXISTS (SELECT 1 FROM ${downloadsTable} d WHERE d.movie_id = ${moviesTable.id} AND d.state IN ${open} AND d.imported_at IS NULL)`
  const which = movieId === null ? sql`1` : eq(moviesTable.id, movieId)
  return inBatches(moviesTable.id, (isNext, most) =>
    db
      .select()
      .from(moviesTable)
      .where(sql`${isNext} AND ${which} AND NOT ${hasFile} AND NOT ${isUnderWay}`)
      .orderBy(moviesTable.id)
      .limit(most)
      .all(),
  )
}

import { type SQLWrapper, sql } from 'drizzle-orm'
import { collectionsTable, exclusionsTable, moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'

/** Which of the provider's movies are in the library, and which are excluded from being added automatically. */
export const createKnown =
  (db: Db) =>
  (metadataIds: readonly number[]): { movies: Map<number, number>; excluded: Set<number> } => {
    const isAsked = (column: SQLWrapper) => sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(metadataIds)}))`
    const movies = db
      .select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id })
      .from(moviesTable)
      .where(isAsked(moviesTable.metadata_id))
      .all()
    const excluded = db
      .select({ metadata_id: exclusionsTable.metadata_id })
      .from(exclusionsTable)
      .where(isAsked(exclusionsTable.metadata_id))
      .all()
    return {
      movies: new Map(movies.map((movie) => [movie.metadata_id, movie.id])),
      excluded: new Set(excluded.map(({ metadata_id }) => metadata_id)),
    }
  }

/** The library's id of a collection, if it has a movie from it. */
export const createCollectionIdOf =
  (db: Db) =>
  (metadataId: number): number | null => {
    const hasMovies = sql`EXISTS (SELECT 1 FROM ${moviesTable} WHERE ${moviesTable.collection_id} = ${collectionsTable.id})`
    const isMeant = sql`${collectionsTable.metadata_id} = ${metadataId} AND ${hasMovies}`
    return db.select({ id: collectionsTable.id }).from(collectionsTable).where(isMeant).get()?.id ?? null
  }

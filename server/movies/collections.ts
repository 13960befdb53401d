import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/open'
import { NotFound } from '#server/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf } from '#server/platform/http/page'
import type { Collection } from './schema'
import { collectionsTable, moviesTable } from './table'

export type Collections = ReturnType<typeof createCollections>

/** Series of movies, as far as the library has some of them. */
export const createCollections = ({ db, cursors }: { db: Db; cursors: Cursors }) => {
  const columns = {
    id: collectionsTable.id,
    metadata_id: collectionsTable.metadata_id,
    name: collectionsTable.name,
    movie_ids: sql<string>`(SELECT json_group_array(m.id) FROM (SELECT id FROM ${moviesTable} WHERE collection_id = ${collectionsTable}.id ORDER BY year, id) m)`,
  }
  const hasMovies = sql`EXISTS (SELECT 1 FROM ${moviesTable} WHERE ${moviesTable.collection_id} = ${collectionsTable.id})`
  const show = ({ movie_ids, ...row }: { id: number; metadata_id: number; name: string; movie_ids: string }): Collection => {
    const ids = JSON.parse(movie_ids) as number[]
    return { ...row, movie_ids: ids, movie_count: ids.length }
  }

  return {
    get(id: number): Collection {
      const row = db.select(columns).from(collectionsTable).where(eq(collectionsTable.id, id)).get()
      if (!row) throw new NotFound('collection', id)
      return show(row)
    },

    list(asked: PageRequest): PageOf<Collection> {
      const scope = 'collections'
      const limit = clampLimit(asked.limit)
      const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
      const { after, orderBy } = keyset({ column: sql`${collectionsTable.name}`, order: 'asc' }, sql`${collectionsTable.id}`, position)
      const rows = db
        .select(columns)
        .from(collectionsTable)
        .where(after ? sql`${hasMovies} AND ${after}` : hasMovies)
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      const page = pageOf(rows, { limit, scope, cursors, at: (row) => [row.name, row.id] })
      return { ...page, results: page.results.map(show) }
    },

    byIds: (ids: readonly number[]): Map<number, Collection> =>
      new Map(
        db
          .select(columns)
          .from(collectionsTable)
          .where(sql`${collectionsTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .all()
          .map((row) => [row.id, show(row)]),
      ),
  }
}

import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { Collection } from './schema'
import { collectionsTable, moviesTable } from './table'

export type CollectionFacts = Omit<typeof collectionsTable.$inferInsert, 'id' | 'metadata_id' | 'name' | 'refreshed_at'>
export type Collections = ReturnType<typeof createCollections>

type Deps = { db: Db; cursors: Cursors; pictureUrl: (path: string, kind: 'poster' | 'backdrop') => string }

/** Collections of which the library has at least one movie. */
export const createCollections = ({ db, cursors, pictureUrl }: Deps) => {
  const columns = {
    ...ownColumns,
    part_count: sql<number | null>`json_array_length(${collectionsTable.parts})`,
    movie_ids: sql<string>`(SELECT json_group_array(m.id) FROM (SELECT id FROM ${moviesTable} WHERE collection_id = ${collectionsTable}.id ORDER BY year, id) m)`,
  }
  const hasMovies = sql`EXISTS (SELECT 1 FROM ${moviesTable} WHERE ${moviesTable.collection_id} = ${collectionsTable.id})`
  const read = () => db.select(columns).from(collectionsTable)
  type Shown = NonNullable<ReturnType<ReturnType<typeof read>['get']>>
  const show = ({ movie_ids, poster_path, backdrop_path, refreshed_at: _, ...row }: Shown): Collection => {
    const ids = JSON.parse(movie_ids) as number[]
    return {
      ...row,
      poster_url: poster_path === null ? null : pictureUrl(poster_path, 'poster'),
      backdrop_url: backdrop_path === null ? null : pictureUrl(backdrop_path, 'backdrop'),
      movie_ids: ids,
      movie_count: ids.length,
    }
  }

  const get = (id: number): Collection => {
    const row = read().where(eq(collectionsTable.id, id)).get()
    if (!row) throw new NotFound('collection', id)
    return show(row)
  }

  return {
    get,

    nameOf: (id: number): string | null =>
      db.select({ name: collectionsTable.name }).from(collectionsTable).where(eq(collectionsTable.id, id)).get()?.name ?? null,

    list(asked: PageRequest): PageOf<Collection> {
      const page = listed(read(), asked, { cursors, scope: 'collections', table: collectionsTable, by: 'name', where: hasMovies })
      return { ...page, results: page.results.map(show) }
    },

    byIds: (ids: readonly number[]): Map<number, Collection> =>
      new Map(
        read()
          .where(sql`${collectionsTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .all()
          .map((row) => [row.id, show(row)]),
      ),

    /** Runs in the caller's transaction. Stores what another Marquee knew of a collection. Does nothing if no movie of it is here. */
    take: (tx: Tx, metadata_id: number, facts: CollectionFacts): void => {
      tx.update(collectionsTable).set(facts).where(eq(collectionsTable.metadata_id, metadata_id)).run()
    },
  }
}

const ownColumns = {
  id: collectionsTable.id,
  metadata_id: collectionsTable.metadata_id,
  name: collectionsTable.name,
  overview: collectionsTable.overview,
  poster_path: collectionsTable.poster_path,
  backdrop_path: collectionsTable.backdrop_path,
  refreshed_at: collectionsTable.refreshed_at,
}

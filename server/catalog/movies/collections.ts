import { count, eq, sql } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { Collection, CollectionPatch } from './schema'
import { collectionsTable, moviesTable } from './table'
import { chooseProfile, chooseRoot } from './write'

export type CollectionFacts = Omit<typeof collectionsTable.$inferInsert, 'id' | 'metadata_id' | 'name' | 'refreshed_at'>
export type Collections = ReturnType<typeof createCollections>

type Deps = { db: Db; journal: Journal; cursors: Cursors; pictureUrl: (path: string, kind: 'poster' | 'backdrop') => string }

/** Collections of which the library has at least one movie. */
export const createCollections = ({ db, journal, cursors, pictureUrl }: Deps) => {
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
  const rowOf = (id: number) => {
    const row = db.select().from(collectionsTable).where(eq(collectionsTable.id, id)).get()
    if (!row) throw new NotFound('collection', id)
    return row
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

    /** How many are monitored. */
    due: (): number => db.select({ n: count() }).from(collectionsTable).where(eq(collectionsTable.monitored, true)).get()?.n ?? 0,

    /** Runs in the caller's transaction. Monitors the collection with the provider's id. Null if it does not exist here. */
    monitor: (
      tx: Tx,
      metadata_id: number,
      choices: Pick<typeof collectionsTable.$inferSelect, 'quality_profile_id' | 'root_folder_id'>,
    ): number | null =>
      tx
        .update(collectionsTable)
        .set({ ...choices, monitored: true })
        .where(eq(collectionsTable.metadata_id, metadata_id))
        .returning({ id: collectionsTable.id })
        .get()?.id ?? null,

    /** Runs in the caller's transaction. Stores what another Marquee knew of a collection. Null if no movie of it is here. */
    take: (tx: Tx, metadata_id: number, facts: CollectionFacts): number | null =>
      tx
        .update(collectionsTable)
        .set(facts)
        .where(eq(collectionsTable.metadata_id, metadata_id))
        .returning({ id: collectionsTable.id })
        .get()?.id ?? null,

    /** Throws NotFound or Invalid. */
    update(id: number, patch: CollectionPatch): Collection {
      rowOf(id)
      journal.commit((tx) => {
        if (patch.quality_profile_id) chooseProfile(tx, patch.quality_profile_id)
        if (patch.root_folder_id) chooseRoot(tx, patch.root_folder_id)
        if (Object.keys(patch).length > 0) tx.update(collectionsTable).set(patch).where(eq(collectionsTable.id, id)).run()
      })
      return get(id)
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
  monitored: collectionsTable.monitored,
  quality_profile_id: collectionsTable.quality_profile_id,
  root_folder_id: collectionsTable.root_folder_id,
}

import { eq, sql } from 'drizzle-orm'
import { attempt } from '#server/foundation/lib/attempt'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { MetadataCollection, MetadataListing } from '#server/foundation/upstream/metadata/client'
import type { CollectionAdded, NewMovie } from './schema'
import { collectionsTable, moviesTable } from './table'

export type CollectionParts = ReturnType<typeof createCollectionParts>

type Deps = {
  db: Db
  clock: Clock
  metadata: { collection(metadataId: number): Promise<MetadataCollection> }
  /** Adds a movie as a person would. Throws what the metadata provider throws. */
  add: (wanted: NewMovie) => Promise<{ id: number }>
  known: (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }
}

/** Completes collections of movies. */
export const createCollectionParts = ({ db, clock, metadata, add, known }: Deps) => {
  const rowOf = (id: number) => {
    const row = db.select().from(collectionsTable).where(eq(collectionsTable.id, id)).get()
    if (!row) throw new NotFound('collection', id)
    return row
  }

  /** Fetches the parts from the provider. `fresh` holds those that were not dealt with before, and is empty the first time. */
  const refresh = async (id: number): Promise<{ parts: MetadataListing[]; fresh: MetadataListing[] }> => {
    const row = rowOf(id)
    const { name, overview, poster_path, backdrop_path, parts } = await metadata.collection(row.metadata_id)
    const before = row.parts && new Set(row.parts.filter(({ is_new }) => !is_new).map(({ metadata_id }) => metadata_id))
    const isFresh = ({ metadata_id }: MetadataListing) => before?.has(metadata_id) === false
    const stored = parts.map((part) => (isFresh(part) ? { ...part, is_new: true as const } : part))
    const found = { name, overview, poster_path, backdrop_path, parts: stored, refreshed_at: stamp(clock) }
    db.update(collectionsTable).set(found).where(eq(collectionsTable.id, id)).run()
    return { parts, fresh: parts.filter(isFresh) }
  }

  /** These are not tried again. All others are, even if the service stops in between. */
  const settle = (id: number, done: readonly number[]): void => {
    const parts = rowOf(id).parts?.map(({ is_new, ...part }) => (is_new && !done.includes(part.metadata_id) ? { ...part, is_new } : part))
    db.update(collectionsTable).set({ parts }).where(eq(collectionsTable.id, id)).run()
  }

  /** One at a time. A rate limit ends it; any other failure affects that movie only. */
  const addParts = async (id: number, parts: readonly MetadataListing[]): Promise<CollectionAdded> => {
    const choices = choicesOf(rowOf(id))
    const { movies, excluded } = known(idsOf(parts))
    const missing = parts.filter(({ metadata_id }) => !movies.has(metadata_id))
    const wanted = missing.filter(({ metadata_id }) => !excluded.has(metadata_id))
    settle(id, idsOf(parts.filter((part) => !wanted.includes(part))))
    const done: CollectionAdded = { movie_ids: [], excluded: missing.length - wanted.length, failed: [] }
    for (const { metadata_id, title } of wanted) {
      const added = await attempt(() => add({ metadata_id, ...choices }))
      if (added.ok) done.movie_ids.push(added.value.id)
      else if (added.error instanceof UpstreamRateLimited) throw added.error
      else done.failed.push({ metadata_id, title, message: messageOf(added.error) })
      if (added.ok || added.error instanceof NotFound) settle(id, [metadata_id])
    }
    return done
  }

  return {
    /** Adds every part that the library lacks. Throws what the metadata provider throws. */
    addMissing: async (id: number): Promise<CollectionAdded> => addParts(id, (await refresh(id)).parts),

    /** Runs daily: finds new parts of monitored collections and adds them. */
    async addNew(): Promise<void> {
      const before = ago(clock, days(1))
      const isDue = sql`${collectionsTable.monitored} = 1 AND COALESCE(${collectionsTable.refreshed_at}, '') < ${before}`
      const hasMovies = sql`EXISTS (SELECT 1 FROM ${moviesTable} WHERE ${moviesTable.collection_id} = ${collectionsTable.id})`
      const due = db.select({ id: collectionsTable.id }).from(collectionsTable).where(sql`${isDue} AND ${hasMovies}`).limit(10).all()
      for (const { id } of due) await addParts(id, (await refresh(id)).fresh)
    },
  }
}

const choicesOf = ({
  quality_profile_id,
  root_folder_id,
}: Pick<typeof collectionsTable.$inferSelect, 'quality_profile_id' | 'root_folder_id'>) => ({
  ...(quality_profile_id !== null && { quality_profile_id }),
  ...(root_folder_id !== null && { root_folder_id }),
})

const idsOf = (parts: readonly MetadataListing[]): number[] => parts.map(({ metadata_id }) => metadata_id)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

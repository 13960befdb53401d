import { eq } from 'drizzle-orm'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { MetadataCollection } from '#server/foundation/upstream/metadata/client'
import type { CollectionAdded, NewMovie } from './schema'
import { collectionsTable } from './table'

type Choices = Pick<NewMovie, 'quality_profile_id' | 'root_folder_id'>
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
  /** Asks the provider, and stores the answer if the library has a movie of the collection. Throws what the provider throws. */
  const read = async (metadataId: number): Promise<MetadataCollection> => {
    const found = await metadata.collection(metadataId)
    const { name, overview, poster_path, backdrop_path, parts } = found
    const stored = { name, overview, poster_path, backdrop_path, parts, refreshed_at: stamp(clock) }
    db.update(collectionsTable).set(stored).where(eq(collectionsTable.metadata_id, metadataId)).run()
    return found
  }

  return {
    read,

    /** Adds every part that the library lacks, as `choicesOf` its id at the provider says, one at a time. A rate limit ends it; any other failure affects that movie only. */
    async addMissing(id: number, choicesOf: (metadataId: number) => Choices): Promise<CollectionAdded> {
      const row = db.select().from(collectionsTable).where(eq(collectionsTable.id, id)).get()
      if (!row) throw new NotFound('collection', id)
      const { parts } = await read(row.metadata_id)
      const choices = choicesOf(row.metadata_id)
      const { movies, excluded } = known(parts.map(({ metadata_id }) => metadata_id))
      const missing = parts.filter(({ metadata_id }) => !movies.has(metadata_id))
      const wanted = missing.filter(({ metadata_id }) => !excluded.has(metadata_id))
      const done: CollectionAdded = { movie_ids: [], excluded: missing.length - wanted.length, failed: [] }
      for (const { metadata_id, title } of wanted) {
        const added = await attempt(() => add({ metadata_id, ...choices }))
        if (added.ok) done.movie_ids.push(added.value.id)
        else if (added.error instanceof UpstreamRateLimited) throw added.error
        else done.failed.push({ metadata_id, title, message: messageOf(added.error) })
      }
      return done
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

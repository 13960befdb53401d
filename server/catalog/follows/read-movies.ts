import type { MetadataListing, MetadataPerson } from '#server/foundation/upstream/metadata/client'
import type { FollowKind } from './table'

export type Subject = { kind: FollowKind; metadata_id: number }
export type Read = { name: string; picture_path: string | null; movies: MetadataListing[] }
export type ReadMovies = ReturnType<typeof createReadMovies>
type Deps = { metadata: { person(id: number): Promise<MetadataPerson> } }

/** Asks the metadata provider for the movies of what is followed. Throws what it throws. */
export const createReadMovies = ({ metadata }: Deps) => {
  const readers: Record<FollowKind, (id: number) => Promise<Read>> = {
    person: async (id) => {
      const { name, portrait_path, movies } = await metadata.person(id)
      return { name, picture_path: portrait_path, movies: movies.filter(({ role }) => !isNoWork(role)) }
    },
  }
  return ({ kind, metadata_id }: Subject): Promise<Read> => readers[kind](metadata_id)
}

/** Credits for movies that the person did not work on. */
const isNoWork = (role: string | null): boolean => /^thanks$|\barchive (?:footage|sound)\b/i.test(role ?? '')

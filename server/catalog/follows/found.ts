import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { MetadataListing } from '#server/foundation/upstream/metadata/client'
import { type FollowMovie, type FollowRow, followMoviesTable, followsTable } from './table'

export type Movie = Pick<MetadataListing, 'metadata_id' | 'title' | 'year' | 'release_date'>
export type Found = ReturnType<typeof createFound>
type Seen = Pick<FollowMovie, 'state' | 'found_at'>

/** The movies of what is followed, as they were seen. */
export const createFound = ({ db, journal, clock }: { db: Db; journal: Journal; clock: Clock }) => {
  const isFollowed = (tx: Tx, { id }: FollowRow): boolean =>
    tx.select({ id: followsTable.id }).from(followsTable).where(eq(followsTable.id, id)).get() !== undefined

  return {
    seen: (followId: number): Map<number, FollowMovie> =>
      new Map(
        db
          .select()
          .from(followMoviesTable)
          .where(eq(followMoviesTable.follow_id, followId))
          .all()
          .map((movie) => [movie.metadata_id, movie]),
      ),

    known: (follow: FollowRow, movies: readonly Movie[]): void =>
      journal.commit((tx) => {
        if (isFollowed(tx, follow)) store(tx, follow, { movies, seen: { state: 'known', found_at: null } })
      }),

    declined: (follow: FollowRow, movies: readonly Movie[]): void =>
      journal.commit((tx) => store(tx, follow, { movies, seen: { state: 'declined', found_at: stamp(clock) } })),

    /** `all`: how many wait, with earlier ones. */
    waits: (follow: FollowRow, movies: readonly Movie[], all: number): void =>
      journal.commit((tx, announce) => {
        if (!isFollowed(tx, follow)) return
        store(tx, follow, { movies, seen: { state: 'waiting', found_at: stamp(clock) } })
        announce({ type: 'follow_waiting', follow_id: follow.id, name: follow.name, movies: all })
      }),

    /** `movie_id`: it was added as this movie. */
    arrived: (follow: FollowRow, movie: Movie, movie_id: number | null): void =>
      journal.commit((tx, announce) => {
        if (!isFollowed(tx, follow)) return
        store(tx, follow, { movies: [movie], seen: { state: movie_id === null ? 'told' : 'added', found_at: stamp(clock) } })
        const { metadata_id, title, year } = movie
        announce({ type: 'followed_movie_found', follow_id: follow.id, name: follow.name, metadata_id, title, year, movie_id })
      }),
  }
}

const store = (tx: Tx, { id: follow_id }: FollowRow, { movies, seen }: { movies: readonly Movie[]; seen: Seen }): void => {
  for (const { metadata_id, title, year, release_date } of movies) {
    const values = { title, year, release_date, ...seen }
    tx.insert(followMoviesTable)
      .values({ follow_id, metadata_id, ...values })
      .onConflictDoUpdate({ target: [followMoviesTable.follow_id, followMoviesTable.metadata_id], set: values })
      .run()
  }
}

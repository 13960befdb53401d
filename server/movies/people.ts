import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/platform/db/open'
import type { CastMember, CrewMember, MetadataListing, MovieDetails } from '#server/upstream/metadata/client'
import { type MovieExtras, moviePeopleTable } from './table'

export type People = { cast: CastMember[]; crew: CrewMember[] }

/** What a movie's own row keeps of its details. */
export const extrasOf = (details: MovieDetails | null): MovieExtras | null => {
  if (details === null) return null
  const { cast: _, crew: __, similar: ___, ...extras } = details
  return extras
}

/** Part of a transaction. */
export const keepPeople = (tx: Tx, movieId: number, details: MovieDetails | null): void => {
  if (details === null) return
  const { cast, crew, similar } = details
  tx.insert(moviePeopleTable)
    .values({ movie_id: movieId, cast, crew, similar })
    .onConflictDoUpdate({ target: moviePeopleTable.movie_id, set: { cast, crew, similar } })
    .run()
}

/** Who made movies and who is in them, by movie. */
export const peopleByMovies = (db: Db, movieIds: readonly number[]): Map<number, People> =>
  new Map(
    db
      .select()
      .from(moviePeopleTable)
      .where(sql`${moviePeopleTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movieIds)}))`)
      .all()
      .map(({ movie_id, cast, crew }) => [movie_id, { cast, crew }]),
  )

export const similarTo = (db: Db, movieId: number): MetadataListing[] =>
  db.select({ similar: moviePeopleTable.similar }).from(moviePeopleTable).where(eq(moviePeopleTable.movie_id, movieId)).get()?.similar ?? []

/** The metadata ids of movies like them, by movie. */
export const similarByMovies = (db: Db, movieIds: readonly number[]): Map<number, number[]> =>
  new Map(movieIds.map((id) => [id, similarTo(db, id).map(({ metadata_id }) => metadata_id)]))

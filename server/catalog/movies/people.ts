import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { CastMember, CrewMember, MetadataListing, MovieDetails, Studio } from '#server/foundation/upstream/metadata/client'
import { isLiked, isWatched, type MovieExtras, moviePeopleTable, moviesTable } from './table'

export type People = { cast: CastMember[]; crew: CrewMember[]; studios: Studio[] }

/** The details stored in the movie's own row. */
export const extrasOf = (details: MovieDetails | null): MovieExtras | null => {
  if (details === null) return null
  const { cast: _, crew: __, studios: ___, similar: ____, ...extras } = details
  return extras
}

/** Runs in the caller's transaction. */
export const keepPeople = (tx: Tx, movieId: number, details: MovieDetails | null): void => {
  if (details === null) return
  const { cast, crew, studios, similar } = details
  const set = { cast, crew, studios, similar }
  tx.insert(moviePeopleTable)
    .values({ movie_id: movieId, ...set })
    .onConflictDoUpdate({ target: moviePeopleTable.movie_id, set })
    .run()
}

/** Cast, crew, and studios, by movie. */
export const peopleByMovies = (db: Db, movieIds: readonly number[]): Map<number, People> =>
  new Map(
    db
      .select()
      .from(moviePeopleTable)
      .where(sql`${moviePeopleTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movieIds)}))`)
      .all()
      .map(({ movie_id, similar: _, ...people }) => [movie_id, people]),
  )

export const similarTo = (db: Db, movieId: number): MetadataListing[] =>
  db.select({ similar: moviePeopleTable.similar }).from(moviePeopleTable).where(eq(moviePeopleTable.movie_id, movieId)).get()?.similar ?? []

/** Metadata ids of similar movies, by movie. */
export const similarByMovies = (db: Db, movieIds: readonly number[]): Map<number, number[]> =>
  new Map(movieIds.map((id) => [id, similarTo(db, id).map(({ metadata_id }) => metadata_id)]))

/** Enough movies to show the owner's taste: a library may hold thousands. */
const MOST_TELLING = 400
const BILLED = 8

export type LibraryPerson = { person_id: number; name: string; portrait_path: string | null; movie_count: number }

/** Directors and top-billed cast shared by movies that were rated well, watched, or added most recently. */
export const peopleOfLibrary = (db: Db): LibraryPerson[] => {
  const telling = db.all<{ id: number }>(sql`SELECT id FROM ${moviesTable}
    WHERE EXISTS (SELECT 1 FROM ${moviePeopleTable} p WHERE p.movie_id = ${moviesTable}.id)
    ORDER BY ${isLiked} DESC, ${isWatched} DESC, added_at DESC LIMIT ${MOST_TELLING}`)
  const ids = telling.map(({ id }) => id)
  const named = peopleByMovies(db, ids)
  const rows = ids.flatMap((id) => named.get(id) ?? [])
  const people = new Map<number, LibraryPerson>()
  for (const { cast, crew } of rows) {
    const first = [...cast.slice(0, BILLED), ...crew.filter(({ job }) => job === 'Director')]
    for (const { person_id, name, portrait_path } of new Map(first.map((each) => [each.person_id, each])).values()) {
      const known = people.get(person_id)
      people.set(person_id, {
        person_id,
        name,
        portrait_path: known?.portrait_path ?? portrait_path,
        movie_count: (known?.movie_count ?? 0) + 1,
      })
    }
  }
  return [...people.values()].toSorted((a, b) => b.movie_count - a.movie_count || Number(!a.portrait_path) - Number(!b.portrait_path))
}

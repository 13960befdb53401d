import { sql } from 'drizzle-orm'
import { moviePeopleTable, moviesTable } from '#server/catalog/movies/table'
import { say } from '#server/foundation/lib/sentence'
import type { Value } from '#server/foundation/platform/db/prepared'
import type { ReadInThread } from '#server/foundation/platform/db/query-thread'
import { Invalid } from '#server/foundation/platform/errors'
import { playsTable } from '#server/library/playback/table'
import { reviewOf, type Watched } from './review'
import type { YearInReview, YearOfWatching } from './schema'
import { sentences } from './sentences'
import { dayIn, type Viewing, viewingsIn, viewingsOf, yearsOf } from './viewings'

type Deps = {
  read: ReadInThread
  posterOf: (movieId: number, path: string) => string
  portraitOf: (path: string | null) => string | null
  /** That of this computer. */
  time_zone: string
}
export type Years = ReturnType<typeof createYears>

const MOST_PEOPLE = 5
/** As a poster names them. */
const BILLED = 5

/** Years of watching, and each one in review. */
export const createYears = ({ read, posterOf, portraitOf, time_zone: usual }: Deps) => {
  const zoned = (time_zone = usual) => {
    try {
      return dayIn(time_zone)
    } catch {
      throw new Invalid(say(sentences, 'unknown_time_zone', { time_zone }), 'time_zone')
    }
  }
  const viewings = async (): Promise<Viewing[]> => {
    const { plays, marks } = await read({
      plays: sql`SELECT movie_id, coalesce(stopped_at, last_at) FROM ${playsTable} WHERE is_counted`,
      marks: sql`SELECT id, watched_at FROM ${moviesTable} WHERE watched_at IS NOT NULL`,
    })
    return viewingsOf(rowsToViewings(plays), rowsToViewings(marks))
  }
  const people = (rows: readonly Value[][]): YearInReview['directors'] =>
    rows.map(([person_id, name, portrait, movies]) => ({
      person_id: Number(person_id),
      name: String(name),
      portrait_url: portraitOf(portrait === null ? null : String(portrait)),
      movies: Number(movies),
    }))
  const movieOf = ([id, title, year, minutes, genres, poster, color, rating]: Value[]): Watched => ({
    movie_id: Number(id),
    title: String(title),
    year: numberOrNull(year),
    runtime_minutes: numberOrNull(minutes),
    user_rating: numberOrNull(rating),
    poster_url: poster == null ? null : posterOf(Number(id), String(poster)),
    poster_color: color == null ? null : String(color),
    genres: JSON.parse(String(genres)) as string[],
  })

  return {
    async list(time_zone?: string): Promise<YearOfWatching[]> {
      const dayOf = zoned(time_zone)
      return yearsOf(await viewings(), dayOf)
    },
    async review(year: number, time_zone?: string): Promise<YearInReview> {
      const found = viewingsIn(year, await viewings(), zoned(time_zone))
      const ids = JSON.stringify([...new Set(found.map(({ movie_id }) => movie_id))])
      const isSeen = sql`movie_id IN (SELECT value FROM json_each(${ids}))`
      const peopleIn = (column: 'cast' | 'crew', which: string) => sql`SELECT p.value ->> 'person_id', max(p.value ->> 'name'),
          max(p.value ->> 'portrait_path'), count(DISTINCT movie_id) AS movies
        FROM ${moviePeopleTable}, json_each(${sql.raw(`"${column}"`)}) p WHERE ${isSeen} AND ${sql.raw(which)}
        GROUP BY 1 HAVING movies > 1 ORDER BY movies DESC, 2 LIMIT ${MOST_PEOPLE}`
      const { movies, directors, actors } = await read({
        movies: sql`SELECT id, title, year, runtime_minutes, genres, poster_path, poster_color, user_rating FROM ${moviesTable}
          WHERE id IN (SELECT value FROM json_each(${ids}))`,
        directors: peopleIn('crew', "p.value ->> 'job' = 'Director'"),
        actors: peopleIn('cast', `p.key < ${BILLED}`),
      })
      const known = new Map(movies.map(movieOf).map((movie) => [movie.movie_id, movie]))
      return { year, ...reviewOf({ viewings: found, movies: known }), directors: people(directors), actors: people(actors) }
    },
  }
}

const numberOrNull = (value: Value | undefined): number | null => (value == null ? null : Number(value))
const rowsToViewings = (rows: readonly Value[][]): Viewing[] =>
  rows.map(([movie_id, at]) => ({ movie_id: Number(movie_id), at: String(at) }))

import { type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { StateThere } from './schema'
import { dateIn, imdbIn, ratingIn, titleIn, tmdbIn, yearIn } from './values'

/** What a file of another service holds: what a person did, and what they want to watch. */
export type FileContents = { of: string; states: StateThere[]; wanted: Wanted[]; unreadable: string[]; hasUnclearRatings?: boolean }
export type Wanted = Pick<StateThere, 'title' | 'year' | 'tmdb' | 'imdb'>

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const Ids = optional(Type.Record(Type.String(), Type.Unknown()))
const Named = { title: optional(Type.String()), year: optional(Type.Number()), ids: Ids }
const Tracked = Type.Object({
  type: optional(Type.String()),
  movie: optional(Type.Object(Named)),
  ...Named,
  tmdb_id: Type.Optional(Type.Unknown()),
  imdb_id: Type.Optional(Type.Unknown()),
  watched_at: optional(Type.String()),
  rated_at: optional(Type.String()),
  rating: optional(Type.Number()),
  listed_at: optional(Type.String()),
  watchlisted_at: optional(Type.String()),
})
type Tracked = (typeof Tracked)['static']
const Simkl = Type.Object({
  movies: Type.Array(
    Type.Object({
      status: optional(Type.String()),
      last_watched_at: optional(Type.String()),
      user_rating: optional(Type.Number()),
      movie: Type.Object(Named),
    }),
  ),
})
const Shelved = Type.Object({
  _id: Type.String(),
  name: optional(Type.String()),
  type: Type.String(),
  year: Type.Optional(Type.Unknown()),
  removed: optional(Type.Boolean()),
  temp: optional(Type.Boolean()),
  state: optional(
    Type.Object({
      lastWatched: optional(Type.String()),
      timesWatched: optional(Type.Number()),
      flaggedWatched: Type.Optional(Type.Unknown()),
      timeOffset: optional(Type.Number()),
    }),
  ),
})
type Shelved = (typeof Shelved)['static']

/** Reads the JSON of a known service. Null if it is of none. */
export const readShapes = (json: unknown): FileContents | null => {
  if (Value.Check(Simkl, json)) return readSimkl(json)
  const rows = rowsIn(json)
  if (rows === null) return null
  if (rows.some((row) => Value.Check(Shelved, row))) return readStremio(rows)
  return rows.some(isTracked) ? readTracked(rows) : null
}

const rowsIn = (json: unknown): unknown[] | null => {
  if (Array.isArray(json)) return json
  const inside = (json ?? {}) as Record<string, unknown>
  return ['result', 'items', 'libraryItem'].map((name) => inside[name]).find(Array.isArray) ?? null
}

const nothing = { path: null, watched: false, play_count: 0, last_played_at: null, position_seconds: 0, favorite: false, rating: null }

/** Trakt's files, and what Marquee exports for it: a row is a play, a rating, or a wish. */
const isTracked = (row: unknown): row is Tracked => Value.Check(Tracked, row) && nameOf(row) !== null
const isMovie = ({ type, movie }: Tracked): boolean => type == null || type === 'movie' || movie != null

type Seen = { name: Wanted; times: Set<string>; rating: number | null }
export const readTracked = (rows: readonly unknown[]): FileContents => {
  const seen = new Map<string, Seen>()
  const movies = rows.filter(isTracked).filter(isMovie)
  for (const row of movies.filter((one) => !isWish(one))) {
    const name = nameOf(row)
    if (name === null) continue
    const known = seen.get(keyOf(name)) ?? { name, times: new Set<string>(), rating: null }
    seen.set(keyOf(name), known)
    if (row.watched_at != null) known.times.add(dateIn(row.watched_at) ?? '')
    known.rating = ratingIn(row.rating) ?? known.rating
  }
  return {
    of: 'Trakt',
    states: [...seen.values()].map(playsOf),
    wanted: movies.filter(isWish).flatMap((row) => nameOf(row) ?? []),
    unreadable: rows.filter((row) => !isTracked(row) && !isOfSeries(row)).map(() => '?'),
  }
}

const isWish = ({ listed_at, watchlisted_at, rating, watched_at }: Tracked): boolean =>
  (listed_at != null || watchlisted_at != null) && rating == null && watched_at == null

const playsOf = ({ name, times, rating }: Seen): StateThere => {
  const last = [...times].toSorted().at(-1) ?? ''
  return { ...nothing, ...name, watched: times.size > 0, play_count: times.size, last_played_at: last === '' ? null : last, rating }
}

const isOfSeries = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && ('show' in row || 'episode' in row || 'season' in row)

const keyOf = ({ tmdb, imdb, title, year }: Wanted): string => String(tmdb ?? imdb ?? `${title}|${year}`)

const nameOf = ({ movie, ...row }: Tracked): Wanted | null => {
  const { title, year, ids } = movie ?? row
  const named = {
    title: titleIn(title ?? ''),
    year: yearIn(year),
    tmdb: tmdbIn(ids?.tmdb ?? row.tmdb_id),
    imdb: imdbIn(ids?.imdb ?? row.imdb_id),
  }
  if (named.tmdb === null && named.imdb === null && title == null) return null
  return title == null ? { ...named, title: named.imdb ?? `TMDb ${named.tmdb}` } : named
}

const readSimkl = ({ movies }: (typeof Simkl)['static']): FileContents => {
  const states: StateThere[] = []
  const wanted: Wanted[] = []
  for (const { status, last_watched_at, user_rating, movie } of movies) {
    const { title, year, ids } = movie
    const name = { title: titleIn(title ?? ''), year: yearIn(year), tmdb: tmdbIn(ids?.tmdb), imdb: imdbIn(ids?.imdb) }
    const at = last_watched_at == null ? null : dateIn(last_watched_at)
    const watched = status === 'completed'
    if (status === 'plantowatch') wanted.push(name)
    states.push({ ...nothing, ...name, watched, last_played_at: at, rating: ratingIn(user_rating) })
  }
  return { of: 'Simkl', states, wanted, unreadable: [] }
}

/** What Stremio keeps of movies, from its export or its API. What was taken out of the library was watched all the same. */
export const readStremio = (rows: readonly unknown[]): FileContents => {
  const states: StateThere[] = []
  const wanted: Wanted[] = []
  const unreadable: string[] = []
  for (const row of rows) {
    if (!Value.Check(Shelved, row)) {
      unreadable.push('?')
      continue
    }
    if (row.type !== 'movie') continue
    const imdb = imdbIn(row._id)
    if (imdb === null) {
      unreadable.push(titleIn(row.name ?? row._id))
      continue
    }
    const state = stateOf(row, imdb)
    states.push(state)
    const isOnShelf = row.removed !== true && row.temp !== true
    if (isOnShelf && !state.watched) wanted.push({ title: state.title, year: state.year, tmdb: null, imdb })
  }
  return { of: 'Stremio', states, wanted, unreadable }
}

const stateOf = ({ name, year, state }: Shelved, imdb: string): StateThere => {
  const plays = Math.max(0, Math.trunc(state?.timesWatched ?? 0))
  const watched = plays > 0 || Number(state?.flaggedWatched ?? 0) > 0
  return {
    ...nothing,
    title: titleIn(name ?? imdb),
    year: yearIn(Number(year)),
    tmdb: null,
    imdb,
    watched,
    play_count: plays,
    last_played_at: state?.lastWatched == null ? null : dateIn(state.lastWatched),
    position_seconds: Math.max(0, (state?.timeOffset ?? 0) / 1000),
  }
}

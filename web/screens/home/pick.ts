import type { Movie } from '../../data/api/types'

export type Candidate = Pick<
  Movie,
  | 'id'
  | 'title'
  | 'runtime_minutes'
  | 'rating'
  | 'rating_votes'
  | 'genres'
  | 'collection_id'
  | 'added_at'
  | 'watched_at'
  | 'user_rating'
  | 'backdrop_url'
>
/** Why a movie was picked. At most three are shown. */
export type Reason =
  | { kind: 'length'; minutes: number }
  | { kind: 'unwatched' }
  | { kind: 'new' }
  | { kind: 'best' }
  | { kind: 'like'; title: string; stars: number }
export type Picked<M extends Candidate> = { movie: M; reasons: Reason[] }
type Evening = {
  now: Date
  /** How often the user asked for another pick. */
  turn: number
  /** Today's earlier pick, which movies that arrive later do not replace. */
  kept?: number | undefined
}

const DAY_MS = 86_400_000
const NEW_DAYS = 10
const LIKED = 8
const LAST_HOUR = 24
/** Ratings with fewer votes are ignored. */
const WORTH_VOTES = 5
const AMONG = 7
/** Score bonus for a backdrop. Larger than the other bonuses, because the pick fills the screen. */
const PICTURED = 4

/** Minutes until midnight in the evening; unlimited during the day. */
const minutesLeft = (now: Date) => (now.getHours() < 17 ? Number.POSITIVE_INFINITY : (LAST_HOUR - now.getHours()) * 60 - now.getMinutes())

/** The best rated by the user among similar movies. */
const likeness = (movie: Candidate, rated: readonly Candidate[]): Candidate | undefined =>
  rated
    .filter(({ id, user_rating }) => id !== movie.id && (user_rating ?? 0) >= LIKED)
    .filter(
      (other) =>
        (movie.collection_id !== null && other.collection_id === movie.collection_id) ||
        movie.genres.filter((genre) => other.genres.includes(genre)).length >= 2,
    )
    .sort((a, b) => (b.user_rating ?? 0) - (a.user_rating ?? 0) || a.id - b.id)[0]

const isNew = ({ added_at }: Candidate, now: Date) => now.getTime() - Date.parse(added_at) < NEW_DAYS * DAY_MS
const worth = ({ rating, rating_votes }: Candidate) => ((rating_votes ?? 0) >= WORTH_VOTES ? (rating ?? 0) : 0)

/**
 * Picks one available, unwatched movie with reasons. Stable all day; `turn` moves to the next best. If everything is watched, it returns
 * the newest without claiming more than its runtime.
 */
export const tonight = <M extends Candidate>(movies: readonly M[], { now, turn, kept }: Evening): Picked<M> | undefined => {
  const unwatched = movies.filter(({ watched_at }) => watched_at === null)
  if (unwatched.length === 0) {
    const newest = movies.toSorted((a, b) => b.added_at.localeCompare(a.added_at))
    const movie = newest[turn % Math.max(1, newest.length)]
    return movie && { movie, reasons: lengthOf(movie) }
  }
  const left = minutesLeft(now)
  const scored = unwatched
    .map((movie) => {
      const like = likeness(movie, movies)
      const fits = (movie.runtime_minutes ?? 0) <= left
      return {
        movie,
        like,
        score: worth(movie) + (fits ? 3 : 0) + (like ? 1.5 : 0) + (isNew(movie, now) ? 0.5 : 0) + (movie.backdrop_url ? PICTURED : 0),
      }
    })
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
  const size = Math.min(AMONG, scored.filter(({ movie }) => movie.backdrop_url).length || scored.length)
  // The best few rotate daily; asking for another pick continues from there through all movies.
  const today = scored.findIndex(({ movie }) => movie.id === kept)
  const first = today === -1 ? dayOf(now) % size : today
  const at = first < size && turn < size ? (first + turn) % size : (first + turn) % scored.length
  const { movie, like } = scored[at]!
  const best = Math.max(...unwatched.map(worth))
  const reasons: Reason[] = [
    ...lengthOf(movie),
    ...(like ? [{ kind: 'like', title: like.title, stars: (like.user_rating ?? 0) / 2 } as const] : []),
    ...(worth(movie) === best && best > 0 && unwatched.length > 1 ? [{ kind: 'best' } as const] : []),
    ...(isNew(movie, now) ? [{ kind: 'new' } as const] : []),
    { kind: 'unwatched' },
  ]
  return { movie, reasons: reasons.slice(0, 3) }
}

const lengthOf = ({ runtime_minutes }: Candidate): Reason[] => (runtime_minutes ? [{ kind: 'length', minutes: runtime_minutes }] : [])
export const dayOf = (now: Date) => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)

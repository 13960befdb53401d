import { sql } from 'drizzle-orm'
import type { Journal } from '#server/history/journal'
import type { Clock } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import { filesTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import type { Log } from '#server/platform/log'
import { createMovieIndex } from '#server/releases/movie-index'
import { parseRelease } from '#server/releases/parse-release'
import type { WantedMovie } from './candidate'
import { type Contexts, wantedMovie } from './context'
import type { Grab } from './grab'
import type { Found, Ledger } from './ledger'
import type { Answer } from './search'

export type SyncFeeds = ReturnType<typeof createSyncFeeds>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  contexts: Contexts
  ledger: Pick<Ledger, 'record'>
  grab: Pick<Grab, 'takeBest'>
  /** The newest of every indexer with a feed: one question each, however many films are wanted. */
  askFeeds: () => Promise<Answer[]>
}
export type FeedOutcome = { wanted: number; read: number; matched: number; taken: number; indexers_failed: number }

/** A corrected release of what is on the shelf is of interest for this long. */
const correctable = days(14)

/** Reads what is new and finds the wanted films among it. Nothing is asked while nothing is wanted. */
export const createSyncFeeds = ({ db, journal, clock, log, contexts, ledger, grab, askFeeds }: Deps) => {
  /** Monitored films that have no file, one that is not good enough, or one that may still be corrected. */
  const wanted = (): WantedMovie[] => {
    const since = new Date(clock.now().getTime() - milliseconds(correctable)).toISOString()
    const isContent = sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL AND f.meets_cutoff = 1 AND f.added_at <= ${since})`
    return db.select().from(moviesTable).where(sql`${moviesTable.monitored} AND NOT ${isContent}`).all().map(wantedMovie)
  }

  const take = async (movieId: number, found: readonly Found[]): Promise<boolean> => {
    const context = contexts.contextFor(movieId, 'feed')
    const rows = journal.commit((tx) => ledger.record(tx, context, found))
    if (!rows.some((row) => row.verdict === 'accepted')) return false
    return (await grab.takeBest(movieId, 'search')) !== null
  }

  return async (): Promise<FeedOutcome> => {
    const movies = wanted()
    if (movies.length === 0) return { wanted: 0, read: 0, matched: 0, taken: 0, indexers_failed: 0 }
    const answers = await askFeeds()
    const offered = answers.flatMap((answer) => (answer.ok ? answer.releases.map((release) => ({ indexer: answer.indexer, release })) : []))
    const byMovie = sorted(movies, offered)
    let taken = 0
    for (const [movieId, found] of byMovie) {
      try {
        if (await take(movieId, found)) taken++
      } catch (error) {
        log.error('what a feed offers could not be judged', { movie_id: movieId, error })
      }
    }
    const indexers_failed = answers.filter((answer) => !answer.ok).length
    const outcome = { wanted: movies.length, read: offered.length, matched: byMovie.size, taken, indexers_failed }
    log.info('feeds read', outcome)
    return outcome
  }
}

/** What is offered, film by film. What may be two films is neither. */
const sorted = (movies: readonly WantedMovie[], offered: readonly Found[]): Map<number, Found[]> => {
  const index = createMovieIndex(movies)
  const byMovie = new Map<number, Found[]>()
  for (const found of offered) {
    const { title, imdb_id, tmdb_id } = found.release
    const { found: movie } = index.find({ parsed: parseRelease(title), imdb_id, tmdb_id })
    if (movie) byMovie.set(movie.id, [...(byMovie.get(movie.id) ?? []), found])
  }
  return byMovie
}

import { count, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { ago, type Clock } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { mapInTurns } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { Paused } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { filesTable } from '#server/library/files/table'
import type { WantedMovie } from './candidate'
import { wantedMovie } from './context'
import type { Grab } from './grab'
import type { Found, Judging } from './judge-candidates'
import { lacksVersion } from './lacking-versions'
import type { Answer } from './search'

type Deps = {
  db: Db
  clock: Clock
  log: Log
  judging: Pick<Judging, 'record'>
  grab: Pick<Grab, 'grabBest'>
  /** The newest entries of every indexer with a feed: one query each, however many movies are wanted. */
  askFeeds: () => Promise<Answer[]>
}
export type FeedOutcome = { wanted: number; read: number; matched: number; grabbed: number; indexers_failed: number }

/** A corrected release is of interest for this long after a file was added. */
const correctable = days(14)

/** Reads new feed entries and matches them to wanted movies. Queries nothing while nothing is wanted. */
export const createSyncFeeds = ({ db, clock, log, judging, grab, askFeeds }: Deps) => {
  /** Monitored movies without a file, below the cutoff, or with a file that may still be corrected. */
  const isWanted = () => {
    const since = ago(clock, correctable)
    const isContent = sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.version_id IS NULL AND f.missing_at IS NULL AND f.meets_cutoff = 1 AND f.added_at <= ${since})`
    return sql`${moviesTable.monitored} AND (NOT ${isContent} OR ${lacksVersion(sql`f.added_at <= ${since}`)})`
  }

  const grabOffered = async (movieId: number, found: readonly Found[]): Promise<boolean> => {
    const { rows } = await judging.record(movieId, 'feed', found)
    if (!rows.some((row) => row.verdict === 'accepted')) return false
    return (await grab.grabBest(movieId, 'search')) !== null
  }

  /** A failure for one movie does not hold up the others. */
  const tryToGrab = (movieId: number, found: readonly Found[]): Promise<boolean> =>
    grabOffered(movieId, found).catch((error: unknown) => {
      if (error instanceof Paused) throw error
      log.error('failed to judge releases of a feed', { movie_id: movieId, error })
      return false
    })

  /** Returns how many movies had offers, and for how many a release was grabbed. */
  const grabAll = async (offered: readonly Found[]): Promise<{ matched: number; grabbed: number }> => {
    if (offered.length === 0) return { matched: 0, grabbed: 0 }
    const byMovie = await matchToMovies(db.select().from(moviesTable).where(isWanted()).all().map(wantedMovie), offered)
    let grabbed = 0
    for (const [movieId, found] of byMovie) if (await tryToGrab(movieId, found)) grabbed++
    return { matched: byMovie.size, grabbed }
  }

  return async (): Promise<FeedOutcome> => {
    const wanted = db.select({ n: count() }).from(moviesTable).where(isWanted()).get()?.n ?? 0
    const answers = wanted > 0 ? await askFeeds() : []
    if (answers.length === 0) return { wanted, read: 0, matched: 0, grabbed: 0, indexers_failed: 0 }
    const offered = answers.flatMap((answer) => (answer.ok ? answer.releases.map((release) => ({ indexer: answer.indexer, release })) : []))
    const { matched, grabbed } = await grabAll(offered)
    const indexers_failed = answers.filter((answer) => !answer.ok).length
    const outcome = { wanted, read: offered.length, matched, grabbed, indexers_failed }
    log.info('feeds read', outcome)
    return outcome
  }
}

/** The offers by movie. An offer that may be either of two movies matches neither. */
const matchToMovies = async (movies: readonly WantedMovie[], offered: readonly Found[]): Promise<Map<number, Found[]>> => {
  const index = createMovieIndex(movies)
  const matched = await mapInTurns(offered, { perTurn: NAMES_PER_TURN }, (found) => {
    const { title, imdb_id, tmdb_id } = found.release
    const parsed = parseRelease(title)
    const { found: movie } = index.find({ title, parsed, imdb_id, tmdb_id })
    return movie ? [{ movie_id: movie.id, found: { ...found, parsed } }] : []
  })
  const byMovie = Map.groupBy(matched.flat(), ({ movie_id }) => movie_id)
  return new Map([...byMovie].map(([id, all]) => [id, all.map(({ found }) => found)]))
}

const NAMES_PER_TURN = 20

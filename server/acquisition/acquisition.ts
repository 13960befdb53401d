import { and, asc, count, eq, exists, gte, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { open } from '#server/downloads/phase'
import { downloadsTable } from '#server/downloads/table'
import { historyTable } from '#server/history/table'
import { ago, type Clock, stamp } from '#server/lib/clock'
import { days, hours, milliseconds, minutes, type Seconds } from '#server/lib/duration'
import { say } from '#server/lib/sentence'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import { Paused } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import type { Progress } from '#server/platform/scheduler'
import type { Grab } from './grab'
import type { Asking, Search } from './search'
import { sentences } from './sentences'
import { releasesTable } from './table'

export type Acquisition = ReturnType<typeof createAcquisition>
type Deps = {
  db: Db
  clock: Clock
  log: Log
  search: Search
  grab: Grab
  /** When an indexer may be asked by the drip next; null when none can be asked. */
  nextDrip: () => Date | null
  /** How many movies a day may be looked for; null when no indexer can be asked. */
  dripsADay: () => number | null
  /** Between two rounds. */
  interval: () => Seconds
  /** Throws Paused when all is to rest. */
  pause: (ms: number) => Promise<void>
  availableBefore: () => string
}

/** A round of the drip asks for this many movies at most, or for as many as it takes to get through all of them in a day. */
const leastPerRound = 20
/** A wait of up to this belongs to the round, as long as the next round has not come; a longer one is for the next round. */
const longestWait = milliseconds(minutes(5))
/** A timer may go off a little early. */
const margin = 20
/** For so long after it came out a movie is looked for before all others, as that is when it is likely to turn up. */
const newFor = days(30)
/** In this time every wanted movie is looked for once, if the indexers allow it; a little of the day is left for searches that come in between. */
const passWithin = hours(20)

/** From a wanted movie to a download that was handed over. */
export const createAcquisition = ({ db, clock, log, search, grab, nextDrip, dripsADay, interval, pause, availableBefore }: Deps) => {
  const searchAndTake = async (movieId: number, by: Asking): Promise<number | null> => {
    await search.searchFor(movieId, by)
    return await grab.takeBest(movieId, by === 'task' || by === 'added' ? 'search' : 'user_search')
  }

  const satisfied = sql`EXISTS (SELECT 1 FROM files f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL AND f.meets_cutoff = 1)`
  const underWay = exists(
    db
      .select({ one: sql`1` })
      .from(downloadsTable)
      .where(
        and(
          eq(downloadsTable.movie_id, moviesTable.id),
          sql`${downloadsTable.state} IN ${open}`,
          sql`${downloadsTable.imported_at} IS NULL`,
        ),
      ),
  )
  const isWanted = () =>
    and(eq(moviesTable.monitored, true), lte(moviesTable.available_from, availableBefore()), not(satisfied), not(underWay))
  const movies = (which: SQL | undefined, limit = leastPerRound): number[] =>
    db
      .select({ id: moviesTable.id })
      .from(moviesTable)
      .where(and(isWanted(), which))
      .orderBy(asc(moviesTable.searches_without_result), sql`${moviesTable.available_from} DESC`, asc(moviesTable.id))
      .limit(limit)
      .all()
      .map((row) => row.id)
  const countOf = (which?: SQL): number => db.select({ n: count() }).from(moviesTable).where(and(isWanted(), which)).get()?.n ?? 0

  const isDue = () => or(isNull(moviesTable.next_search_at), lte(moviesTable.next_search_at, stamp(clock)))
  const perRound = (wanted: number): number => Math.max(leastPerRound, Math.ceil((wanted * interval()) / passWithin))
  /** Wanted movies whose time has come: what is new, then what was missed least often, the latest first. What is new takes no turn of the others. */
  const due = (): number[] => {
    const most = perRound(countOf())
    const isNew = gte(moviesTable.available_from, ago(clock, newFor))
    return [...movies(and(isDue(), isNew), most), ...movies(and(isDue(), not(isNew)), most)]
  }
  /** Somebody cancelled what was chosen: then nothing else is, before the movie is searched for again. */
  const isCalledOff = sql`EXISTS (SELECT 1 FROM ${historyTable} h WHERE h.movie_id = ${moviesTable.id} AND h.type = 'download_cancelled'
    AND h.at >= coalesce(${moviesTable.last_searched_at}, ''))`
  /** Something suitable was found and not taken, as we were ended in between, or what it waited for is over. */
  const leftBehind = () =>
    movies(
      // From the few candidates to their movies, and not the other way round: most wanted movies have none.
      sql`${moviesTable.id} IN (SELECT r.movie_id FROM ${releasesTable} r WHERE r.grabbed_at IS NULL AND r.verdict <> 'rejected'
        AND (r.verdict = 'accepted' OR r.next_look_at <= ${stamp(clock)})) AND NOT ${isCalledOff}`,
    )
  const neverSearched = () => movies(and(isNull(moviesTable.last_searched_at), lte(moviesTable.next_search_at, stamp(clock))))
  const wait = () => (nextDrip()?.getTime() ?? Number.POSITIVE_INFINITY) - clock.now().getTime()
  const isTurn = async (roundEnds: number): Promise<boolean> => {
    const ms = wait()
    if (ms > 0 && ms <= longestWait && clock.now().getTime() + ms < roundEnds) await pause(ms + margin)
    return wait() <= 0
  }
  const noteFailure = (what: string, movie_id: number) => (error: unknown) => {
    if (error instanceof Paused) throw error
    log.error(what, { movie_id, error })
  }
  const takeNext = (movieId: number) => grab.takeBest(movieId, 'search')

  return {
    searchAndTake,
    /** The next best of what is known already; no indexer is asked. */
    takeNext,
    /** Whether a search was cut off, or what it found was not taken: the end of the service may have come in between. */
    isBehind: (): boolean => neverSearched().length > 0 || leftBehind().length > 0,

    /**
     * How many of the wanted movies were looked for in the last day, or need not be yet, by what is stored of each; null when none is
     * wanted. What the indexers do not allow within a day is said.
     */
    progress(): Progress | null {
      const total = countOf()
      if (total === 0) return null
      const aDayAgo = ago(clock, days(1))
      const waiting = countOf(and(isDue(), or(isNull(moviesTable.last_searched_at), lt(moviesTable.last_searched_at, aDayAgo))))
      const allowed = dripsADay()
      if (allowed === null) return { done: total - waiting, total, seconds_left: null, note: null }
      const ofAll = Math.max((total / allowed) * days(1), (total / perRound(total)) * interval())
      const note = ofAll > days(1) ? say(sentences, 'slow_pass', { time: ofAll }) : null
      return { done: total - waiting, total, seconds_left: Math.round((ofAll * waiting) / total), note }
    },

    /** One round of the drip. A movie that fails does not keep the others waiting. */
    async searchWanted(): Promise<void> {
      for (const id of leftBehind()) await takeNext(id).catch(noteFailure('what was found could not be taken', id))
      const roundEnds = clock.now().getTime() + milliseconds(interval())
      for (const id of due()) {
        if (!(await isTurn(roundEnds))) return
        await searchAndTake(id, 'task').catch(noteFailure('search failed', id))
      }
    },
  }
}

import { and, asc, eq, gte, isNotNull, isNull, lt, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable, isInFew } from '#server/acquisition/downloads/table'
import { moviesTable } from '#server/catalog/movies/table'
import { historyTable } from '#server/foundation/history/table'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days, hours, milliseconds, minutes, type Seconds } from '#server/foundation/lib/duration'
import { inSteps } from '#server/foundation/lib/in-steps'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Paused } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Progress } from '#server/foundation/platform/scheduler'
import type { Grab, VersionKey } from './grab'
import { wantsVersion } from './lacking-versions'
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
  /** When the wanted search may query next; null if no indexer can be queried. */
  nextSearchAt: () => Date | null
  /** How many movies may be searched per day; null if no indexer can be queried. */
  searchesPerDay: () => number | null
  /** The time between two rounds. */
  interval: () => Seconds
  /** Throws Paused while the service pauses. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>
  availableBefore: () => string
  /** Whether an import holds back everything automatic. */
  isHeld: () => boolean
  /** Whether even a release that the profile would not replace waits for the slowest indexer. */
  waitsForAll: () => boolean
}

/** The most movies searched per round, unless getting through all of them in a day takes more. */
const leastPerRound = 20
/** Shorter waits are spent within a round, unless they would reach the next round; longer ones end the round. */
const longestWait = milliseconds(minutes(5))
/** A timer may fire slightly early. In milliseconds. */
const margin = 20
/** New movies are searched first for this long after release, when a release is most likely to appear. */
const newFor = days(30)
/** Every wanted movie is searched once within this time if the indexers allow it. The rest of the day is left for other searches. */
const passWithin = hours(20)

/** While held, searches only for a person. With `only`, grabs for this version alone. */
const createSearchAndGrab =
  ({ search, grab, isHeld, waitsForAll }: Pick<Deps, 'search' | 'grab' | 'isHeld' | 'waitsForAll'>) =>
  async (movieId: number, by: Asking, only?: VersionKey): Promise<number | null> => {
    if (isHeld() && (by === 'task' || by === 'added')) return null
    const mode = by === 'task' || by === 'added' ? 'search' : 'user_search'
    const { enough, done } = search.begin(movieId, by)
    // Nobody waits for the wanted search, so it can wait for every indexer.
    const early = by !== 'task' && !waitsForAll() && (await enough) ? await grab.grabBest(movieId, mode, only) : null
    await done
    return early ?? (await grab.grabBest(movieId, mode, only))
  }

const createNoteFailure =
  (log: Log) =>
  (what: string, movie_id: number) =>
  (error: unknown): void => {
    if (error instanceof Paused) throw error
    log.error(what, { movie_id, error })
  }

/** From a wanted movie to a queued download. */
export const createAcquisition = (deps: Deps) => {
  const { db, clock, log, grab, nextSearchAt, searchesPerDay, interval, pause, availableBefore, isHeld } = deps
  const searchAndGrab = createSearchAndGrab(deps)
  const noteFailure = createNoteFailure(log)

  // Standing 3: every file on disk is at the cutoff. If only some are, one of them is enough.
  const satisfied = sql`(present_bytes IS NOT NULL AND (standing = 3
    OR EXISTS (SELECT 1 FROM files f WHERE f.movie_id = ${moviesTable.id} AND f.version_id IS NULL AND f.missing_at IS NULL AND f.meets_cutoff = 1)))`
  const underWay = db
    .select({ id: downloadsTable.movie_id })
    .from(downloadsTable)
    .where(and(isNotNull(downloadsTable.movie_id), isNull(downloadsTable.version_id), isInFew(open), isNull(downloadsTable.imported_at)))
  // With the unary plus, SQLite reads `movies_searches` from end to end, or up to a time, and never a row.
  const [monitored, available_from, next_search_at] = [
    sql`+${moviesTable.monitored}`,
    sql`+${moviesTable.available_from}`,
    sql`+${moviesTable.next_search_at}`,
  ]
  /** The default version, or another one. */
  const isWanted = () =>
    and(monitored, lte(available_from, availableBefore()), or(and(not(satisfied), notInArray(moviesTable.id, underWay)), wantsVersion))
  const movies = (which: SQL | undefined, limit = leastPerRound): number[] =>
    db
      .select({ id: moviesTable.id })
      .from(moviesTable)
      .where(and(isWanted(), which))
      .orderBy(asc(moviesTable.searches_without_result), sql`${moviesTable.available_from} DESC`, asc(moviesTable.id))
      .limit(limit)
      .all()
      .map((row) => row.id)
  /** How many are wanted, and how many of them `which` applies to. */
  const count = (which: SQL = sql`1`): { all: number; some: number } =>
    db
      .select({ all: sql<number>`count(*)`, some: sql<number>`count(*) FILTER (WHERE ${which})` })
      .from(moviesTable)
      .where(isWanted())
      .get() ?? { all: 0, some: 0 }

  const isDue = () => or(isNull(next_search_at), lte(next_search_at, stamp(clock)))
  const perRound = (wanted: number): number => Math.max(leastPerRound, Math.ceil((wanted * interval()) / passWithin))
  /** Wanted movies that are due: new ones, then those with the fewest misses, latest first. New ones do not use up the others' turns. */
  const due = (): number[] => {
    const most = perRound(count().all)
    const isNew = gte(available_from, ago(clock, newFor))
    return [...movies(and(isDue(), isNew), most), ...movies(and(isDue(), not(isNew)), most)]
  }
  /** While a round waits for its turn, a movie can be searched for another reason, downloaded, or deleted. */
  const isStillDue = (id: number): boolean => movies(and(isDue(), eq(moviesTable.id, id))).length > 0
  /** The user canceled the last choice: nothing else is grabbed until the movie is searched again. */
  const isCanceled = sql`EXISTS (SELECT 1 FROM ${historyTable} h WHERE h.movie_id = ${moviesTable.id} AND h.type = 'download_cancelled'
    AND h.at >= coalesce(${moviesTable.last_searched_at}, ''))`
  /** A suitable release was found but not grabbed, because the service stopped in between or because its waiting time is now over. */
  const ungrabbed = () =>
    movies(
      // Start from the few candidates rather than the movies, most of which have none.
      sql`${moviesTable.id} IN (SELECT r.movie_id FROM ${releasesTable} r WHERE r.grabbed_at IS NULL AND r.verdict <> 'rejected'
        AND (r.verdict = 'accepted' OR r.next_look_at <= ${stamp(clock)})) AND NOT ${isCanceled}`,
    )
  const neverSearched = () => movies(and(isNull(moviesTable.last_searched_at), lte(moviesTable.next_search_at, stamp(clock))))
  const wait = () => (nextSearchAt()?.getTime() ?? Number.POSITIVE_INFINITY) - clock.now().getTime()
  const isTurn = async (roundEnds: number, signal?: AbortSignal): Promise<boolean> => {
    const ms = wait()
    if (ms > 0 && ms <= longestWait && clock.now().getTime() + ms < roundEnds) await pause(ms + margin, signal)
    return wait() <= 0
  }
  /** One after another, each at its turn. */
  const searchInTurn = async (ids: readonly number[], signal?: AbortSignal): Promise<void> => {
    const roundEnds = clock.now().getTime() + milliseconds(interval())
    for (const id of inSteps(ids, signal)) {
      if (isHeld() || !(await isTurn(roundEnds, signal))) return
      if (isStillDue(id)) await searchAndGrab(id, 'task').catch(noteFailure('search failed', id))
    }
  }
  const grabNext = (movieId: number) => grab.grabBest(movieId, 'search')

  return {
    searchAndGrab,
    /** Grabs the next best known release without querying an indexer. */
    grabNext,
    /** Whether a search or a grab is missing, for example because the service stopped in between. */
    isBehind: (): boolean => !isHeld() && (neverSearched().length > 0 || ungrabbed().length > 0),

    /**
     * How many wanted movies were searched within a day or are not due yet; null if none is wanted. The note says if the indexers' limits
     * make a full pass take longer than a day.
     */
    progress(): Progress | null {
      const isLongAgo = or(isNull(moviesTable.last_searched_at), lt(moviesTable.last_searched_at, ago(clock, days(1))))
      const { all: total, some: waiting } = count(sql`${isDue()} AND ${isLongAgo}`)
      if (total === 0) return null
      const allowed = searchesPerDay()
      if (allowed === null) return { done: total - waiting, total, seconds_left: null, note: null }
      const ofAll = Math.max((total / allowed) * days(1), (total / perRound(total)) * interval())
      const note = ofAll > days(1) ? say(sentences, 'slow_pass', { time: ofAll }) : null
      return { done: total - waiting, total, seconds_left: Math.round((ofAll * waiting) / total), note }
    },

    /** How many wanted movies would be searched as soon as nothing is held. */
    searchesDue: (): number => count(isDue()).some,

    /** One round of the wanted search. A failure for one movie does not hold up the others. */
    async searchWanted(signal?: AbortSignal): Promise<void> {
      if (isHeld()) return
      for (const id of inSteps(ungrabbed(), signal)) await grabNext(id).catch(noteFailure('failed to grab a release found earlier', id))
      await searchInTurn(due(), signal)
    },
  }
}

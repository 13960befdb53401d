import type { Movies } from '#server/catalog/movies/movies'
import type { MovieReading } from '#server/catalog/movies/reading'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { hours, milliseconds } from '#server/foundation/lib/duration'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import { inSpan } from '#server/foundation/platform/trace'
import type { Mode, WantedMovie } from './candidate'
import type { Row } from './candidate-store'
import type { Contexts } from './context'
import type { Found, Judging } from './judge-candidates'
import { type Absent, metBy, outcomeOf } from './outcome'

/** The response of one indexer: its releases, or the error. */
export type Answer = { indexer: Found['indexer'] } & (
  | { ok: true; releases: Found['release'][] }
  | { ok: false; error: unknown; why: Sentence }
)
export type Asking = 'user' | 'task' | 'added' | 'retry'
export type Outcome = { found: number; accepted: number; indexers_failed: number; best: Row | null }
export type Search = ReturnType<typeof createSearch>
/** `enough` is true as soon as a choice may be made although some indexers still owe their answers, false if all had to be awaited. */
export type Running = { readonly enough: Promise<boolean>; readonly done: Promise<Outcome> }

type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  contexts: Contexts
  judging: Pick<Judging, 'record'>
  movies: Pick<Movies, 'note'> & Pick<MovieReading, 'row'>
  /** Queries every available indexer and calls `onAnswer` for each response. A failing indexer is an answer, not an exception. */
  ask: (movie: WantedMovie, by: Asking, onAnswer: (answer: Answer, asked: number) => void) => Promise<Answer[]>
  /** The indexers that would be queried if they had not failed before or reached their limit. */
  absentFor: (movie: WantedMovie) => Absent[]
  /** When the first indexer could answer, even if all rest; null if none may be searched. */
  firstAnswerAt: () => Date | null
  /** Whether these releases hold one that the profile would not replace by a better one. */
  hasEnough: (movieId: number, rows: readonly Row[]) => boolean
  /** Whether anything of the movie was grabbed later than at this time. */
  grabbedSince: (tx: Tx, movieId: number, at: string) => boolean
  /** Throws Paused while the service pauses. */
  pause: (ms: number) => Promise<void>
}

type Heard = { asked: number; silent: number; found: number; rows: readonly Row[]; misses: number }

/** Hours until the next search, by consecutive searches without a grab, so that hopeless searches become rare. */
const pauses = [1, 3, 6, 12, 24, 48, 96, 168]
/** The wait if nothing was found and an indexer did not respond: such a search proves nothing. */
const afterSilence = hours(0.25)
/** The earliest that a search follows for an expected date. */
const soonest = hours(0.5)
/** How long other indexers are still waited for once there is enough: most answer at about the same time, and a better one may be among them. */
const patienceMs = 1500

/** Searches for releases of one movie and stores them with their verdicts. Grabs nothing. */
export const createSearch = (deps: Deps) => {
  const { journal, clock, log, contexts, judging, movies, ask, absentFor, firstAnswerAt, hasEnough, grabbedSince, pause } = deps
  const running = new Map<number, Running>()

  /** Stores the releases of each indexer as soon as it responds, while others are still being queried. */
  const createEarlyResults = (movieId: number, { mode, title, onEnough }: { mode: Mode; title: string; onEnough: () => void }) => {
    let answered = 0
    const underWay: Promise<void>[] = []
    const record = async (found: readonly Found[]): Promise<void> => {
      const judged = await attempt(() => judging.record(movieId, mode, found))
      if (judged.ok && hasEnough(movieId, judged.value.rows)) onEnough()
    }
    const tell = async (answer: Answer, asked: number): Promise<void> => {
      const found = foundIn(answer)
      const progress = { indexer: answer.indexer.name, ok: answer.ok, found: found.length, answered: ++answered, asked }
      // The last response is stored along with all others below.
      if (found.length > 0 && answered < asked) await record(found)
      journal.tell({ type: 'search_progress', movie_id: movieId, title, ...progress })
    }
    return {
      onAnswer: (answer: Answer, asked: number): void => void underWay.push(tell(answer, asked)),
      settled: () => Promise.all(underWay),
    }
  }

  /**
   * What a movie remembers of a search. An indexer that did not respond may have releases: without it, a search that found nothing proves
   * nothing. Paused ones do not count, or a long outage of one would query the others every quarter of an hour.
   */
  const whatItProves = ({ asked, silent, found, rows, misses }: Heard) => {
    if (silent === asked) return { next_search_at: afterSilenceOf(firstAnswerAt(), clock) }
    if (silent > 0 && found === 0) return { next_search_at: afterSilenceOf(null, clock) }
    return { last_searched_at: stamp(clock), next_search_at: nextSearch(rows, misses, clock.now()), searches_without_result: misses }
  }

  const search = async (movieId: number, by: Asking, onEnough: () => void): Promise<Outcome> => {
    const began = stamp(clock)
    const mode: Mode = by === 'task' || by === 'added' ? 'search' : 'user_search'
    const { movie } = contexts.contextFor(movieId, mode)
    journal.commitSoon((_tx, announce) => announce({ type: 'search_started', movie_id: movieId, title: movie.title, by }))
    const early = createEarlyResults(movieId, { mode, title: movie.title, onEnough })
    const absent = absentFor(movie)
    const answers = await ask(movie, by, early.onAnswer)
    await early.settled()
    const found = answers.flatMap(foundIn)
    const silent = answers.filter((answer) => !answer.ok).length
    const { rows } = await judging.record(movieId, mode, found)
    const last_search = outcomeOf(metBy(began, { answers, absent, found: found.length }), rows)
    const indexers_failed = last_search.unanswered.length

    return journal.commitSoon((tx, announce) => {
      const accepted = rows.filter((row) => row.verdict === 'accepted')
      // A search only counts as a hit once a release is grabbed, which `grab` records: links may be dead.
      const misses = movies.row(movieId).searches_without_result + 1
      const proven = whatItProves({ asked: answers.length, silent, found: found.length, rows, misses })
      const { next_search_at } = proven
      // A grab that did not wait for the last answers has said when to search next.
      const noted = grabbedSince(tx, movieId, began) ? { last_searched_at: stamp(clock) } : proven
      movies.note(tx, movieId, { ...noted, last_search })
      announce({
        type: 'search_completed',
        movie_id: movieId,
        title: movie.title,
        found: found.length,
        accepted: accepted.length,
        indexers_failed,
        next_search_at,
        said: last_search.said,
      })
      log.info('search completed', { movie_id: movieId, found: found.length, accepted: accepted.length, indexers_failed })
      return { found: found.length, accepted: accepted.length, indexers_failed, best: accepted[0] ?? null }
    })
  }

  /** At most one search per movie: another call while it runs shares its result. */
  const begin = (movieId: number, by: Asking): Running => {
    const already = running.get(movieId)
    if (already !== undefined) return already
    const { promise: first, resolve } = Promise.withResolvers<void>()
    const done = inSpan(() => search(movieId, by, resolve)).finally(() => running.delete(movieId))
    const enough = Promise.race([first.then(() => pause(patienceMs)).then(() => true), done.then(() => false)])
    // Whoever awaits only the end learns of a failure there.
    enough.catch(() => {})
    const run = { enough, done }
    running.set(movieId, run)
    return run
  }

  return {
    begin,
    /** Until every indexer has answered. */
    searchFor: (movieId: number, by: Asking): Promise<Outcome> => begin(movieId, by).done,
  }
}

const foundIn = (answer: Answer): Found[] => (answer.ok ? answer.releases.map((release) => ({ indexer: answer.indexer, release })) : [])

/** If nobody answered, when the first indexer can; it may be sooner or later than the usual wait. */
const afterSilenceOf = (firstAt: Date | null, clock: Clock): string =>
  firstAt !== null && firstAt > clock.now() ? firstAt.toISOString() : after(clock, afterSilence)

/** Later after each miss; earlier only for a date that a release waits for. */
const nextSearch = (rows: readonly Row[], misses: number, now: Date): string => {
  const pause = pauses[Math.min(misses, pauses.length) - 1] ?? pauses[0]!
  const dates = rows
    .filter(({ verdict, next_look_at }) => verdict === 'temporarily_rejected' && next_look_at !== null && new Date(next_look_at) > now)
    .map(({ next_look_at }) => Date.parse(next_look_at ?? ''))
  const looked = Math.max(Math.min(...dates), now.getTime() + milliseconds(soonest))
  return new Date(Math.min(looked, now.getTime() + milliseconds(hours(pause)))).toISOString()
}

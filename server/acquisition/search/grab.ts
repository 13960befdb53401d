import { and, eq, inArray } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { Movies } from '#server/catalog/movies/movies'
import type { MovieReading } from '#server/catalog/movies/reading'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { days, hours, milliseconds, type Seconds } from '#server/foundation/lib/duration'
import { createInTurn } from '#server/foundation/lib/in-turn'
import { reasonOf } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import {
  Conflict,
  Invalid,
  LeadsToPage,
  Paused,
  sentenceOf,
  UpstreamRateLimited,
  UpstreamUnreachable,
} from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { harmful } from '#server/library/files/sentences'
import { postpone, type Refusal, refuse } from './candidate'
import type { CandidateStore, Row } from './candidate-store'
import type { Contexts } from './context'
import type { Judging } from './judge-candidates'
import { otherMovieOf, refuseIfUsed } from './other-movie'
import type { GrabOrder } from './schema'
import { sentences } from './sentences'
import { takenHashesTable } from './table'
import { createTellAgain } from './tell-again'

/** A torrent, ready to be added to a client. */
export type Source = { info_hash: string; magnet: string | null; torrent: Buffer | null; size_bytes: number | null }
export type Queued = {
  movie_id: number
  /** Null: the default version. */
  version_id: number | null
  release_id: number | null
  title: string
  source: Source
  indexer_id: number | null
  quality: string
  score: number
  size_bytes: number | null
  replaces?: boolean
}
export type Grab = ReturnType<typeof createGrab>

type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  contexts: Contexts
  candidateStore: CandidateStore
  judging: Pick<Judging, 'rejudge'>
  movies: Pick<Movies, 'note'> & Pick<MovieReading, 'row'>
  /** Follows the link of a release. Throws Upstream… if the indexer does not provide it, Invalid if it is not a torrent. */
  resolve: (release: Pick<Row, 'indexer_id' | 'source_url' | 'magnet_url' | 'info_hash' | 'title'>) => Promise<Source>
  /** Stores the download within the transaction. */
  enqueue: (tx: Tx, announce: Announce, queued: Queued) => number
  /** Gives what another listing of its torrent brings to the unfinished download. Returns its id. */
  join: (source: Source, order: GrabOrder) => Promise<number>
  indexerName: (id: number | null) => string | null
  hasSeveralVersions: (movieId: number) => boolean
  /** Whether an import holds back everything automatic. */
  isHeld: () => boolean
}

/** `isNew`: not the download of another listing of the same torrent. */
type Grabbed = { id: number; isNew: boolean }
type Chosen = { row: Row; source: Source; why: Sentence; replaces?: boolean }

/** How long a grabbed release may take to arrive before anything better is searched for. */
const pauseAfterHit = hours(6)
const pauseAfterDeadLink = days(1)
const pauseWhileTaken = hours(6)

/** What the releases of a version store; null for those of the default one. */
export type VersionKey = number | null
const isOf =
  (only: VersionKey | undefined) =>
  ({ version_id }: Row): boolean =>
    only === undefined || only === version_id

/** Chooses a release for a movie and queues its download. */
export const createGrab = (deps: Deps) => {
  const { db, journal, clock, log, contexts, candidateStore, judging } = deps
  const { movies, resolve, enqueue, join, indexerName, hasSeveralVersions, isHeld } = deps
  /** Per movie, whoever starts them, so that nothing is grabbed twice. */
  const inTurn = createInTurn<number>()
  const tellAgain = createTellAgain(deps)
  const queueDownload = (tx: Tx, announce: Announce, { row, source, why, replaces = false }: Chosen): number => {
    const { movie } = contexts.contextFor(row.movie_id, 'user_search')
    const { movie_id, version_id, title, quality, score, indexer_id } = row
    candidateStore.noteGrabbed(tx, row.id, source.info_hash)
    noteGrabbed(tx, { info_hash: source.info_hash, movie_id, title, quality, taken_at: stamp(clock) })
    const next_search_at = after(clock, pauseAfterHit)
    movies.note(tx, movie_id, { searches_without_result: 0, next_search_at })
    const size_bytes = source.size_bytes ?? row.size_bytes
    const promised = { movie_id, release_id: row.id, quality, score, size_bytes }
    const download_id = enqueue(tx, announce, { ...promised, version_id, title, source, indexer_id, replaces })
    const { text, code, values } = why
    announce({
      type: 'release_grabbed',
      ...promised,
      ...{ title: movie.title, release_title: title, download_id, indexer: indexerName(indexer_id) },
      ...{ why: text, code, values },
    })
    log.info('release grabbed', { movie_id, release_id: row.id, download_id, indexer_id })
    return download_id
  }

  const noteHash = ({ id, info_hash }: Row, found: string): void => {
    if (info_hash !== found) journal.commitSoon((tx) => candidateStore.noteHash(tx, id, found))
  }

  /** Following the link took time and revealed the hash, so the release must be checked again. */
  const queueIfSuitable = async (best: Row, source: Source, mode: 'search' | 'user_search'): Promise<number | null> => {
    noteHash(best, source.info_hash)
    for (;;) {
      const { rows, holds } = await judging.rejudge(best.movie_id, mode)
      const row = rows.find(({ id, verdict }) => id === best.id && verdict === 'accepted')
      if (!row) return null
      const id = journal.commit((tx, announce) => {
        if (otherMovieOf(tx, row, source)) return 'taken'
        return holds() ? queueDownload(tx, announce, { row, source, why: whyThis(row, rows) }) : null
      })
      if (id === 'taken') return null
      if (id !== null) return id
    }
  }

  /** Grabs at most one release for each version of the movie, or for `only` one. Returns the first download. */
  const grabInOrder = async (movieId: number, mode: 'search' | 'user_search', only?: VersionKey): Promise<number | null> => {
    const tried = new Set<number>()
    const served = new Set<VersionKey>()
    let first: number | null = null
    for (;;) {
      const rows = (await judging.rejudge(movieId, mode)).rows.filter(isOf(only))
      const best = rows.find((row) => row.verdict === 'accepted' && !tried.has(row.id) && !served.has(row.version_id))
      if (!best) return first
      tried.add(best.id)
      const source = await resolve(best)
        .then(refuseIfUsed(db, best))
        .catch((error: unknown) => {
          if (error instanceof Paused) throw error
          journal.commit((tx) => candidateStore.noteRefused(tx, best.id, whyUnresolved(error, clock.now())))
          log.warn('failed to fetch a release', { movie_id: movieId, release_id: best.id, error })
          return null
        })
      const id = source && (await queueIfSuitable(best, source, mode))
      if (id === null) continue
      first ??= id
      served.add(best.version_id)
      if (!hasSeveralVersions(movieId)) return first
    }
  }

  const grabChosen = async (row: Row, order: GrabOrder): Promise<Grabbed> => {
    const source = await resolve(row)
    const id = journal.commit((tx, announce) => {
      const { blocklist } = contexts.contextFor(row.movie_id, 'user_search')
      refuseIfUsed(tx, row)(source)
      if (blocklist.some(({ info_hash, code = '' }) => info_hash?.toLowerCase() === source.info_hash && neverGrabbed.has(code)))
        throw new Conflict(say(sentences, 'never_grabbed'))
      if (isDownloading(tx, row.movie_id, source.info_hash)) return null
      return queueDownload(tx, announce, { row, source, why: whyByHand(row), replaces: order.replaces ?? false })
    })
    if (id !== null) return { id, isNew: true }
    const running = await join(source, order)
    journal.commit((tx) => candidateStore.noteGrabbed(tx, row.id, source.info_hash))
    log.info('another listing of a torrent that is downloading', { movie_id: row.movie_id, release_id: row.id, download_id: running })
    return { id: running, isNew: false }
  }

  return {
    /** Tries the accepted candidates, best first, until one can be grabbed. While held, grabs only for a person. */
    grabBest: (movieId: number, mode: 'search' | 'user_search', only?: VersionKey): Promise<number | null> =>
      inTurn(movieId, async () => {
        if (mode === 'search' && isHeld()) return null
        return (await grabInOrder(movieId, mode, only)) ?? (await tellAgain(movieId))
      }),

    /** Grabs what an automatic search would, although everything is held: a person chose it. */
    grabHeld: (movieId: number): Promise<number | null> => inTurn(movieId, () => grabInOrder(movieId, 'search')),

    /**
     * Grabs the release that the user chose; with `replaces`, even if it replaces a better file. If its torrent is downloading for this
     * movie, that download gets the new trackers. Throws Conflict if it is downloading for another movie, may be harmful, or was blocked by
     * the user.
     */
    async grabRelease(releaseId: number, order: GrabOrder = {}): Promise<Grabbed> {
      const { movie_id } = candidateStore.get(releaseId)
      return await inTurn(movie_id, () => grabChosen(candidateStore.get(releaseId), order))
    },
  }
}

/** When grabbed again, only the new date counts. */
export const noteGrabbed = (
  tx: Tx,
  { info_hash, movie_id, title, quality, taken_at }: Omit<typeof takenHashesTable.$inferInsert, 'imported_quality'>,
): void => {
  tx.insert(takenHashesTable)
    .values({ info_hash, movie_id, title, quality, taken_at })
    .onConflictDoUpdate({ target: [takenHashesTable.movie_id, takenHashesTable.info_hash], set: { title, quality, taken_at } })
    .run()
}

/** Blocklist entries that even the user cannot override: harmful releases, and those the user blocked. */
const neverGrabbed: ReadonlySet<string> = new Set(['blocked_by_you', 'absurd_size', ...harmful])

/** Includes stalled downloads. */
const isDownloading = (tx: Tx, movieId: number, hash: string): boolean =>
  tx
    .select({ id: downloadsTable.id })
    .from(downloadsTable)
    .where(and(eq(downloadsTable.movie_id, movieId), eq(downloadsTable.info_hash, hash), inArray(downloadsTable.state, open)))
    .get() !== undefined

const whyThis = ({ quality, score }: Row, rows: readonly Row[]): Sentence => {
  const accepted = rows.filter((row) => row.verdict === 'accepted').length
  const values = { accepted, found: rows.length, quality, score }
  return accepted === 1
    ? say(sentences, score === 0 ? 'only_suitable' : 'only_suitable_scored', values)
    : say(sentences, score === 0 ? 'best_of' : 'best_of_scored', values)
}

const whyByHand = ({ verdict, reasons: [reason] }: Row): Sentence =>
  verdict === 'accepted' || !reason ? say(sentences, 'chosen_by_you') : say(sentences, 'chosen_although', { why: reasonOf(reason) })

const whyUnresolved = (error: unknown, now: Date): Refusal => {
  const later = (rest: Seconds) => new Date(now.getTime() + milliseconds(rest))
  if (error instanceof UpstreamRateLimited) {
    const until = later(error.retryAfterSeconds)
    return postpone(say(sentences, 'indexer_rate_limited', { indexer: error.upstream, until: until.toISOString() }), until)
  }
  const conflict = error instanceof Conflict ? sentenceOf(error) : undefined
  if (conflict) return postpone(conflict, later(pauseWhileTaken))
  if (error instanceof Invalid) return refuse(say(sentences, 'not_a_torrent', { why: sentenceOf(error) ?? error.message }))
  const code = error instanceof LeadsToPage ? 'link_is_page' : error instanceof UpstreamUnreachable ? 'link_unreachable' : 'link_broken'
  return postpone(say(sentences, code), later(pauseAfterDeadLink))
}

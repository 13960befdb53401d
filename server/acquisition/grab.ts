import type { Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { Tx } from '#server/platform/db/open'
import { Conflict, Invalid, UpstreamRateLimited, UpstreamUnreachable } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import type { Contexts } from './context'
import type { Ledger, Row } from './ledger'
import { takenHashesTable } from './table'

/** A torrent, ready to be handed to a client. */
export type Source = { info_hash: string; magnet: string | null; torrent: Buffer | null; size_bytes: number | null }
export type Queued = {
  movie_id: number
  release_id: number | null
  title: string
  source: Source
  indexer_id: number | null
  quality: string
  score: number
  size_bytes: number | null
}
export type Grab = ReturnType<typeof createGrab>

type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  contexts: Contexts
  ledger: Ledger
  /** Follows the link of a release. Throws Upstream… when the indexer does not give it, Invalid when it is no torrent. */
  resolve: (release: Pick<Row, 'indexer_id' | 'source_url' | 'info_hash' | 'title'>) => Promise<Source>
  /** Writes the download as a part of the transaction. */
  enqueue: (tx: Tx, announce: Parameters<Parameters<Journal['commit']>[0]>[1], queued: Queued) => number
  indexerName: (id: number | null) => string | null
}

/** Chooses for a film, and hands what was chosen to the downloads. */
export const createGrab = ({ journal, clock, log, contexts, ledger, resolve, enqueue, indexerName }: Deps) => {
  const taking = new Map<number, Promise<void>>()
  const commit = (row: Row, source: Source, why: string): number =>
    journal.commit((tx, announce) => {
      const { movie } = contexts.contextFor(row.movie_id, 'user_search')
      ledger.noteGrabbed(tx, row.id, source.info_hash)
      tx.insert(takenHashesTable)
        .values({ info_hash: source.info_hash, movie_id: row.movie_id, title: row.title, quality: row.quality, taken_at: stamp(clock) })
        .onConflictDoNothing()
        .run()
      const size_bytes = source.size_bytes ?? row.size_bytes
      const queued = { movie_id: row.movie_id, release_id: row.id, title: row.title, source, indexer_id: row.indexer_id }
      const download_id = enqueue(tx, announce, { ...queued, quality: row.quality, score: row.score, size_bytes })
      announce({
        type: 'release_grabbed',
        movie_id: row.movie_id,
        title: movie.title,
        release_id: row.id,
        download_id,
        release_title: row.title,
        quality: row.quality,
        score: row.score,
        size_bytes,
        indexer: indexerName(row.indexer_id),
        why,
      })
      log.info('release chosen', { movie_id: row.movie_id, release_id: row.id, download_id, indexer_id: row.indexer_id })
      return download_id
    })

  const takeOne = async (movieId: number, mode: 'search' | 'user_search'): Promise<number | null> => {
    const tried = new Set<number>()
    for (;;) {
      const rows = journal.commit((tx) => ledger.rejudge(tx, contexts.contextFor(movieId, mode)))
      const best = rows.find((row) => row.verdict === 'accepted' && !tried.has(row.id))
      if (!best) return null
      tried.add(best.id)
      const source = await resolve(best).catch((error: unknown) => {
        journal.commit((tx) => ledger.noteRefused(tx, best.id, whyUnresolved(error)))
        log.warn('release could not be fetched', { movie_id: movieId, release_id: best.id, error })
        return null
      })
      if (!source) continue
      if (best.info_hash !== source.info_hash && isKnownBad(movieId, source.info_hash)) {
        journal.commit((tx) => ledger.noteHash(tx, best.id, source.info_hash))
        continue
      }
      return commit(best, source, whyThis(best, rows))
    }
  }

  const isKnownBad = (movieId: number, hash: string): boolean => {
    const { taken, blocklist } = contexts.contextFor(movieId, 'search')
    return [...taken, ...blocklist].some((known) => known.info_hash?.toLowerCase() === hash)
  }

  /** The best accepted candidates one after the other, until one can be had. One after the other for a film, so that nothing is taken twice. */
  const takeBest = (movieId: number, mode: 'search' | 'user_search'): Promise<number | null> => {
    const before = taking.get(movieId) ?? Promise.resolve()
    const run = before.then(() => takeOne(movieId, mode))
    const ended = run.then(nothing, nothing).then(() => void (taking.get(movieId) === ended && taking.delete(movieId)))
    taking.set(movieId, ended)
    return run
  }

  return {
    takeBest,

    /** A person chose this one. Throws Conflict when its hash is being fetched or was refused for good. */
    async take(releaseId: number): Promise<number> {
      const row = ledger.get(releaseId)
      const source = await resolve(row)
      const { queue, blocklist } = contexts.contextFor(row.movie_id, 'user_search')
      if (queue.some((download) => download.info_hash === source.info_hash)) throw new Conflict('This release is being fetched already')
      if (blocklist.some((blocked) => blocked.info_hash?.toLowerCase() === source.info_hash))
        throw new Conflict('This release is on the list of those never to use; take it off there first')
      return commit(
        row,
        source,
        row.verdict === 'accepted' ? 'chosen by you' : `chosen by you, although ${row.reasons[0]?.text ?? 'it was refused'}`,
      )
    },
  }
}

const nothing = () => {}

const whyThis = (best: Row, rows: readonly Row[]): string => {
  const accepted = rows.filter((row) => row.verdict === 'accepted').length
  const others = accepted === 1 ? 'the only suitable one' : `the best of ${accepted} suitable ones`
  const score = best.score === 0 ? '' : `, score ${best.score}`
  return `${others} out of ${rows.length}: ${best.quality}${score}`
}

const whyUnresolved = (error: unknown): { code: string; text: string; temporary: boolean } => {
  if (error instanceof UpstreamRateLimited) return { code: 'indexer_rate_limited', text: error.message, temporary: true }
  if (error instanceof UpstreamUnreachable) return { code: 'link_unreachable', text: 'its link did not answer', temporary: true }
  if (error instanceof Invalid) return { code: 'not_a_torrent', text: error.message, temporary: false }
  return { code: 'link_broken', text: 'its link is broken', temporary: false }
}

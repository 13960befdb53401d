import type { Announce, Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import { milliseconds, minutes } from '#server/lib/duration'
import type { Tx } from '#server/platform/db/open'
import { open, type Phase } from './phase'
import type { DownloadStore, Row } from './store'

/** `isBlocked`: never use this torrent again. `isRefused`: its file list was not what it claimed. */
export type Failure = { code: string; text: string; isRefused?: boolean; isBlocked: boolean }
export type Brought = {
  file_id: number
  relative_path: string
  quality: string
  probed: boolean
  placed: { method: 'hardlink' | 'reflink' | 'copy'; size_bytes: number }
}
/** `isInnocent`: nothing is wrong with the torrent, it is just not needed any more. */
type Problem = { code: string; text: string; kind: 'refused' | 'blocked' | 'retry'; isInnocent?: boolean }

type Deps = {
  journal: Journal
  clock: Clock
  store: DownloadStore
  /** Writes down, in the same transaction, that this torrent is never to be used again. */
  block: (tx: Tx, announce: Announce, blocked: { row: Row; code: string; reason: string }) => void
  /** Whether it turned out to be what it claimed. */
  noteImported: (tx: Tx, row: Row, quality: string) => void
}

/** Minutes until an import is tried again, by how often it was. */
const pauses = [1, 5, 15, 60, 360]

/** How a download can end, or fail to. Each is one transaction with its events. */
export const createOutcomes = ({ journal, clock, store, block, noteImported }: Deps) => {
  const failIn = (tx: Tx, announce: Announce, { row, code, text, isRefused, isBlocked }: Failure & { row: Row }): boolean => {
    const moved = store.moveIn(tx, announce, {
      id: row.id,
      from: open,
      to: 'failed',
      change: { error_code: code, error: text, next_try_at: null },
      event: (told) =>
        isRefused
          ? { type: 'release_payload_refused', ...told, code, reason: text, release_title: row.title }
          : { type: 'download_failed', ...told, code, reason: text, next_try_at: stamp(clock) },
    })
    if (moved && isBlocked) block(tx, announce, { row, code, reason: text })
    return moved
  }

  const settled = (tx: Tx, announce: Announce, { row, brought }: { row: Row; brought: Brought }): void => {
    const { file_id, relative_path, probed, placed } = brought
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing', 'import_blocked'],
      to: 'seeding',
      change: { imported_at: stamp(clock), error: null, error_code: null, next_try_at: null },
      event: (told) => ({
        type: 'import_completed',
        ...told,
        file_id,
        relative_path,
        probed,
        method: placed.method,
        size_bytes: placed.size_bytes,
      }),
    })
    noteImported(tx, row, brought.quality)
  }

  /** Ends without a successor: what is on the shelf is as good. */
  const unneeded = (tx: Tx, announce: Announce, { row, problem }: { row: Row; problem: Problem }): void => {
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing'],
      to: 'cancelled',
      change: { error_code: problem.code, error: problem.text, next_try_at: null },
      event: (told) => ({ type: 'download_cancelled', ...told }),
    })
  }

  const stuck = (tx: Tx, announce: Announce, { row, problem }: { row: Row; problem: Problem }): void => {
    const { code, text: reason } = problem
    const to: Phase = problem.kind === 'blocked' ? 'import_blocked' : 'importing'
    const pause = pauses[Math.min(row.attempts, pauses.length - 1)]!
    const next_try_at = to === 'importing' ? new Date(clock.now().getTime() + milliseconds(minutes(pause))).toISOString() : null
    const isNews = row.error_code !== code || to === 'import_blocked'
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing'],
      to,
      change: { error_code: code, error: reason, next_try_at, attempts: row.attempts + 1 },
      ...(isNews && {
        event: (told) =>
          to === 'import_blocked'
            ? { type: 'import_blocked', ...told, code, reason }
            : { type: 'import_failed', ...told, code, reason, next_try_at },
      }),
    })
  }

  return {
    /** A person took it away at its client: it ends, and is not taken again by itself. */
    takenAway: (row: Row, { code, text }: { code: string; text: string }): void =>
      journal.commit((tx, announce) => {
        const change = { error_code: code, error: text, next_try_at: null }
        const event: Parameters<typeof store.move>[1]['event'] = (told) => ({ type: 'download_cancelled', ...told })
        if (store.moveIn(tx, announce, { id: row.id, from: open, to: 'cancelled', change, event }))
          block(tx, announce, { row, code, reason: text })
      }),

    /** False when the download has ended otherwise meanwhile. */
    fail: (row: Row, failure: Failure): boolean => journal.commit((tx, announce) => failIn(tx, announce, { row, ...failure })),

    /** How an import ended, as a part of its transaction. */
    settle(tx: Tx, announce: Announce, { id, outcome }: { id: number; outcome: { brought: Brought } | { problem: Problem } }): void {
      const row = store.find(id)
      if (!row) return
      if ('brought' in outcome) settled(tx, announce, { row, brought: outcome.brought })
      else if (outcome.problem.isInnocent) unneeded(tx, announce, { row, problem: outcome.problem })
      else if (outcome.problem.kind === 'refused') failIn(tx, announce, { row, ...outcome.problem, isBlocked: true })
      else stuck(tx, announce, { row, problem: outcome.problem })
    },

    /** Told once, however often an import is tried. */
    importStarted(row: Row): void {
      if (row.error_code !== null) return
      journal.commit((_tx, announce) => announce({ type: 'import_started', download_id: row.id, movie_id: row.movie_id, title: row.title }))
    },
  }
}

import type { Announce, Journal } from '#server/foundation/history/journal'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import { reasonOf, told, troubleFrom, untroubled } from '#server/foundation/lib/reason'
import type { Sentence, Values } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { open, type Phase } from './phase'
import type { DownloadStore, Row } from './store'

/** `isBlocked`: never grab this torrent again. `isRefused`: its file list was not what it claimed. */
export type Failure = Sentence & { isRefused?: boolean; isBlocked: boolean }
export type Imported = {
  file_id: number
  relative_path: string
  quality: string
  probed: boolean
  placed: { method: 'hardlink' | 'reflink' | 'copy'; size_bytes: number }
}
/** `isInnocent`: the torrent is fine but no longer needed. */
type Problem = Sentence & { kind: 'refused' | 'blocked' | 'retry'; isInnocent?: boolean }

type Deps = {
  journal: Journal
  clock: Clock
  store: DownloadStore
  /** Adds the torrent to the blocklist within the same transaction. */
  block: (tx: Tx, announce: Announce, blocked: { row: Row; code: string; values: Values; reason: string }) => void
  /** Records whether the release was what it claimed to be. */
  noteImported: (tx: Tx, row: Row, quality: string) => void
}

/** Minutes until an import is retried, by number of attempts. */
const pauses = [1, 5, 15, 60, 360]

/** All the ways a download can end or fail. Each is one transaction with its events. */
export const createOutcomes = ({ journal, clock, store, block, noteImported }: Deps) => {
  const failIn = (tx: Tx, announce: Announce, { row, isRefused, isBlocked, ...why }: Failure & { row: Row }): boolean => {
    const moved = store.moveIn(tx, announce, {
      id: row.id,
      from: open,
      to: 'failed',
      change: { ...troubleFrom(why), next_try_at: null },
      event: (download) =>
        isRefused
          ? { type: 'release_payload_refused', ...download, ...told(why), release_title: row.title }
          : { type: 'download_failed', ...download, ...told(why), next_try_at: stamp(clock) },
    })
    if (moved && isBlocked) block(tx, announce, { row, ...told(why) })
    return moved
  }

  const settled = (tx: Tx, announce: Announce, { row, imported }: { row: Row; imported: Imported }): void => {
    const { file_id, relative_path, probed, placed } = imported
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing', 'import_blocked'],
      to: 'seeding',
      change: { imported_at: stamp(clock), ...untroubled, next_try_at: null },
      event: (download) => ({
        type: 'import_completed',
        ...download,
        file_id,
        relative_path,
        probed,
        method: placed.method,
        size_bytes: placed.size_bytes,
      }),
    })
    noteImported(tx, row, imported.quality)
  }

  /** Ends it without grabbing another: the file on the shelf is as good. */
  const unneeded = (tx: Tx, announce: Announce, { row, problem }: { row: Row; problem: Problem }): void => {
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing'],
      to: 'cancelled',
      change: { ...troubleFrom(problem), next_try_at: null },
      event: (download) => ({ type: 'download_cancelled', ...download }),
    })
  }

  const stuck = (tx: Tx, announce: Announce, { row, problem }: { row: Row; problem: Problem }): void => {
    const to: Phase = problem.kind === 'blocked' ? 'import_blocked' : 'importing'
    const pause = pauses[Math.min(row.attempts, pauses.length - 1)]!
    const next_try_at = to === 'importing' ? after(clock, minutes(pause)) : null
    const isNews = row.error_code !== problem.code || to === 'import_blocked'
    store.moveIn(tx, announce, {
      id: row.id,
      from: ['importing'],
      to,
      change: { ...troubleFrom(problem), next_try_at, attempts: row.attempts + 1 },
      ...(isNews && {
        event: (download) =>
          to === 'import_blocked'
            ? { type: 'import_blocked', ...download, ...told(problem) }
            : { type: 'import_failed', ...download, ...told(problem), next_try_at },
      }),
    })
  }

  return {
    /** The user removed it in its client: it ends and is not grabbed again automatically. */
    removedInClient: (row: Row, why: Sentence): void =>
      journal.commit((tx, announce) => {
        const change = { ...troubleFrom(why), next_try_at: null }
        const event: Parameters<typeof store.move>[1]['event'] = (download) => ({ type: 'download_cancelled', ...download })
        if (store.moveIn(tx, announce, { id: row.id, from: open, to: 'cancelled', change, event }))
          block(tx, announce, { row, ...told(why) })
      }),

    /** False if the download has already ended otherwise. */
    fail: (row: Row, failure: Failure): boolean => journal.commit((tx, announce) => failIn(tx, announce, { row, ...failure })),

    /** Records the result of an import within its transaction. */
    settle(tx: Tx, announce: Announce, { id, outcome }: { id: number; outcome: { imported: Imported } | { problem: Problem } }): void {
      const row = store.find(id)
      if (!row) return
      if ('imported' in outcome) settled(tx, announce, { row, imported: outcome.imported })
      else if (outcome.problem.isInnocent) unneeded(tx, announce, { row, problem: outcome.problem })
      else if (outcome.problem.kind === 'refused') failIn(tx, announce, { row, ...reasonOf(outcome.problem), isBlocked: true })
      else stuck(tx, announce, { row, problem: outcome.problem })
    },

    /** Announced once, however often the import is retried. */
    importStarted(row: Row): void {
      if (row.error_code !== null) return
      journal.commitSoon((_tx, announce) =>
        announce({ type: 'import_started', download_id: row.id, movie_id: row.movie_id, title: row.title }),
      )
    },
  }
}

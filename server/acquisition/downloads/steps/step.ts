import { isFaultOfTorrent } from '#server/acquisition/torrent/sentences'
import { after, type Clock } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import { told, troubleFrom } from '#server/foundation/lib/reason'
import type { Sentence } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { ClearAway } from '../clear-away'
import type { Clients } from '../clients-in-use'
import type { ClientDownload, ClientError } from '../download-client'
import type { Failure } from '../outcomes'
import type { Phase } from '../phase'
import type { Progress } from '../progress'
import type { StallWatch } from '../stall'
import type { DownloadStore, Row } from '../store'
import type { Swarms } from '../swarms'

type File = { path: string; size_bytes: number }
export type Inspection = { ok: true; wanted: (file: File) => boolean } | { ok: false; why: Sentence }

/** The dependencies of all steps. */
export type StepDeps = {
  store: DownloadStore
  clients: Clients
  progress: Progress
  /** Of downloads that wait. */
  swarms: Pick<Swarms, 'of'>
  clock: Clock
  log: Log
  settings: () => { max_concurrent_downloads: number; queue_paused: boolean; stall_minutes: number }
  /** Judges the file list before any payload is downloaded. */
  inspect: (files: readonly File[], row: Row) => Inspection
  /** Records the failure; false if the download has already ended otherwise. */
  fail: (row: Row, failure: Failure) => boolean
  /** Records that the user removed it in its client. */
  removedInClient: (row: Row, why: Sentence) => void
  seedGoal: (row: Row) => { ratio: number | null; minutes: number | null }
  importDownload: (row: Row) => Promise<void>
  /** Whether the imported movie exists on disk. */
  isInLibrary: (row: Row) => Promise<boolean>
  clearAway: ClearAway
  stallWatch: StallWatch
}
export type Step = (row: Row) => Promise<void>

/** In a client but not complete. */
export const fetching: readonly Phase[] = ['fetching_metadata', 'checking', 'downloading', 'stalled']
/** States that count toward `max_concurrent_downloads`. */
export const busy: readonly Phase[] = ['fetching_metadata', 'checking', 'downloading']

/** How long a download waits after a problem with our own disk or client. */
const restMinutes = 5

export const figuresOf = ({ progress, downloaded_bytes, uploaded_bytes, ratio }: ClientDownload) => ({
  progress,
  downloaded_bytes,
  uploaded_bytes,
  ratio,
})

/** Ends a download permanently, here and in its client, as far as that can be reached. */
export const createGiveUp =
  ({ fail, clearAway, log }: Pick<StepDeps, 'fail' | 'clearAway' | 'log'>) =>
  async (row: Row, failure: Failure): Promise<void> => {
    if (!fail(row, failure)) return
    try {
      await clearAway(row, { delete_data: true })
    } catch (error) {
      if (!(error instanceof UpstreamUnreachable)) throw error
      log.warn('a failed download stays in its client, which is unreachable', { download_id: row.id, error })
    }
  }

/** Handles an error of the client: gives up a bad torrent, and waits out a fault of our own disk or client. */
export const createOnError = (deps: StepDeps) => {
  const giveUp = createGiveUp(deps)
  return async (row: Row, why: ClientError): Promise<void> => {
    if (isFaultOfTorrent(why.code)) return await giveUp(row, { ...why, isBlocked: true })
    if (row.adopted) return deps.store.note(row.id, troubleFrom(why))
    const next_try_at = after(deps.clock, minutes(restMinutes))
    await deps.clients.of(row).remove(row.info_hash ?? '', { delete_data: false })
    deps.store.move(row.id, {
      from: fetching,
      to: 'queued',
      change: { ...troubleFrom(why), next_try_at },
      event: (download) => ({ type: 'download_stalled', ...download, ...told(why), next_try_at }),
    })
  }
}

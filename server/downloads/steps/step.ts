import { after, type Clock } from '#server/lib/clock'
import { minutes } from '#server/lib/duration'
import { told, troubleFrom } from '#server/lib/reason'
import type { Sentence } from '#server/lib/sentence'
import type { Log } from '#server/platform/log'
import { isFaultOfTorrent } from '#server/torrent/sentences'
import type { ClearAway } from '../clear-away'
import type { Clients } from '../clients-in-use'
import type { ClientDownload, ClientError } from '../download-client'
import type { Failure } from '../outcomes'
import type { Patience } from '../patience'
import type { Phase } from '../phase'
import type { Progress } from '../progress'
import type { DownloadStore, Row } from '../store'

type File = { path: string; size_bytes: number }
export type Inspection = { ok: true; wanted: (file: File) => boolean } | { ok: false; why: Sentence }

/** What the steps share. */
export type StepDeps = {
  store: DownloadStore
  clients: Clients
  progress: Progress
  clock: Clock
  log: Log
  settings: () => { max_concurrent_downloads: number; stall_minutes: number }
  /** Judges the file list before a byte is fetched. */
  inspect: (files: readonly File[], row: Row) => Inspection
  /** Writes down that it failed; false when it has ended otherwise meanwhile. */
  fail: (row: Row, failure: Failure) => boolean
  /** Writes down that a person took it away at its client. */
  takenAway: (row: Row, why: Sentence) => void
  seedGoal: (row: Row) => { ratio: number | null; minutes: number | null }
  bringIn: (row: Row) => Promise<void>
  /** Whether the movie that came of it is really on the shelf, as the disk tells. */
  isOnShelf: (row: Row) => Promise<boolean>
  clearAway: ClearAway
  patience: Patience
}
export type Step = (row: Row) => Promise<void>

/** With a client, and not yet whole. */
export const fetching: readonly Phase[] = ['fetching_metadata', 'checking', 'downloading', 'stalled']
/** These take one of the places that `max_concurrent_downloads` gives. */
export const busy: readonly Phase[] = ['fetching_metadata', 'checking', 'downloading']

/** How long a download waits that our own disk or client stopped. */
const restMinutes = 5

export const figuresOf = ({ progress, downloaded_bytes, uploaded_bytes, ratio }: ClientDownload) => ({
  progress,
  downloaded_bytes,
  uploaded_bytes,
  ratio,
})

/** Ends a download for good, here and at its client. */
export const createGiveUp =
  ({ fail, clearAway }: Pick<StepDeps, 'fail' | 'clearAway'>) =>
  async (row: Row, failure: Failure): Promise<void> => {
    if (fail(row, failure)) await clearAway(row, { delete_data: true })
  }

/** What to do about an error of the client: a bad torrent is given up, a fault of our own disk or client is waited out. */
export const createOnError = (deps: StepDeps) => {
  const giveUp = createGiveUp(deps)
  return async (row: Row, why: ClientError): Promise<void> => {
    if (isFaultOfTorrent(why.code)) return await giveUp(row, { ...why, isBlocked: true })
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

import type { Journal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import type { ClientDownload } from './download-client'
import type { DownloadStore } from './store'

export type Live = Pick<
  ClientDownload,
  | 'progress'
  | 'downloaded_bytes'
  | 'uploaded_bytes'
  | 'download_speed'
  | 'upload_speed'
  | 'seeders'
  | 'peers'
  | 'eta_seconds'
  | 'ratio'
  | 'size_bytes'
>
export type Progress = ReturnType<typeof createProgress>

/** Live figures of running downloads, in memory only. Reported when they change, at most once per second per download. */
export const createProgress = ({ clock, tell }: { clock: Clock; tell: (downloadId: number, live: Live) => void }) => {
  const latest = new Map<number, Live>()
  const publishedAt = new Map<number, number>()

  return {
    note(downloadId: number, live: Live): void {
      const last = latest.get(downloadId)
      latest.set(downloadId, live)
      if (last && isSame(last, live)) return
      const now = clock.now().getTime()
      const before = publishedAt.get(downloadId)
      if (before !== undefined && now >= before && now - before < 1000) return
      publishedAt.set(downloadId, now)
      tell(downloadId, live)
    },
    of: (downloadId: number): Live | undefined => latest.get(downloadId),
    forget(downloadId: number): void {
      latest.delete(downloadId)
      publishedAt.delete(downloadId)
    },
  }
}

const isSame = (a: Live, b: Live): boolean =>
  a.downloaded_bytes === b.downloaded_bytes &&
  a.uploaded_bytes === b.uploaded_bytes &&
  a.download_speed === b.download_speed &&
  a.upload_speed === b.upload_speed &&
  a.peers === b.peers &&
  a.progress === b.progress

type Telling = { journal: Pick<Journal, 'tell'>; store: Pick<DownloadStore, 'find'> }
/** Sends the figures of a download to WebSocket clients without storing them. */
export const publishProgress =
  ({ journal, store }: Telling) =>
  (id: number, live: Live): void => {
    const row = store.find(id)
    if (row) journal.tell({ type: 'download_progress', download_id: id, movie_id: row.movie_id, state: row.state, ...figuresToSend(live) })
  }

/** The figures on the wire: progress from 0 to 1, speeds and times as whole numbers, and nothing else that a client knows. */
export const figuresToSend = (live: Live): Live => ({
  size_bytes: live.size_bytes,
  progress: Math.min(1, Math.max(0, live.progress)),
  downloaded_bytes: live.downloaded_bytes,
  uploaded_bytes: live.uploaded_bytes,
  download_speed: Math.round(live.download_speed),
  upload_speed: Math.round(live.upload_speed),
  seeders: live.seeders,
  peers: live.peers,
  eta_seconds: live.eta_seconds === null ? null : Math.round(live.eta_seconds),
  ratio: live.ratio,
})

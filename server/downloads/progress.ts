import type { Clock } from '#server/lib/clock'
import type { ClientDownload } from './download-client'

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

/** The figures of running downloads, in memory; told when they change, at most once a second each. */
export const createProgress = ({ clock, tell }: { clock: Clock; tell: (downloadId: number, live: Live) => void }) => {
  const latest = new Map<number, Live>()
  const toldAt = new Map<number, number>()

  return {
    note(downloadId: number, live: Live): void {
      const last = latest.get(downloadId)
      latest.set(downloadId, live)
      if (last && isSame(last, live)) return
      const now = clock.now().getTime()
      const before = toldAt.get(downloadId)
      if (before !== undefined && now >= before && now - before < 1000) return
      toldAt.set(downloadId, now)
      tell(downloadId, live)
    },
    of: (downloadId: number): Live | undefined => latest.get(downloadId),
    forget(downloadId: number): void {
      latest.delete(downloadId)
      toldAt.delete(downloadId)
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

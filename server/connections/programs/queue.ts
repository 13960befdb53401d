import type { Phase } from '#server/acquisition/downloads/phase'
import type { Download } from '#server/acquisition/downloads/schema'
import { qualityModel } from './qualities'
import { known, spanOf } from './wire'

type State = { status: string; state: string; health: 'ok' | 'warning' | 'error' }
const states: Record<Phase, State | null> = {
  queued: { status: 'queued', state: 'downloading', health: 'ok' },
  fetching_metadata: { status: 'queued', state: 'downloading', health: 'ok' },
  checking: { status: 'queued', state: 'downloading', health: 'ok' },
  downloading: { status: 'downloading', state: 'downloading', health: 'ok' },
  stalled: { status: 'warning', state: 'downloading', health: 'warning' },
  paused: { status: 'paused', state: 'downloading', health: 'ok' },
  importing: { status: 'completed', state: 'importing', health: 'ok' },
  import_blocked: { status: 'completed', state: 'importBlocked', health: 'warning' },
  seeding: { status: 'completed', state: 'importPending', health: 'ok' },
  failed: { status: 'failed', state: 'failed', health: 'error' },
  completed: null,
  cancelled: null,
}

export type Queued = {
  download: Download
  indexer: string | null
  folder: string | null
  languages: readonly { id: number; name: string }[]
}

/** A failed download is shown for a day, so that programs notice it. */
export const isInQueue = ({ state, imported_at, added_at }: Download, now: Date): boolean => {
  if (state === 'failed') return now.getTime() - Date.parse(added_at) < 86_400_000
  return states[state] !== null && (state !== 'seeding' || imported_at === null)
}

/** A download as a record of Radarr's queue. */
export const queueRecord = ({ download, indexer, folder, languages }: Queued, now: Date) => {
  const { status, state, health } = states[download.state] ?? { status: 'completed', state: 'imported', health: 'ok' }
  const size = download.size_bytes ?? 0
  const { eta_seconds, error } = download
  const isRunning = status === 'downloading' && eta_seconds !== null
  return known({
    id: download.id,
    movieId: download.movie_id,
    title: download.title,
    languages,
    quality: qualityModel(download.quality),
    customFormats: [],
    customFormatScore: download.score,
    size,
    sizeleft: Math.max(0, size - download.downloaded_bytes),
    timeleft: isRunning ? spanOf(eta_seconds) : undefined,
    estimatedCompletionTime: isRunning ? new Date(now.getTime() + eta_seconds * 1000).toISOString() : undefined,
    added: download.added_at,
    status,
    trackedDownloadStatus: health,
    trackedDownloadState: state,
    statusMessages: error === null ? [] : [{ title: download.title, messages: [error.text] }],
    errorMessage: error?.text,
    downloadId: download.info_hash?.toUpperCase(),
    protocol: 'torrent',
    downloadClient: download.client,
    downloadClientHasPostImportCategory: false,
    indexer,
    outputPath: folder,
  })
}

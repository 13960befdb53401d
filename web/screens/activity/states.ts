import type { TorrentFault } from '#server/acquisition/torrent/sentences'
import type { PayloadRefusal } from '#server/library/files/sentences'
import type { Download, DownloadState } from '../../data/api/types'
import type { Key } from '../../i18n/translate'
import type { Tone } from '../../kit/badge'

type Face = { word: Key; tone: Tone; group: 'running' | 'attention' | 'seeding' | 'over' }

/** Word, tone and group of each download state. */
export const stateFaces: Record<DownloadState, Face> = {
  queued: { word: 'download.queued', tone: 'plain', group: 'running' },
  fetching_metadata: { word: 'download.fetching_metadata', tone: 'plain', group: 'running' },
  checking: { word: 'download.checking', tone: 'info', group: 'running' },
  downloading: { word: 'download.downloading', tone: 'accent', group: 'running' },
  stalled: { word: 'download.stalled', tone: 'warn', group: 'running' },
  paused: { word: 'download.paused', tone: 'plain', group: 'running' },
  importing: { word: 'download.importing', tone: 'info', group: 'running' },
  import_blocked: { word: 'download.import_blocked', tone: 'bad', group: 'attention' },
  seeding: { word: 'download.seeding', tone: 'ok', group: 'seeding' },
  completed: { word: 'download.completed', tone: 'ok', group: 'over' },
  failed: { word: 'download.failed', tone: 'bad', group: 'attention' },
  cancelled: { word: 'download.cancelled', tone: 'plain', group: 'over' },
}

type Stated = Pick<Download, 'state'>
const groupOf = ({ state }: Stated) => stateFaces[state].group
export const isRunning = (download: Stated) => groupOf(download) === 'running'
/** Neither queued nor paused. */
export const isAtWork = (download: Stated) => isRunning(download) && download.state !== 'queued' && download.state !== 'paused'
/** Downloads in progress: active ones first, queued ones in queue order. */
export const runningOf = <D extends Stated & { turn: number }>(all: readonly D[]): D[] =>
  all.filter(isRunning).toSorted((a, b) => rank(a) - rank(b) || (a.state === 'queued' ? a.turn - b.turn : 0))
const lastOnes: readonly DownloadState[] = ['stalled', 'paused', 'queued']
const rank = ({ state }: Stated) => lastOnes.indexOf(state)
export const isSeeding = (download: Stated) => groupOf(download) === 'seeding'
export const canPause = ({ state }: Stated) => pausable.has(state)
const pausable = new Set<DownloadState>(['queued', 'fetching_metadata', 'checking', 'downloading', 'stalled'])

/** How a failure resolved without the user: by another download, by a file in the library, or because its movie was removed. */
export type WayOut = 'another' | 'in_library' | 'removed'
type Judged = Pick<Download, 'id' | 'movie_id' | 'state' | 'movie'>

const wayOutOf = (download: Judged, all: readonly Judged[]): WayOut | undefined => {
  if (download.movie_id === null) return download.state === 'failed' ? 'removed' : undefined
  const isBetter = (other: Judged) => isRunning(other) || isSeeding(other) || other.state === 'completed'
  if (all.some((other) => other.movie_id === download.movie_id && other.id > download.id && isBetter(other))) return 'another'
  const isHere = download.movie?.status === 'available' || download.movie?.status === 'upgradable'
  return download.state === 'failed' && isHere ? 'in_library' : undefined
}

/** Downloads that need the user, and those that did but have been resolved. */
export const troubleOf = <D extends Judged>(all: readonly D[]) => {
  const judged = all
    .filter((download) => groupOf(download) === 'attention')
    .map((download) => ({ download, wayOut: wayOutOf(download, all) }))
  return {
    attention: judged.flatMap(({ download, wayOut }) => (wayOut === undefined ? [download] : [])),
    settled: judged.flatMap(({ download, wayOut }) => (wayOut === undefined ? [] : [{ download, wayOut }])),
  }
}

const ofPayload: Record<PayloadRefusal, true> = {
  empty_download: true,
  too_many_files: true,
  unsafe_path: true,
  dangerous_file: true,
  video_too_small: true,
  impossible_size: true,
  download_too_large: true,
  disc: true,
  only_samples: true,
  multi_part: true,
  several_movies: true,
  packed: true,
  no_video: true,
  file_of_other_movie: true,
  file_is_episode: true,
  file_not_the_movie: true,
}
const ofTorrent: Record<TorrentFault, true> = {
  invalid_torrent: true,
  invalid_magnet: true,
  damaged_torrent: true,
  torrent_too_large: true,
  torrent_too_complex: true,
  torrent_too_slow: true,
  torrent_of_too_many_files: true,
  torrent_of_huge_pieces: true,
  stops_engine: true,
  torrent_without_files: true,
  impossible_torrent: true,
  unsupported_torrent: true,
  unsafe_names: true,
  name_too_long: true,
  planted_link: true,
}
/** Codes that older versions stored. */
const ofOlder = ['other_movie', 'empty', 'absurd_size', 'sample', 'no_audio', 'unreadable']
const faults = new Set<string>([
  ...Object.keys(ofPayload),
  ...Object.keys(ofTorrent),
  ...ofOlder,
  'too_short',
  'too_short_for_movie',
  'silent_file',
  'not_a_video',
  'source_unfit',
  'blocked_by_you',
])

/** Whether a retry may help. Never if the content itself was the reason. */
export const canRetry = ({ state, error, next_try_at }: Pick<Download, 'state' | 'error' | 'next_try_at'>) => {
  if (state === 'seeding') return error?.code === 'missing_files'
  if (state === 'failed') return !faults.has(error?.code ?? '')
  return state === 'import_blocked' || (state === 'importing' && next_try_at !== null)
}

import { sentences as ofTorrents } from '#server/acquisition/torrent/sentences'
import { systemClock } from '#server/foundation/lib/clock'
import { withoutPaths } from '#server/foundation/lib/redact'
import { say } from '#server/foundation/lib/sentence'
import type { ClientDownload, ClientError, ClientFile, ClientState } from '../download-client'
import { sentences } from '../sentences'
import type { WireFile, WireTorrent, WireTracker } from './qbittorrent-wire'

/** The client named in messages. */
export const self = { client: 'qBittorrent' }

/** Tag on a torrent whose files have not been selected yet. Stored in qBittorrent, so it survives a restart. */
export const inspectTag = 'service-inspect'

/** Second tag while the user has paused such a magnet, which otherwise looks the same as one stopped at its metadata. */
export const pausedTag = 'service-paused'

/** A folder that has a different path on this machine. */
export type PathMap = { readonly there: string; readonly here: string }

const words: Readonly<Record<string, ClientState>> = {
  metaDL: 'fetching_metadata',
  forcedMetaDL: 'fetching_metadata',
  ForcedMetaDL: 'fetching_metadata',
  checkingDL: 'checking',
  checkingUP: 'checking',
  checkingResumeData: 'checking',
  queuedForChecking: 'checking',
  allocating: 'checking',
  moving: 'checking',
  downloading: 'downloading',
  forcedDL: 'downloading',
  stalledDL: 'stalled',
  queuedDL: 'stalled',
  pausedDL: 'paused',
  stoppedDL: 'paused',
  uploading: 'seeding',
  forcedUP: 'seeding',
  stalledUP: 'seeding',
  queuedUP: 'seeding',
  pausedUP: 'paused',
  stoppedUP: 'paused',
  error: 'failed',
  missingFiles: 'failed',
}

export const infoHashOf = ({ infohash_v1, hash }: WireTorrent): string => (infohash_v1 || hash).toLowerCase()

export const isWaiting = (torrent: WireTorrent): boolean => hasTag(torrent, inspectTag)

/** Stopped by someone. qBittorrent itself stopping a torrent at its share limit does not count. */
export const isStopped = (torrent: WireTorrent): boolean => words[torrent.state] === 'paused' && !isGoalReached(torrent)

const hasTag = ({ tags }: WireTorrent, tag: string) => tags.split(/,\s*/).includes(tag)

export const hasMetadata = ({ total_size, state }: WireTorrent): boolean => total_size > 0 && words[state] !== 'fetching_metadata'

export const downloadFrom = (torrent: WireTorrent, paths: readonly PathMap[]): ClientDownload => {
  const state = stateOf(torrent)
  const isKnown = hasMetadata(torrent)
  return {
    info_hash: infoHashOf(torrent),
    name: torrent.name,
    state,
    complete: isComplete(torrent, state),
    progress: Math.min(1, Math.max(0, torrent.progress)),
    size_bytes: isKnown ? torrent.size : null,
    downloaded_bytes: Math.max(0, torrent.completed),
    uploaded_bytes: Math.max(0, torrent.uploaded),
    download_speed: Math.max(0, torrent.dlspeed),
    upload_speed: Math.max(0, torrent.upspeed),
    seeders: Math.max(0, torrent.num_seeds),
    peers: Math.max(0, torrent.num_seeds) + Math.max(0, torrent.num_leechs),
    in_contact: torrent.num_seeds + torrent.num_leechs > 0 || Boolean(torrent.tracker),
    tracker_says: null,
    eta_seconds: state === 'downloading' && torrent.eta < noEta ? torrent.eta : null,
    ratio: Math.max(0, torrent.ratio),
    save_path: torrent.save_path === '' ? null : pathHere(torrent.save_path, paths),
    error: errorOf(torrent),
  }
}

export const fileFrom = (file: WireFile, at: number): ClientFile => ({
  index: file.index ?? at,
  path: file.name.replaceAll('\\', '/'),
  size_bytes: file.size,
  wanted: file.priority > 0,
})

/** The number of seconds with which qBittorrent reports an unknown ETA. */
const noEta = 8_640_000

const stateOf = (torrent: WireTorrent): ClientState => {
  const said = words[torrent.state] ?? 'stalled'
  if (said === 'failed' || said === 'checking') return said
  if (isWaiting(torrent) && !hasMetadata(torrent)) return hasTag(torrent, pausedTag) ? 'paused' : 'fetching_metadata'
  if (isWaiting(torrent)) return 'queued'
  return said === 'paused' && isComplete(torrent, said) && isGoalReached(torrent) ? 'completed' : said
}

/** While it checks or moves files, its reported progress cannot be trusted. */
const isComplete = (torrent: WireTorrent, state: ClientState): boolean =>
  torrent.progress === 1 &&
  torrent.amount_left === 0 &&
  hasMetadata(torrent) &&
  !isWaiting(torrent) &&
  state !== 'checking' &&
  state !== 'failed'

const isGoalReached = (torrent: WireTorrent): boolean => {
  const { ratio, max_ratio, seeding_time, max_seeding_time } = torrent
  if (max_ratio >= 0 && ratio >= max_ratio) return true
  return (max_seeding_time >= 0 && seeding_time >= max_seeding_time * 60) || isInactive(torrent)
}

/** Since 4.6, qBittorrent also stops torrents that nobody downloaded from for so many minutes. */
const isInactive = ({ max_inactive_seeding_time = -1, last_activity = 0 }: WireTorrent): boolean =>
  max_inactive_seeding_time >= 0 &&
  last_activity > 0 &&
  systemClock.now().getTime() / 1000 - last_activity >= max_inactive_seeding_time * 60

const errorOf = ({ state }: WireTorrent): ClientError | null => {
  if (state === 'missingFiles') return say(ofTorrents, 'missing_files')
  return state === 'error' ? say(sentences, 'client_reports_error', { client: 'qBittorrent' }) : null
}

const isWorking = 2
/** Not working; since 5.2 also: the tracker refused, and was unreachable. */
const failing: readonly number[] = [4, 5, 6]
const mostRefusals = 3

/** Whether these are the trackers of a private torrent: its entries for DHT, PeX, and LSD have a message that says so. */
export const isOfPrivate = (trackers: readonly WireTracker[]): boolean =>
  trackers.some(({ url, msg = '' }) => url.startsWith('** [') && msg !== '')

/** The messages of trackers that refuse the torrent, without duplicates; null if any tracker works. */
export const refusalsIn = (trackers: readonly WireTracker[]): string | null => {
  const real = trackers.filter(({ url }) => /^(https?|udp|wss?):/i.test(url))
  if (real.some(({ status }) => status === isWorking)) return null
  const said = real.filter(({ status }) => failing.includes(status)).map(({ msg = '' }) => withoutPaths(msg).trim().slice(0, 200))
  return (
    [...new Set(said)]
      .filter((words) => words !== '')
      .slice(0, mostRefusals)
      .join(' · ') || null
  )
}

/** Unserved and in need of peers, so its trackers' messages may say why. */
export const isUnserved = ({ in_contact, state }: ClientDownload): boolean =>
  !in_contact && (state === 'downloading' || state === 'stalled' || state === 'fetching_metadata')

/** The innermost mapped folder wins. Windows paths are case-insensitive. */
export const pathHere = (path: string, maps: readonly PathMap[]): string => {
  const plain = plainPath(path)
  const key = keyOf(plain)
  const fitting = maps
    .map(({ there, here }) => ({ there: plainPath(there), here: plainPath(here) }))
    .filter(({ there }) => key === keyOf(there) || key.startsWith(`${keyOf(there)}/`))
    .toSorted((a, b) => b.there.length - a.there.length)[0]
  return fitting ? fitting.here + plain.slice(fitting.there.length) : plain
}

const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/(?<!\/)\/+$/, '')
const keyOf = (path: string) => (/^[a-z]:/i.test(path) ? path.toLowerCase() : path)

/** The mappings from the settings, one `there => here` per line. */
export const mapsOf = ({
  path_there,
  path_here,
  more_paths,
}: {
  path_there: string | null
  path_here: string | null
  more_paths: readonly string[]
}): PathMap[] => {
  const lines = more_paths.map((line) => line.split('=>').map((part) => part.trim()))
  const pairs = [[path_there ?? '', path_here ?? ''], ...lines]
  return pairs.flatMap(([there = '', here = '', ...rest]) => (there && here && rest.length === 0 ? [{ there, here }] : []))
}

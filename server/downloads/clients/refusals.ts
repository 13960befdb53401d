import type { ClientDownload } from '../download-client'
import type { WireTracker } from './qbittorrent-wire'
import { isUnserved, refusalsIn } from './qbittorrent-words'

type Listed = { readonly id: string; readonly download: ClientDownload }

/** Trackers are asked again every few minutes, so their words hold for a while; and no more torrents than this are asked about at once. */
const holdsMs = 60_000
const mostAtOnce = 10

/** Adds what the trackers say to the downloads that nobody serves: qBittorrent tells it torrent by torrent. */
export const createRefusals = (trackersOf: (id: string) => Promise<readonly WireTracker[]>, now = () => performance.now()) => {
  const known = new Map<string, { at: number; says: string | null }>()

  const learn = async (id: string): Promise<void> => {
    // Its figures are worth more than these words.
    const trackers = await trackersOf(id).catch(() => null)
    if (trackers !== null) known.set(id, { at: now(), says: refusalsIn(trackers) })
  }

  return async (listed: readonly Listed[]): Promise<ClientDownload[]> => {
    const unserved = listed.filter(({ download }) => isUnserved(download)).map(({ id }) => id)
    for (const id of known.keys()) if (!unserved.includes(id)) known.delete(id)
    const due = unserved.filter((id) => now() - (known.get(id)?.at ?? Number.NEGATIVE_INFINITY) >= holdsMs)
    await Promise.all(due.slice(0, mostAtOnce).map(learn))
    return listed.map(({ id, download }) => ({ ...download, tracker_says: known.get(id)?.says ?? null }))
  }
}

import type { ClientDownload } from '../download-client'
import type { WireTracker } from './qbittorrent-wire'
import { isUnserved, refusalsIn } from './qbittorrent-words'

type Listed = { readonly id: string; readonly download: ClientDownload }

/** Trackers are only contacted every few minutes, so cache their messages; and query at most this many torrents at once. */
const holdsMs = 60_000
const mostAtOnce = 10

/** Adds tracker messages to unserved downloads. qBittorrent only returns them torrent by torrent. */
export const createRefusals = (trackersOf: (id: string) => Promise<readonly WireTracker[]>, now = () => performance.now()) => {
  const known = new Map<string, { at: number; says: string | null }>()

  const learn = async (id: string): Promise<void> => {
    // The listed figures matter more than these messages.
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

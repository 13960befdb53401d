import { trackersOf } from '#server/foundation/lib/trackers-of'
import type { ReadTorrent } from './resolve'

type Sourced = { readonly magnet: string | null; readonly torrent: Uint8Array | null }
export type Before = Sourced & { readonly id: number; readonly more_trackers: readonly string[] | null }
type Deps = { readTorrent: ReadTorrent; addTrackers: (id: number, trackers: readonly string[]) => Promise<void> }

export type MergeTrackers = ReturnType<typeof createMergeTrackers>

/** No tracker has a longer address. */
const longestTracker = 2000

/** Gives an unfinished download the trackers that it lacks. A private torrent gets none: only its own trackers may know it. */
export const createMergeTrackers = ({ readTorrent, addTrackers }: Deps) => {
  return async (before: Before, source: Sourced): Promise<void> => {
    const [known, found] = [await trackersOf(before, readTorrent), await trackersOf(source, readTorrent)]
    if (known.private || found.private) return
    const has = new Set([...known.trackers, ...(before.more_trackers ?? [])])
    const news = found.trackers.filter((tracker) => !has.has(tracker) && tracker.length <= longestTracker)
    if (news.length > 0) await addTrackers(before.id, news)
  }
}

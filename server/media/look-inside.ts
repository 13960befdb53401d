import { stat } from 'node:fs/promises'
import { attempt } from '#server/lib/attempt'
import type { Probe } from '#server/upstream/media-tool/client'
import { knowsLess, mediaInfoOf } from './media-info'
import type { ReadOnce, Unread } from './read-once'
import type { Reading } from './reading'

/** What is inside a file, and how much of it is missing, from 0 to 1. */
export type LookedInside = Probe & { readonly missing_share: number }
type Deps = {
  read: ReadOnce
  /** The media tool; it may not be there. */
  probe: (path: string) => Promise<Probe>
}

/**
 * Looks into a file by our own readers; the media tool is asked for containers that they do not know, and where it would know more.
 * `available` is false when nobody here can tell.
 */
export const createLookInside =
  ({ read, probe }: Deps) =>
  async (path: string): Promise<LookedInside> => {
    const found = await attempt(() => read(path))
    const own: Reading | Unread = found.ok ? found.value : { why: 'failed' }
    if ('why' in own) return { ...unreadable(own, await probe(path)), missing_share: 0 }
    const missing_share = await missingShare(own, path)
    const told = knowsLess(own) ? await probe(path) : null
    return told?.media_info ? { ...told, missing_share } : { available: true, media_info: mediaInfoOf(own), missing_share }
  }

/** What the tool says goes; where it is not there, we know at least what is no video. */
const unreadable = ({ why }: Unread, told: Probe): Probe =>
  told.available || (why !== 'empty' && why !== 'damaged') ? told : { available: true, media_info: null, why: 'unreadable' }

const missingShare = async ({ missing_bytes }: Reading, path: string): Promise<number> => {
  const found = missing_bytes > 0 ? await attempt(() => stat(path)) : null
  return found?.ok ? missing_bytes / (found.value.size + missing_bytes) : 0
}

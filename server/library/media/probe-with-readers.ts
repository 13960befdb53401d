import { stat } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import type { Probe } from '#server/foundation/upstream/media-tool/client'
import { knowsLess, mediaInfoOf } from './media-info'
import type { ReadOnce, Unread } from './read-once'
import type { Reading } from './reading'

/** A file's content, and the share of it that is missing, from 0 to 1. */
export type ProbedFile = Probe & { readonly missing_share: number }
type Deps = {
  read: ReadOnce
  /** The media tool, which may not be installed. */
  probe: (path: string) => Promise<Probe>
}

/**
 * Probes a file with our own readers, and with the media tool if they do not know the container or it would know more. `available` is false
 * if neither can tell.
 */
export const createProbeWithReaders =
  ({ read, probe }: Deps) =>
  async (path: string): Promise<ProbedFile> => {
    const found = await attempt(() => read(path))
    const own: Reading | Unread = found.ok ? found.value : { why: 'failed' }
    if ('why' in own) return { ...unreadable(own, await probe(path)), missing_share: 0 }
    const missing_share = await missingShare(own, path)
    const probed = knowsLess(own) ? await probe(path) : null
    return probed?.media_info ? { ...probed, missing_share } : { available: true, media_info: mediaInfoOf(own), missing_share }
  }

/** The tool decides; without it, we can at least recognize what is not a video. */
const unreadable = ({ why }: Unread, probed: Probe): Probe =>
  probed.available || (why !== 'empty' && why !== 'damaged') ? probed : { available: true, media_info: null, why: 'unreadable' }

const missingShare = async ({ missing_bytes }: Reading, path: string): Promise<number> => {
  const found = missing_bytes > 0 ? await attempt(() => stat(path)) : null
  return found?.ok ? missing_bytes / (found.value.size + missing_bytes) : 0
}

import type { Seconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { createReaderThread } from '#server/foundation/platform/reader-thread'
import type { Metainfo } from './metainfo'
import type { Problem } from './protocol'
import { sentences } from './sentences'

export type TorrentFacts = Pick<Metainfo, 'info_hash' | 'name' | 'length' | 'private' | 'trackers'>

/** Reads .torrent files in a thread. One that takes too long is refused like an unreadable one. */
export const createTorrentReader = (worker: string | URL, within: Seconds = 3) => {
  const read = createReaderThread<Uint8Array, TorrentFacts | Problem>({ worker, within })
  return async (bytes: Uint8Array): Promise<TorrentFacts | Problem> => {
    const found = await read(bytes)
    if (found.how === 'read') return found.value
    return say(sentences, found.how === 'too_slow' ? 'torrent_too_slow' : 'invalid_torrent')
  }
}

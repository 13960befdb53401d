import { say } from '#server/foundation/lib/sentence'
import { readMetainfo } from './metainfo'
import type { Problem } from './protocol'
import type { TorrentFacts } from './read-in-thread'
import { sentences } from './sentences'

declare const self: Worker

/** Reads a .torrent in a thread of its own, so a hostile one cannot block the service. */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (message: TorrentFacts | Problem) => self.postMessage(message)
  try {
    const found = readMetainfo(data)
    if ('text' in found) return answer({ code: found.code, values: found.values, text: found.text })
    const { info_hash, name, length, private: isPrivate, trackers } = found
    answer({ info_hash, name, length, private: isPrivate, trackers })
  } catch {
    answer(say(sentences, 'invalid_torrent'))
  }
}

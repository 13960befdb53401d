import { readMetainfo } from './metainfo'
import type { Problem } from './protocol'
import type { TorrentFacts } from './read-in-thread'

declare const self: Worker

/** A .torrent is read here, in a thread of its own, so that no torrent of a stranger holds up the service. */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (message: TorrentFacts | Problem) => self.postMessage(message)
  readMetainfo(data).then(
    (found) => {
      if ('text' in found) return answer({ code: found.code, text: found.text })
      const { info_hash, name, length } = found
      answer({ info_hash, name, length })
    },
    () => answer({ code: 'invalid_torrent', text: 'This is not a .torrent file' }),
  )
}

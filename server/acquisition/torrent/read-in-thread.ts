import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import type { Problem } from './protocol'
import { sentences } from './sentences'

export type TorrentFacts = { readonly info_hash: string; readonly name: string; readonly length: number }

/** Reads .torrent files in a thread, one at a time. One that takes too long is refused like an unreadable one. */
export const createTorrentReader = (worker: string | URL, within: Seconds = 3) => {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes: Uint8Array): Promise<TorrentFacts | Problem> => {
    const read = last.then(() => readOne(worker, bytes, within))
    last = read
    return read
  }
}

const readOne = (worker: string | URL, bytes: Uint8Array, within: Seconds): Promise<TorrentFacts | Problem> => {
  const { promise, resolve } = Promise.withResolvers<TorrentFacts | Problem>()
  const thread = new Worker(worker)
  const patience = setTimeout(() => resolve(say(sentences, 'torrent_too_slow')), milliseconds(within))
  thread.onmessage = ({ data }: MessageEvent<TorrentFacts | Problem>) => resolve(data)
  thread.onerror = () => resolve(say(sentences, 'invalid_torrent'))
  thread.postMessage(bytes)
  return promise.finally(() => {
    clearTimeout(patience)
    thread.terminate()
  })
}

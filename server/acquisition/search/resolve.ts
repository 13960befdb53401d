import type { IndexerRow } from '#server/acquisition/indexers/table'
import type { TorrentSource } from '#server/acquisition/indexers/torrent-source'
import { sentences as ofTorrents } from '#server/acquisition/torrent/sentences'
import { readMagnetLink, writeMagnetLink } from '#server/foundation/lib/magnet'
import type { Sentence } from '#server/foundation/lib/sentence'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { Row } from './candidate-store'
import type { Source } from './grab'
import { sentences } from './sentences'

/** The relevant parts of a .torrent; `name` is its own. */
export type ReadTorrent = (bytes: Uint8Array) => Promise<{ info_hash: string; name: string; size_bytes: number } & Trackers>
/** `private`: only these trackers may know it. */
type Trackers = { trackers: readonly string[]; private: boolean }

type Deps = {
  indexer: (id: number) => IndexerRow | undefined
  /** Falls back to the magnet, if there is one, when the link fails. */
  fetchSource: (indexer: IndexerRow, url: string, magnet: string | null) => Promise<TorrentSource>
  /** Reads a .torrent. Throws Invalid if it is not one, or cannot be downloaded. */
  readTorrent: ReadTorrent
}

/** From the link of a release to something that a client can download. */
export const createResolve =
  ({ indexer, fetchSource, readTorrent }: Deps) =>
  async (release: Pick<Row, 'indexer_id' | 'source_url' | 'magnet_url' | 'title'>): Promise<Source> => {
    const { source_url, magnet_url } = release
    if (!source_url) throw new Invalid(say(sentences, 'no_link'))
    if (/^magnet:/i.test(source_url)) return fromMagnet(source_url)
    const from = release.indexer_id === null ? undefined : indexer(release.indexer_id)
    if (!from) throw new Invalid(say(sentences, 'indexer_removed'))
    return await fromAnswer(await fetchSource(from, source_url, magnet_url), { magnet_url, readTorrent })
  }

type Beside = { magnet_url: string | null; readTorrent: ReadTorrent }

const fromAnswer = async (answer: TorrentSource, { magnet_url, readTorrent }: Beside): Promise<Source> => {
  if (answer.kind === 'magnet') return fromMagnet(answer.magnet)
  const isPage = answer.bytes[0] !== dictionary
  return isPage && magnet_url !== null ? fromMagnet(magnet_url) : await fromTorrent(answer.bytes, readTorrent)
}

/** The first byte of every .torrent. A .torrent that is refused must not be grabbed through its magnet. */
const dictionary = 'd'.charCodeAt(0)

export const fromTorrent = async (bytes: Uint8Array, readTorrent: ReadTorrent): Promise<Source & { name: string }> => ({
  ...(await factsOf(bytes, readTorrent)),
  magnet: null,
  torrent: Buffer.from(bytes),
})

const factsOf = async (bytes: Uint8Array, readTorrent: ReadTorrent) => {
  const { info_hash, name, size_bytes } = await readTorrent(bytes)
  return { info_hash, name, size_bytes }
}

/** Throws Invalid for a magnet without a v1 hash. Every client gets the link in one form. */
export const fromMagnet = (text: string): Source & { name: string | null } => {
  const link = readMagnetLink(text)
  if (link === 'version_2_only') throw new Invalid(say(ofTorrents, 'unsupported_torrent'))
  if (link === 'not_a_magnet') throw new Invalid(say(sentences, 'magnet_without_hash'))
  return { info_hash: link.info_hash, magnet: writeMagnetLink(link), torrent: null, size_bytes: null, name: link.name }
}

type Metainfo = { info_hash: string; name: string; length: number } & Trackers
/** Reads a .torrent with the torrent room's reader. */
export const readTorrentWith =
  (read: (bytes: Uint8Array) => Promise<Metainfo | Sentence>): ReadTorrent =>
  async (bytes) => {
    const found = await read(bytes)
    if ('text' in found) throw new Invalid(found)
    const { length: size_bytes, info_hash, name, trackers, private: isPrivate } = found
    return { info_hash, name, size_bytes, trackers, private: isPrivate }
  }

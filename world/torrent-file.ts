import { createHash } from 'node:crypto'

export type TorrentFile = { readonly info_hash: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly magnet: string }

export type TorrentContent = {
  readonly name: string
  /** A single file is named after the torrent; several are in a folder of that name. */
  readonly files: readonly { readonly path: readonly string[]; readonly length: number }[]
  readonly pieceLength: number
  /** Concatenated SHA-1 hashes. */
  readonly pieces: Uint8Array
  readonly trackers: readonly string[]
}

/** Private, so that clients announce it only to the demo's own tracker. */
export const torrentFile = ({ name, files, pieceLength, pieces, trackers }: TorrentContent): TorrentFile => {
  const content = files.length === 1 ? { length: files[0]!.length } : { files }
  const info = { ...content, name, 'piece length': pieceLength, pieces, private: 1 }
  const info_hash = createHash('sha1').update(bencode(info)).digest('hex')
  const bytes = bencode({
    announce: trackers[0]!,
    'announce-list': trackers.map((tracker) => [tracker]),
    'created by': 'Marquee demo',
    info,
  })
  const parts = [
    `xt=urn:btih:${info_hash}`,
    `dn=${encodeURIComponent(name)}`,
    ...trackers.map((tracker) => `tr=${encodeURIComponent(tracker)}`),
  ]
  return { info_hash, bytes: new Uint8Array(bytes), magnet: `magnet:?${parts.join('&')}` }
}

/** SHA-1 hashes of the pieces of concatenated files. */
export const piecesOf = async (files: readonly ArrayBuffer[], pieceLength: number): Promise<Uint8Array> => {
  const content = new Blob([...files])
  const sums: Buffer[] = []
  for (let at = 0; at < content.size; at += pieceLength) {
    const piece = await content.slice(at, Math.min(content.size, at + pieceLength)).arrayBuffer()
    sums.push(createHash('sha1').update(new Uint8Array(piece)).digest())
  }
  return Buffer.concat(sums)
}

/** Hashes without content, for torrents that nobody has. */
export const inventedPieces = (seed: string, count: number): Uint8Array =>
  Buffer.concat(Array.from({ length: count }, (_, i) => createHash('sha1').update(`${seed} ${i}`).digest()))

type Bencodable = string | number | Uint8Array | readonly Bencodable[] | { readonly [key: string]: Bencodable }

const bencode = (value: Bencodable): Buffer => {
  if (typeof value === 'number') return Buffer.from(`i${value}e`)
  if (typeof value === 'string') return bencode(Buffer.from(value))
  if (value instanceof Uint8Array) return Buffer.concat([Buffer.from(`${value.length}:`), value])
  if (Array.isArray(value)) return Buffer.concat([Buffer.from('l'), ...value.map(bencode), Buffer.from('e')])
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Buffer.concat([Buffer.from('d'), ...entries.flatMap(([key, each]) => [bencode(key), bencode(each)]), Buffer.from('e')])
}

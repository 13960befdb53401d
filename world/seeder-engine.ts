import { randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import parseTorrent from 'parse-torrent'
import WebTorrent, { type ChunkStore } from 'webtorrent'
import type { Channel, FromSeeder, ToSeeder } from './seeder-protocol'

type Seed = Extract<ToSeeder, { type: 'seed' }>

/** The demo world's seeder, in its own process. Reads its files, never writes, and listens on any free port. */
export const runSeeder = ({ channel, exit }: { channel: Channel; exit: () => void }) => {
  const say = (message: FromSeeder) => channel.send(message)
  let client: WebTorrent | undefined
  channel.onEnd(exit)
  channel.onMessage((message) => {
    const told = message as ToSeeder
    if (told.type === 'start') {
      client = openClient(told.upload_limit)
      client.on('error', (error: Error) => say({ type: 'failed', info_hash: null, text: error.message }))
      client.once('listening', () => say({ type: 'ready' }))
    } else if (client) {
      seed(client, told).then(
        (info_hash) => say({ type: 'seeding', info_hash }),
        (error: unknown) => say({ type: 'failed', info_hash: told.info_hash, text: String(error) }),
      )
    }
  })
}

const openClient = (uploadLimit: number | null) =>
  new WebTorrent({
    peerId: Buffer.from(`-WD0001-${randomBytes(6).toString('hex')}`),
    userAgent: 'MarqueeDemo/1',
    torrentPort: 0,
    dht: false,
    utPex: false,
    lsd: false,
    utp: false,
    natUpnp: false,
    natPmp: false,
    webSeeds: false,
    tracker: {},
    maxConns: 30,
    secure: 0,
    downloadLimit: -1,
    uploadLimit: uploadLimit ?? -1,
  })

const seed = async (client: WebTorrent, { torrent, files }: Seed): Promise<string> => {
  const parsed = await parseTorrent(Buffer.from(torrent, 'base64'))
  const handles = await Promise.all(files.map(async ({ path, length }) => ({ file: await open(path, 'r'), length })))
  return new Promise((resolve, reject) => {
    const added = client.add(parsed, {
      preloadedStore: readOnly(handles, parsed.pieceLength ?? 0, parsed.length ?? 0),
      storeCacheSlots: 4,
      deselect: false,
      strategy: 'sequential',
      getAnnounceOpts: () => ({ uploaded: 0, downloaded: 0, left: 0 }),
    })
    added.on('warning', () => {})
    added.once('error', reject)
    added.once('ready', () => {
      const isWhole = (parsed.pieces ?? []).every((_, index) => added.bitfield.get(index))
      if (isWhole) resolve(added.infoHash)
      else reject(new Error(`the files of ${parsed.name} do not match the torrent`))
    })
  })
}

type Handle = { readonly file: FileHandle; readonly length: number }

const readOnly = (handles: readonly Handle[], chunkLength: number, length: number): ChunkStore => ({
  chunkLength,
  put: (_index, _bytes, done) => done(new Error('this seeder is read-only')),
  get: (index, askedRange, done) => {
    // The client omits the range for a whole piece.
    const range = typeof askedRange === 'function' ? null : askedRange
    const answer = typeof askedRange === 'function' ? (askedRange as typeof done) : done
    const from = index * chunkLength + (range?.offset ?? 0)
    const end = Math.min(length, (index + 1) * chunkLength, range?.length === undefined ? length : from + range.length)
    read(handles, from, end).then((bytes) => answer(null, bytes), answer)
  },
  close: (done) => done(null),
  destroy: (done) => done(null),
})

/** Reads across the concatenated files of a torrent. */
const read = async (handles: readonly Handle[], from: number, end: number): Promise<Uint8Array> => {
  const bytes = Buffer.alloc(end - from)
  let start = 0
  for (const { file, length } of handles) {
    const [first, last] = [Math.max(from, start), Math.min(end, start + length)]
    if (first < last) await file.read(bytes, first - from, last - first, first - start)
    start += length
  }
  return bytes
}

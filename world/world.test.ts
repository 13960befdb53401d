import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import parseTorrent from 'parse-torrent'
import { systemClock } from '#server/foundation/lib/clock'
import { readXml } from '#server/foundation/lib/xml'
import { silentLog } from '#server/foundation/platform/log'
import { movieById } from './movies'
import type { SpawnSelf } from './seeder'
import { type DemoWorld, startDemoWorld } from './world'

/** The seeder in its own process, like in the program. */
const spawnSeeder: SpawnSelf = (_subcommand, hear) => {
  const program = `
    import { runSeeder } from '${join(import.meta.dir, 'seeder-engine.ts')}'
    runSeeder({
      channel: {
        send: (message) => process.send(message),
        onMessage: (listener) => process.on('message', listener),
        onEnd: (listener) => process.on('disconnect', listener),
      },
      exit: () => process.exit(0),
    })`
  const child = Bun.spawn([process.execPath, '-e', program], { ipc: hear, serialization: 'json', stdout: 'ignore', stderr: 'inherit' })
  return { send: (message) => child.send(message), kill: () => child.kill('SIGKILL'), ended: child.exited }
}

let folder = ''
let world: DemoWorld
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-world-'))
  world = await startDemoWorld({
    dir: folder,
    rateLimit: null,
    log: silentLog,
    clock: systemClock,
    spawnSelf: spawnSeeder,
    ffmpeg: null,
    prepared: [],
  })
})
afterAll(async () => {
  await world.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (query: string, key = world.api_keys.indexer) => {
  const response = await fetch(`${world.indexer_url}/api?${query}&apikey=${key}`)
  return response.text()
}
const titlesIn = (xml: string) => [...xml.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title)
const attributesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`attr name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value)

test('capabilities need no key and are well-formed', async () => {
  const caps = await ask('t=caps', '')

  expect((await readXml(caps, ['caps'])).elements).toHaveLength(1)
  expect(caps).toContain('<movie-search available="yes" supportedParams="q,imdbid,tmdbid,year"/>')
  expect(caps).toContain('<category id="2000" name="Movies">')
})

test('errors are documents with a code', async () => {
  expect(await ask('t=search&q=sintel', 'wrong')).toContain('<error code="100"')
  expect(await ask('q=sintel')).toContain('<error code="200"')
  expect(await ask('t=movie&imdbid=abc')).toContain('<error code="201"')
  expect(await ask('t=nonsense')).toContain('<error code="202"')
  expect(await ask('t=tvsearch')).toContain('<error code="203"')
})

test('a movie is found by each of its ids and by words, along with a namesake, a fake and unrelated files', async () => {
  const byImdb = await ask('t=movie&imdbid=tt0013442')
  const byTmdb = await ask('t=movie&tmdbid=653')
  const byWords = await ask('t=movie&q=nosferatu+1922')

  expect((await readXml(byImdb, ['item'])).elements).toHaveLength(titlesIn(byImdb).length)
  expect(titlesIn(byTmdb)).toEqual(titlesIn(byImdb))
  expect(titlesIn(byImdb)).toContain('Nosferatu.1922.1080p.WEB-DL.AAC1.0.H.264-DEMO')
  expect(titlesIn(byImdb)).toContain('Nosferatu.2024.1080p.BluRay.x264-DEMO')
  expect(titlesIn(byWords).every((title) => title?.startsWith('Nosferatu.1922'))).toBe(true)
  expect(new Set(attributesOf(byImdb, 'tmdbid'))).toEqual(new Set(['653']))
})

test('pages, categories and years narrow the results', async () => {
  const all = titlesIn(await ask('t=movie&tmdbid=653'))

  expect(titlesIn(await ask('t=movie&tmdbid=653&limit=2'))).toEqual(all.slice(0, 2))
  expect(titlesIn(await ask('t=movie&tmdbid=653&limit=2&offset=2'))).toEqual(all.slice(2, 4))
  expect(titlesIn(await ask('t=movie&tmdbid=653&cat=2045'))).toEqual([])
  expect(titlesIn(await ask('t=movie&tmdbid=653&cat=2000'))).toEqual(all)
  expect(titlesIn(await ask('t=movie&tmdbid=653&year=2024'))).toHaveLength(1)
})

test('every offer leads to a torrent with the hash, size and tracker it claims', async () => {
  const offers = await world.offersOf(movieById(653)!)
  for (const offer of offers) {
    const response = await fetch(`${world.indexer_url}/download/${offer.info_hash}.torrent?apikey=${world.api_keys.indexer}`)
    const torrent = await parseTorrent(new Uint8Array(await response.arrayBuffer()))
    const magnet = await parseTorrent(offer.magnet)

    expect(torrent.infoHash).toBe(offer.info_hash)
    expect(magnet.infoHash).toBe(offer.info_hash)
    expect(torrent.length).toBe(offer.size_bytes)
    expect(torrent.announce).toContain(world.tracker_url)
    expect(torrent.private).toBe(true)
  }
})

test('a download without the key is forbidden', async () => {
  const [offer] = await world.offersOf(movieById(653)!)

  expect((await fetch(`${world.indexer_url}/download/${offer!.info_hash}.torrent`)).status).toBe(403)
})

test('only the file list reveals the fake', async () => {
  const offers = await world.offersOf(movieById(10378)!)
  const fake = offers.find(({ payload }) => payload.kind === 'fake')!
  const torrent = await parseTorrent(fake.bytes)

  expect(torrent.files?.map(({ name }) => name)).toContain('Big.Buck.Bunny.2008.1080p.BluRay.x264-DEMO.exe')
  expect(world.checksumOf(fake.title)).toBeNull()
})

test('every movie and height has different bytes', async () => {
  const offers = (await Promise.all([653, 10378].map((id) => world.offersOf(movieById(id)!)))).flat()
  const sums = offers.map(({ sha256 }) => sha256).filter(Boolean)

  expect(sums).toHaveLength(4)
  expect(new Set(sums).size).toBe(4)
})

const aria2c = Bun.which('aria2c')
const quiet = ['--seed-time=0', '--bt-stop-timeout=60', '--enable-dht=false', '--enable-dht6=false', '--bt-enable-lpd=false', '-q']

test.skipIf(!aria2c)(
  'another BitTorrent client downloads a movie from the seeder, byte by byte',
  async () => {
    const target = join(folder, 'fetched')
    const [offer] = await world.offersOf(movieById(653)!)
    await Bun.write(join(folder, 'movie.torrent'), offer!.bytes)

    const client = Bun.spawn([aria2c!, ...quiet, '-d', target, join(folder, 'movie.torrent')], { stdout: 'ignore', stderr: 'ignore' })
    expect(await client.exited).toBe(0)

    const [name] = await readdir(target)
    const bytes = await Bun.file(join(target, name!)).arrayBuffer()
    expect(new Bun.CryptoHasher('sha256').update(bytes).digest('hex')).toBe(world.checksumOf(offer!.info_hash)!)
  },
  120_000,
)

test.skipIf(!aria2c)(
  'the same by magnet link',
  async () => {
    const target = join(folder, 'by-magnet')
    const offer = (await world.offersOf(movieById(653)!))[1]!

    const client = Bun.spawn([aria2c!, ...quiet, '-d', target, offer.magnet], { stdout: 'ignore', stderr: 'ignore' })
    expect(await client.exited).toBe(0)

    const name = (await readdir(target)).find((each) => each.endsWith('.mp4'))
    const bytes = await Bun.file(join(target, name!)).arrayBuffer()
    expect(new Bun.CryptoHasher('sha256').update(bytes).digest('hex')).toBe(offer.sha256!)
  },
  120_000,
)

test('the tracker supports UDP too', async () => {
  const [offer] = await world.offersOf(movieById(653)!)
  const udp = new URL(new URL(offer!.magnet).searchParams.getAll('tr').find((url) => url.startsWith('udp:'))!)
  const answer = Promise.withResolvers<Buffer>()
  const socket = await Bun.udpSocket({
    connect: { hostname: '127.0.0.1', port: Number(udp.port) },
    socket: { data: (_, bytes) => answer.resolve(Buffer.from(bytes)) },
  })
  const hello = Buffer.alloc(16)
  hello.writeBigUInt64BE(0x41727101980n)
  hello.writeUInt32BE(77, 12)

  socket.send(hello)
  const said = await answer.promise
  socket.close()

  expect([said.readUInt32BE(0), said.readUInt32BE(4)]).toEqual([0, 77])
})

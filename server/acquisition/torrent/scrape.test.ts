import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import dgram from 'node:dgram'
import Tracker from 'bittorrent-tracker/server'
import fc from 'fast-check'
import { createTorrentWorld, makePayload, owned, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { readScrape, scrape, scrapeAddressOf } from './scrape'

setDefaultTimeout(120_000)
const world = createTorrentWorld()
afterAll(world.end)

const hash = 'c9e15763f722f23e98a29decdfae341b98d53056'
const MiB = 1024 * 1024
const asking = { userAgent: 'Marquee/test', turn: async () => {} }

const serve = (answer: (url: URL) => Response) => {
  const asked: string[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname)
      return answer(new URL(request.url))
    },
  })
  world.atEnd(() => server.stop(true))
  return { asked, url: `http://127.0.0.1:${server.port}` }
}
const bencoded = (seeders: number, leechers: number) =>
  Buffer.concat([
    Buffer.from('d5:filesd20:'),
    Buffer.from(hash, 'hex'),
    Buffer.from(`d8:completei${seeders}e10:downloadedi9e10:incompletei${leechers}eeee`),
  ])

const udpTracker = async () => {
  const tracker = new Tracker({ http: false, udp: true, ws: false, interval: 2_000 })
  const ids = new Set<string>()
  tracker.on('error', () => {})
  tracker.on('start', (_address: string, { peer_id }: { peer_id: string }) => ids.add(peer_id))
  await new Promise<void>((resolve) => tracker.listen(0, '127.0.0.1', resolve))
  world.atEnd(() => new Promise<void>((resolve) => tracker.close(resolve)))
  return { ids, url: `udp://127.0.0.1:${tracker.udp.address().port}/announce` }
}

test('the scrape address takes the place of announce, and only of that', () => {
  expect(
    ['http://t.test/announce', 'https://t.test/x/announce.php?passkey=a', 'http://t.test/announce/key', 'http://t.test/a'].map(
      scrapeAddressOf,
    ),
  ).toEqual(['http://t.test/scrape', 'https://t.test/x/scrape.php?passkey=a', null, null])
})

test('a web tracker is asked without an announce, and the next one if it does not answer', async () => {
  const dead = serve(() => new Response('no', { status: 500 }))
  const alive = serve(() => new Response(bencoded(7, 3)))
  const turns: number[] = []

  const found = await scrape(hash, [`${dead.url}/announce`, `${alive.url}/announce`], { ...asking, turn: async () => void turns.push(1) })

  expect(found).toEqual({ seeders: 7, leechers: 3 })
  expect([...dead.asked, ...alive.asked]).toEqual(['/scrape', '/scrape'])
  expect(turns).toHaveLength(2)
})

test('at most three trackers are asked, and nobody knows is no number', async () => {
  const dead = serve(() => new Response('no', { status: 404 }))

  expect(
    await scrape(
      hash,
      Array.from({ length: 9 }, (_, n) => `${dead.url}/${n}/announce`),
      asking,
    ),
  ).toBeNull()

  expect(dead.asked).toHaveLength(3)
})

test('a real tracker over UDP knows the seed that announced to it', async () => {
  const { url } = await udpTracker()
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': MiB }, tracker: url })
  const seed = await world.engine()
  await seed.session.add(owned(payload))

  await until('it is known', async () => (await scrape(payload.info_hash, [url], asking))?.seeders === 1)
})

test('an engine asks about a torrent that it does not run, and never joins it', async () => {
  const { ids, url } = await udpTracker()
  const payload = await makePayload(await world.folder(), { name: 'Other', files: { 'movie.mkv': MiB }, tracker: url })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const { session } = await world.engine()

  await until('it is known', async () => (await session.scrape(payload.info_hash, [url]))?.seeders === 1)

  expect(await session.list()).toEqual([])
  expect(ids.size).toBe(1)
  expect((await snapshotIn(seed.session, payload.info_hash))?.peers).toBe(0)
})

test('an engine that is down asks nobody', async () => {
  const { asked, url } = serve(() => new Response(bencoded(7, 3)))
  const { session } = await world.engine()
  await session.stop()

  await expect(session.scrape(hash, [`${url}/announce`])).rejects.toThrow('unreachable')

  expect(asked).toEqual([])
})

test('whatever a UDP tracker sends, it never throws', async () => {
  const socket = dgram.createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  world.atEnd(() => void socket.close())
  socket.on('message', (message, from) => {
    const connect = message.readUInt32BE(8) === 0
    const body = connect
      ? Buffer.concat([Buffer.from([0, 0, 0, 0]), message.subarray(12, 16), Buffer.alloc(8)])
      : Buffer.concat([Buffer.from([0, 0, 0, 2]), message.subarray(12, 16), Buffer.alloc(12, 255)])
    socket.send(body, from.port, from.address)
  })

  expect(await scrape(hash, [`udp://127.0.0.1:${socket.address().port}`], asking)).toBeNull()
})

test('for any bytes: a size of whole numbers, or null', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer(), fc.integer(), (bytes, seeders, leechers) => {
      expect(readScrape(bytes, Buffer.from(hash, 'hex').toString('latin1'))).toBeNull()
      const found = readScrape(bencoded(seeders, leechers), Buffer.from(hash, 'hex').toString('latin1'))
      const isSize = seeders >= 0 && leechers >= 0 && seeders <= 10_000_000 && leechers <= 10_000_000
      expect(found).toEqual(isSize ? { seeders, leechers } : null)
    }),
  )
})

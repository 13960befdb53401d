import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn, until } from '#server/testing/torrent-world'
import { createBans } from './engine-bans'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const pieceLength = 256 * 1024

/** A peer that says it has everything, and answers each question with noise, as fast as it can. */
const liar = async (infoHash: string, pieces: number) => {
  let sent = 0
  const server = createServer((socket) => {
    let buffer: Buffer = Buffer.alloc(0)
    let greeted = false
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (typeof bytes === 'string') return
      buffer = Buffer.concat([buffer, bytes])
      if (!greeted) {
        if (buffer[0] !== 19) return void socket.destroy()
        if (buffer.length < 68) return
        greeted = true
        buffer = buffer.subarray(68)
        const bitfield = Buffer.alloc(Math.ceil(pieces / 8), 0xff)
        const peerId = Buffer.from(`-XX0001-${randomBytes(6).toString('hex')}`)
        socket.write(Buffer.concat([Buffer.from('\x13BitTorrent protocol'), Buffer.alloc(8), Buffer.from(infoHash, 'hex'), peerId]))
        socket.write(Buffer.concat([message(5, bitfield), message(1)]))
      }
      while (buffer.length >= 4 && buffer.length >= 4 + buffer.readUInt32BE(0)) {
        const said = buffer.subarray(4, 4 + buffer.readUInt32BE(0))
        buffer = buffer.subarray(4 + said.length)
        if (said[0] !== 6) continue
        const length = said.readUInt32BE(9)
        sent += length
        socket.write(message(7, Buffer.concat([said.subarray(1, 9), randomBytes(length)])))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  world.atEnd(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  return { sent: () => sent, address: `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` }
}

const message = (kind: number, body: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(body.length + 1)
  head[4] = kind
  return Buffer.concat([head, body])
}

test('with one good seed and three liars the download ends whole, and costs less than twice its size', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 24 * MiB }, pieceLength })
  const seed = await world.engine({ settings: { limits: { download: null, upload: 8 * MiB } } })
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const liars = await Promise.all([1, 2, 3].map(() => liar(payload.info_hash, 96)))
  const { session, lines } = await world.engine()
  const folder = await world.folder()
  const addresses = [...liars.map((each) => each.address), `127.0.0.1:${seed.session.port()}`]

  await session.add({
    source: { magnet: `magnet:?xt=urn:btih:${payload.info_hash}${addresses.map((address) => `&x.pe=${address}`).join('')}` },
    folder,
    files: [0],
    paused: false,
    seed_goal: noGoal,
  })
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  expect(await sha256Of(`${folder}/${payload.info_hash}/Movie/movie.mkv`)).toBe(payload.sha256.get('movie.mkv') ?? '')
  expect(liars.every((each) => each.sent() > 0)).toBe(true)
  expect(liars.reduce((sum, each) => sum + each.sent(), 0)).toBeLessThan(24 * MiB)
  expect(lines.filter(({ message }) => message.startsWith('peer banned'))).toHaveLength(3)
})

test('a public address is banned with all its ports, a private one port by port until there are many', () => {
  const bans = createBans()

  bans.ban('203.0.113.7:6881')
  bans.ban('172.17.0.1:40000')

  expect(bans.has('203.0.113.7:1')).toBe(true)
  expect(bans.has('::ffff:203.0.113.7:2')).toBe(true)
  expect(bans.has('172.17.0.1:40000')).toBe(true)
  expect(bans.has('172.17.0.1:40001')).toBe(false)

  for (let port = 1; port < 10; port++) bans.ban(`172.17.0.1:${port}`)

  expect(bans.has('172.17.0.1:40001')).toBe(true)
})

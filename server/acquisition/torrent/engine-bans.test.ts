import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { messageTypes, startSpokenPeer } from '#server/testing/spoken-peer'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { createBans } from './engine-bans'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const pieceLength = 256 * 1024

/** A peer that claims to have everything and answers each request with noise, as fast as it can. */
const liar = async (info_hash: string, pieces: number) => {
  let sent = 0
  const address = await startSpokenPeer(world, {
    info_hash,
    pieces,
    hear: (message, say) => {
      if (message[0] !== messageTypes.request) return
      const length = message.readUInt32BE(9)
      sent += length
      say(messageTypes.piece, Buffer.concat([message.subarray(1, 9), randomBytes(length)]))
    },
  })
  return { sent: () => sent, address }
}

test('with one good seed and three liars the download completes and costs less than twice its size', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 24 * MiB }, pieceLength })
  // Slow enough that all liars are asked before it has delivered everything.
  const seed = await world.engine({ settings: { limits: { download: null, upload: MiB } } })
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
  const bans = () => lines.filter(({ message }) => message.startsWith('peer banned'))
  await until('the liars are banned', () => bans().length >= 3)
  await seed.session.setLimits({ download: null, upload: null })
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  expect(await sha256Of(`${folder}/${payload.info_hash}/Movie/movie.mkv`)).toBe(payload.sha256.get('movie.mkv') ?? '')
  expect(liars.every((each) => each.sent() > 0)).toBe(true)
  expect(liars.reduce((sum, each) => sum + each.sent(), 0)).toBeLessThan(24 * MiB)
  expect(bans()).toHaveLength(3)
})

test('bans a public address with all its ports, and a private one port by port until there are many', () => {
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

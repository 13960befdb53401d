import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createTorrentWorld, makePayload, owned, type Payload, snapshotIn } from '#server/testing/torrent-world'
import { after, until } from '#server/testing/until'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024

/** A tracker that handles ten requests at a time, a tenth of a second each. */
const slowTracker = () => {
  const announced = new Map<string, number>()
  const waiting: (() => void)[] = []
  let busy = 0
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      if (busy >= 10) await new Promise<void>((resolve) => waiting.push(resolve))
      busy++
      await after(100)
      busy--
      waiting.shift()?.()
      if (request.signal.aborted) return new Response()
      const event = new URL(request.url).searchParams.get('event') ?? 'none'
      announced.set(event, (announced.get(event) ?? 0) + 1)
      return new Response('d8:intervali1800e5:peers0:e')
    },
  })
  world.atEnd(() => server.stop(true))
  return { url: `http://127.0.0.1:${server.port}/announce`, announced: (event: string) => announced.get(event) ?? 0 }
}

test('every tracker receives the stop event of every torrent, even with hundreds', async () => {
  const tracker = slowTracker()
  const payloads: Payload[] = []
  for (let n = 0; n < 200; n++)
    payloads.push(await makePayload(await world.folder(), { name: `Movie ${n}`, files: { 'movie.mkv': 16_384 }, tracker: tracker.url }))
  const { session } = await world.engine({ wanted: () => payloads.map(owned) })
  await until('all have announced themselves', () => tracker.announced('started') === 200)

  await session.stop(20_000)

  expect(tracker.announced('stopped')).toBe(200)
})

test('a ratio is kept to within two hundredths, however fast the peer is', async () => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), {
    name: 'Movie',
    files: { 'movie.mkv': 32 * MiB },
    tracker: tracker.url,
    pieceLength: 256 * 1024,
  })
  const seed = await world.engine()
  await seed.session.add({ ...owned(payload), seed_goal: { ratio: 0.5, minutes: null } })
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const peer = await world.engine()

  await peer.session.add({ ...owned(payload), folder: await world.folder() })
  await until('the goal is reached', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'completed')

  const { ratio } = (await snapshotIn(seed.session, payload.info_hash)) ?? { ratio: 0 }
  expect(ratio).toBeGreaterThanOrEqual(0.5)
  expect(ratio).toBeLessThanOrEqual(0.51)
})

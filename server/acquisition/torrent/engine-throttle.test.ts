import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { createTorrentWorld, makePayload, noGoal, owned, type Payload, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import { createGate } from './engine-throttle'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const slow = 256 * 1024
const burstSeconds = 1.5

const seeded = async (seedLimits?: { download: null; upload: number }) => {
  const tracker = await world.tracker()
  const seed = await world.engine()
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 6 * MiB }, tracker: tracker.url })
  await seed.session.add({ ...owned(payload), ...(seedLimits && { limits: seedLimits }) })
  await until('the tracker knows the seed', () => tracker.announces.length > 0)
  return { payload, seed: seed.session }
}
const wish = async ({ torrent }: Payload) => ({
  source: { torrent },
  folder: await world.folder(),
  files: [0],
  paused: false,
  seed_goal: noGoal,
})

type Session = Awaited<ReturnType<typeof world.engine>>['session']
/** Whether no more has arrived since the first look than the rate allows. */
const staysBelow = (session: Session, { info_hash }: Payload, rate: number) => {
  let first: { at: number; bytes: number } | undefined
  return async () => {
    const bytes = (await snapshotIn(session, info_hash))?.downloaded_bytes ?? 0
    const at = performance.now()
    first ??= { at, bytes }
    return bytes - first.bytes <= rate * ((at - first.at) / 1000 + burstSeconds) + MiB / 2
  }
}
const has = async (session: Session, { info_hash }: Payload) => (await snapshotIn(session, info_hash))?.complete

test.concurrent('a download keeps to its own limit beside one without, and takes up a new one at once', async () => {
  const [limited, free] = [await seeded(), await seeded()]
  const { session } = await world.engine()

  await session.add({ ...(await wish(limited.payload)), limits: { download: slow, upload: null } })
  await session.add(await wish(free.payload))
  await until('the free one is complete', () => has(session, free.payload))
  await stays('the other is as slow as it should be', staysBelow(session, limited.payload, slow), 4_000)
  expect(await has(session, limited.payload)).toBe(false)

  await session.limit(limited.payload.info_hash, { download: null, upload: null })
  await until('it is complete', () => has(session, limited.payload))
})

test.concurrent('the limit of all downloads holds beside one that is higher', async () => {
  const { payload } = await seeded()
  const { session } = await world.engine({ settings: { limits: { download: slow, upload: null } } })

  await session.add({ ...(await wish(payload)), limits: { download: 100 * MiB, upload: null } })
  await until('it began', async () => ((await snapshotIn(session, payload.info_hash))?.downloaded_bytes ?? 0) > 0)
  await stays('it is as slow as all', staysBelow(session, payload, slow), 3_000)
})

test.concurrent('a torrent is sent no faster than its own limit, and another at full speed', async () => {
  const { payload, seed } = await seeded({ download: null, upload: slow })
  const { session } = await world.engine()

  await session.add(await wish(payload))
  await until('it began', async () => ((await snapshotIn(session, payload.info_hash))?.downloaded_bytes ?? 0) > 0)
  await stays('it comes as slowly as it is sent', staysBelow(session, payload, slow), 4_000)

  await seed.limit(payload.info_hash, { download: null, upload: null })
  await until('it is complete', () => has(session, payload))
})

test.concurrent('an engine that starts anew keeps the limit, and a paused one ends at once', async () => {
  const { payload } = await seeded()
  const wanted = { ...(await wish(payload)), limits: { download: 1_000, upload: null } }
  const { session } = await world.engine({ wanted: () => [wanted] })
  await until('a peer is there', async () => ((await snapshotIn(session, payload.info_hash))?.peers ?? 0) > 0)

  await session.restart()
  await until('it is up', () => session.isUp())
  await until('a peer is there again', async () => ((await snapshotIn(session, payload.info_hash))?.peers ?? 0) > 0)
  await stays('next to nothing arrives', staysBelow(session, payload, 1_000), 3_000)

  const before = performance.now()
  await session.pause(payload.info_hash)
  expect(performance.now() - before).toBeLessThan(10_000)
})

test('for any sizes and rates: in order, never faster than the rate but for the burst, and what nobody wants costs nothing', () => {
  const one = fc.record({ bytes: fc.integer({ min: 1, max: 70_000 }), isWanted: fc.boolean() })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), fc.integer({ min: 1_000, max: 1_000_000 }), (sizes, rate) => {
      const time = fakeTime()
      const gate = createGate(time.now, time.later)
      gate.limit(rate)
      const passed: { index: number; at: number }[] = []
      for (const [index, { bytes, isWanted }] of sizes.entries())
        gate.pass({ bytes, isWanted: () => isWanted, run: () => passed.push({ index, at: time.now() }) })
      time.runAll()

      expect(passed.map(({ index }) => index)).toEqual(sizes.map((_, index) => index))
      let before = 0
      for (const { index, at } of passed) {
        if (!sizes[index]!.isWanted) continue
        expect(at).toBeGreaterThanOrEqual((before / rate) * 1_000 - 250 - 1)
        before += sizes[index]!.bytes
      }
    }),
  )
})

const fakeTime = () => {
  let now = 1_000_000
  const begin = now
  let due: { at: number; run: () => void }[] = []
  return {
    now: () => now - begin,
    later: (run: () => void, ms: number) => {
      const one = { at: now + ms, run }
      due.push(one)
      return () => {
        due = due.filter((other) => other !== one)
      }
    },
    runAll: () => {
      for (let next = due.shift(); next; next = due.shift()) {
        now = Math.max(now, next.at)
        next.run()
      }
    },
  }
}

import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startDhtNode } from '#server/testing/dht-node'
import { needs } from '#server/testing/needs'
import { createTorrentWorld, magnetOf, makePayload, noGoal, owned, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024

const mayMount = needs('mount') && Bun.spawnSync(['id', '-u']).stdout.toString().trim() === '0'

test.concurrent.skipIf(!mayMount)('a full disk fails the torrent with a reason, and it continues once there is room', async () => {
  const disk = join(world.root, 'disk')
  await mkdir(disk)
  await Bun.$`mount -t tmpfs -o size=4m tmpfs ${disk}`.quiet()
  world.atEnd(() => Bun.$`umount ${disk}`.quiet())
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), {
    name: 'Movie',
    files: { 'movie.mkv': 8 * MiB },
    tracker: tracker.url,
    pieceLength: 256 * 1024,
  })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const { session, events } = await world.engine()

  await session.add({ ...owned(payload), folder: disk })
  await until('it failed', async () => (await snapshotIn(session, payload.info_hash))?.state === 'failed')

  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ error: { code: 'disk_full' } })
  expect(events.filter((event) => event.type === 'error')).toHaveLength(1)
  await until('the tracker was notified', () => tracker.announces.some(({ event, left }) => event === 'stop' && left > 0 && left < 8 * MiB))

  await Bun.$`mount -o remount,size=20m ${disk}`.quiet()
  await session.resume(payload.info_hash)
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)
})

test.concurrent('announces a public torrent to the DHT, but not a private one', async () => {
  const dht = await startDhtNode()
  world.atEnd(dht.close)
  const tracker = await world.tracker()
  const of = async (name: string, isPrivate: boolean) =>
    makePayload(await world.folder(), { name, files: { 'movie.mkv': MiB }, tracker: tracker.url, ...(isPrivate ? { private: true } : {}) })
  const [hidden, open] = [await of('Hidden', true), await of('Open', false)]
  const { session, events } = await world.engine({ settings: { dht: true, dht_bootstrap: [dht.address], pex: true } })

  await session.add(owned(hidden))
  await session.add(owned(open))
  await until('the public one was announced', () => dht.asked().includes(open.info_hash))
  await stays('the private one is not', () => !dht.asked().includes(hidden.info_hash), 1_000)

  expect(events.find((event) => event.type === 'metadata' && event.info_hash === hidden.info_hash)).toMatchObject({ private: true })

  const other = await world.engine({ settings: { dht: true, dht_bootstrap: [dht.address], pex: true } })
  await other.session.add({
    ...owned(hidden),
    source: { magnet: magnetOf(hidden, tracker.url) },
    folder: await world.folder(),
    seed_goal: noGoal,
  })
  await until('the private one is complete', async () => (await snapshotIn(other.session, hidden.info_hash))?.complete)
})

/** Payloads that the tracker knows a seed of. */
const seeded = async (count: number) => {
  const tracker = await world.tracker()
  const seed = await world.engine()
  const payloads = await Promise.all(
    Array.from({ length: count }, async (_, n) =>
      makePayload(await world.folder(), { name: `Movie ${n}`, files: { 'movie.mkv': 300_000 }, tracker: tracker.url }),
    ),
  )
  for (const payload of payloads) await seed.session.add(owned(payload))
  const isKnown = ({ info_hash }: { info_hash: string }) => tracker.announces.some((announce) => announce.info_hash === info_hash)
  await until('the tracker knows the seed of each', () => payloads.every(isKnown))
  return { tracker, payloads }
}

test.concurrent('with more torrents than connections each is downloaded, because two complete ones give way', async () => {
  const { payloads } = await seeded(4)
  const { session } = await world.engine({ settings: { max_connections: 2 } })

  for (const payload of payloads) {
    await session.add({ ...owned(payload), folder: await world.folder() })
    await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)
  }
})

test.concurrent('a download gets its place although all connections give to others', async () => {
  const { tracker, payloads } = await seeded(1)
  const given = await makePayload(await world.folder(), { name: 'Given', files: { 'movie.mkv': 8 * MiB }, tracker: tracker.url })
  const { session } = await world.engine({ settings: { max_connections: 1, limits: { download: null, upload: 20_000 } } })
  await session.add(owned(given))
  const taker = await world.engine()
  await taker.session.add({ ...owned(given), folder: await world.folder() })
  await until('all places are taken', async () => (await snapshotIn(session, given.info_hash))?.peers === 1)

  await session.add({ ...owned(payloads[0]!), folder: await world.folder() })

  await until('it is complete', async () => (await snapshotIn(session, payloads[0]!.info_hash))?.complete)
  expect((await snapshotIn(taker.session, given.info_hash))?.complete).toBe(false)
})

test.concurrent('says nothing about a torrent that seeds to nobody', async () => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), { name: 'Still', files: { 'movie.mkv': MiB }, tracker: tracker.url })
  const { session, events } = await world.engine()

  await session.add(owned(payload))
  const told = () => events.flatMap((event) => (event.type === 'progress' ? event.torrents : []))
  await until('the answer of its tracker was told', () => told().at(-1)?.in_contact)
  const before = told().length

  await stays('nothing more is told', () => told().length === before, 3_000)
})

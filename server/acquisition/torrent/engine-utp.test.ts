import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { qbittorrent } from '#server/acquisition/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { startQBittorrent, startTransmission } from '#server/testing/torrent-programs'
import { createTorrentWorld, makePayload, noGoal, owned, type Payload, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import { startUtpRelay } from '#server/testing/utp-relay'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
let count = 0
const payloadOf = async (size: number) =>
  makePayload(await world.folder(), { name: `Movie ${++count}`, files: { 'movie.mkv': size }, pieceLength: 256 * 1024 })

const isWhole = async (folder: string, { name, sha256 }: Payload) =>
  (await sha256Of(join(folder, name, 'movie.mkv'))) === sha256.get('movie.mkv')

const seeding = async (payload: Payload) => {
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('it is shared', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  return seed
}
const fetching = async (payload: Payload, address: string, settings = {}) => {
  const { session } = await world.engine({ settings })
  const folder = await world.folder()
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${address}`
  await session.add({ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal })
  return { session, folder: join(folder, payload.info_hash), snapshot: () => snapshotIn(session, payload.info_hash) }
}

test('two engines between which TCP leads nowhere find each other by uTP', async () => {
  const payload = await payloadOf(16 * MiB)
  const seed = await seeding(payload)
  const relay = await startUtpRelay(seed.session.port() ?? 0)
  world.atEnd(relay.close)

  const { folder, snapshot } = await fetching(payload, relay.address)
  await until('it is complete', async () => (await snapshot())?.complete)

  expect(await isWhole(folder, payload)).toBe(true)
  expect(relay.passed()).toBeGreaterThan(10_000)
})

test('on a far line that loses packets, everything arrives', async () => {
  const payload = await payloadOf(8 * MiB)
  const seed = await seeding(payload)
  const relay = await startUtpRelay(seed.session.port() ?? 0, { delay: 20, loss: 0.01, seed: 11 })
  world.atEnd(relay.close)

  const { folder, snapshot } = await fetching(payload, relay.address)
  await until('it is complete', async () => (await snapshot())?.complete)

  expect(await isWhole(folder, payload)).toBe(true)
})

test('a limit holds for uTP as for TCP', async () => {
  const payload = await payloadOf(8 * MiB)
  const seed = await seeding(payload)
  const relay = await startUtpRelay(seed.session.port() ?? 0)
  world.atEnd(relay.close)

  const began = performance.now()
  const { snapshot } = await fetching(payload, relay.address, { limits: { download: MiB, upload: null } })
  await until('half of it is there', async () => ((await snapshot())?.progress ?? 0) >= 0.5)

  expect((4 * MiB) / ((performance.now() - began) / 1_000)).toBeLessThan(1.5 * MiB)
})

test('without uTP, an engine neither calls nor answers over UDP', async () => {
  const payload = await payloadOf(MiB)
  const seed = await seeding(payload)
  const relay = await startUtpRelay(seed.session.port() ?? 0)
  world.atEnd(relay.close)

  const { snapshot } = await fetching(payload, relay.address, { utp: false })

  await stays('nothing is sent', () => relay.passed() === 0, 3_000)
  expect((await snapshot())?.peers).toBe(0)
})

const real = test.skipIf(!needs('qbittorrent-nox'))

real.each(['prefer', 'require', 'off'] as const)(
  'downloads from a qBittorrent that has only uTP, with encryption "%s"',
  async (encryption) => {
    const payload = await payloadOf(8 * MiB)
    const downloads = join(payload.folder, payload.info_hash)
    const program = await startQBittorrent({ profile: await world.folder(), downloads, encryption, protocol: 'UTP' })
    world.atEnd(program.stop)
    const client = qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url: program.url }, { log: silentLog })
    await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
    await client.start(payload.info_hash, [0])
    await until('it has checked', async () => (await client.list())[0]?.state === 'seeding')

    const { folder, snapshot } = await fetching(payload, program.address)
    await until('it is complete', async () => (await snapshot())?.complete)

    expect(await isWhole(folder, payload)).toBe(true)
  },
)

real('a qBittorrent that has only uTP downloads from our engine', async () => {
  const payload = await payloadOf(8 * MiB)
  const seed = await seeding(payload)
  const downloads = await world.folder()
  const program = await startQBittorrent({ profile: await world.folder(), downloads, protocol: 'UTP' })
  world.atEnd(program.stop)
  const client = qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url: program.url }, { log: silentLog })
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=127.0.0.1:${seed.session.port()}`

  await client.add({ source: { magnet }, seed_goal: noGoal })
  await until('its files are known', async () => (await client.files(payload.info_hash))?.length)
  await client.start(payload.info_hash, [0])
  await until('it is complete', async () => (await client.list())[0]?.progress === 1)

  expect(await isWhole(downloads, payload)).toBe(true)
})

test.skipIf(!needs('transmission-daemon'))('downloads by uTP from a Transmission that TCP does not reach', async () => {
  const payload = await payloadOf(8 * MiB)
  const downloads = join(payload.folder, payload.info_hash)
  const program = await startTransmission({ config: await world.folder(), downloads, hasUtp: true })
  world.atEnd(program.stop)
  await program.rpc('torrent-add', { metainfo: Buffer.from(payload.torrent).toString('base64') })
  const relay = await startUtpRelay(program.port)
  world.atEnd(relay.close)

  const { folder, snapshot } = await fetching(payload, relay.address)
  await until('it is complete', async () => (await snapshot())?.complete)

  expect(await isWhole(folder, payload)).toBe(true)
  expect(relay.passed()).toBeGreaterThan(5_000)
})

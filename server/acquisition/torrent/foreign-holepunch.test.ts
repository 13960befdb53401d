import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { canMakeRouters, createNatWorld } from '#server/testing/nat-world'
import { needs } from '#server/testing/needs'
import { startQBittorrentElsewhere } from '#server/testing/torrent-programs'
import {
  createTorrentWorld,
  makePayload,
  noGoal,
  owned,
  type Payload,
  quietSettings,
  sha256Of,
  snapshotIn,
} from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { createTorrentSession, type WantedTorrent } from './session'

setDefaultTimeout(240_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')
const [movie, missing] = ['far.mkv', 'note.txt']

const world = createTorrentWorld()
let nat: ReturnType<typeof createNatWorld>
const real = test.skipIf(!canMakeRouters() || !needs('qbittorrent-nox'))
beforeAll(() => {
  if (canMakeRouters()) nat = createNatWorld()
})
afterAll(async () => {
  await world.end()
  nat?.end()
})

const startEngine = async (cmd: readonly string[], wanted: WantedTorrent) => {
  const session = createTorrentSession({
    cmd: () => [...cmd, process.execPath, engine],
    env: process.env,
    log: silentLog,
    stateDir: await world.folder(),
    settings: () => ({ ...quietSettings, pex: true }),
    wanted: () => [wanted],
  })
  world.atEnd(() => session.stop(3_000))
  session.start()
  await until('the engine is up', () => session.isUp())
  return session
}
const startProgram = async (inside: readonly string[], source: string, downloads: string) => {
  const profile = await world.folder()
  const program = await startQBittorrentElsewhere({ inside, source, profile, downloads, protocol: 'Both', pex: true })
  world.atEnd(program.stop)
  return program
}

/** Knows both, and has nothing of the movie to give: it waits for the other file, which nobody has. */
const startMiddle = async (payload: Payload) => {
  const [, other] = indexesIn(payload)
  const session = await startEngine(nat.hub.cmd, { ...owned(payload), folder: await world.folder(), files: [other] })
  await until('the one in the middle is there', async () => (await snapshotIn(session, payload.info_hash))?.state === 'downloading')
  return session.port()
}

const indexesIn = ({ torrent }: Payload): [number, number] => {
  const bytes = Buffer.from(torrent)
  return bytes.indexOf(movie) < bytes.indexOf(missing) ? [0, 1] : [1, 0]
}
const meet = async () => {
  const files = { [movie]: 8 * MiB, [missing]: 8 * MiB }
  const payload = await makePayload(await world.folder(), { name: 'Far', files, pieceLength: 8 * MiB })
  const owner = join(payload.folder, payload.info_hash)
  await rm(join(owner, payload.name, missing))
  const port = await startMiddle(payload)
  const [far] = indexesIn(payload)
  return { payload, owner, far, magnet: `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${nat.hub.address}:${port}` }
}
const isWhole = (folder: string, payload: Payload) =>
  sha256Of(join(folder, payload.name, movie)).then(
    (hash) => hash === payload.sha256.get(movie),
    () => false,
  )

real('behind two routers, our engine downloads from a qBittorrent that a third one knows', async () => {
  const { payload, owner, far, magnet } = await meet()
  await startProgram(nat.one, magnet, owner)
  const folder = await world.folder()

  const leech = await startEngine(nat.other, { source: { magnet }, folder, files: [far], paused: false, seed_goal: noGoal })
  await until('it is complete', async () => (await snapshotIn(leech, payload.info_hash))?.complete, 120_000)

  expect(await isWhole(join(folder, payload.info_hash), payload)).toBe(true)
})

real('behind two routers, a qBittorrent downloads from our engine, which a third one knows', async () => {
  const { payload, far, magnet } = await meet()
  const seed = await startEngine(nat.one, { ...owned(payload), source: { magnet }, files: [far] })
  await until('the seed is there', async () => (await snapshotIn(seed, payload.info_hash))?.state === 'seeding', 60_000)
  const folder = await world.folder()

  await startProgram(nat.other, magnet, folder)
  await until('it is whole there', () => isWhole(folder, payload), 120_000)

  expect((await snapshotIn(seed, payload.info_hash))?.uploaded_bytes).toBeGreaterThanOrEqual(8 * MiB)
})

real('behind two routers, our engines meet through a qBittorrent that knows both, and has next to nothing to give', async () => {
  const files = { [movie]: 8 * MiB, [missing]: 16 * 1024 }
  const payload = await makePayload(await world.folder(), { name: 'Far', files, pieceLength: 256 * 1024 })
  const source = join(await world.folder(), 'it.torrent')
  await writeFile(source, payload.torrent)
  const [profile, downloads, folder] = [await world.folder(), await world.folder(), await world.folder()]
  const slow = { protocol: 'Both', pex: true, kilobytesPerSecond: 8 } as const
  const middle = await startQBittorrentElsewhere({ inside: nat.hub.cmd, source, profile, downloads, ...slow })
  world.atEnd(middle.stop)
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${nat.hub.address}:${middle.port}`
  const seed = await startEngine(nat.one, { ...owned(payload), source: { magnet } })
  await until('the seed is there', async () => (await snapshotIn(seed, payload.info_hash))?.state === 'seeding', 60_000)
  const [far] = indexesIn(payload)

  const leech = await startEngine(nat.other, { source: { magnet }, folder, files: [far], paused: false, seed_goal: noGoal })
  await until('it is complete', async () => (await snapshotIn(leech, payload.info_hash))?.complete, 120_000)

  expect(await isWhole(join(folder, payload.info_hash), payload)).toBe(true)
})

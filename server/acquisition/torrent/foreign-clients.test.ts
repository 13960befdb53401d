import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { qbittorrent } from '#server/acquisition/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { startAria2, startQBittorrent, startRtorrent, startTransmission } from '#server/testing/torrent-programs'
import { createTorrentWorld, makePayload, noGoal, owned, type Payload, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'

setDefaultTimeout(180_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
/** Starts downloading and sharing the payload in `downloads`; shares immediately if all of it is there. */
type Start = (payload: Payload, downloads: string) => Promise<{ address: string; stop: () => Promise<void> }>

const fileOf = async ({ torrent, info_hash }: Payload) => {
  const path = join(await world.folder(), `${info_hash}.torrent`)
  await writeFile(path, torrent)
  return path
}

const programs: Record<string, Start> = {
  'transmission-daemon': async ({ torrent }, downloads) => {
    const program = await startTransmission({ config: await world.folder(), downloads })
    await program.rpc('torrent-add', { metainfo: Buffer.from(torrent).toString('base64') })
    return program
  },
  'qbittorrent-nox': async (payload, downloads) => {
    const program = await startQBittorrent({ profile: await world.folder(), downloads })
    const client = qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url: program.url }, { log: silentLog })
    await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
    await client.start(payload.info_hash, [0])
    return program
  },
  aria2c: async (payload, downloads) => startAria2({ downloads, torrent: await fileOf(payload) }),
  rtorrent: async (payload, downloads) => startRtorrent({ downloads, session: await world.folder(), torrent: await fileOf(payload) }),
}

const payloadOf = async (name: string, tracker: string) =>
  makePayload(await world.folder(), { name, files: { 'movie.mkv': 8 * MiB }, pieceLength: 256 * 1024, tracker })

const isWhole = (folder: string, { name, sha256 }: Payload) =>
  sha256Of(join(folder, name, 'movie.mkv')).then(
    (hash) => hash === sha256.get('movie.mkv'),
    () => false,
  )

for (const [name, start] of Object.entries(programs)) {
  const real = test.skipIf(!needs(name))

  real(`our engine downloads from ${name}`, async () => {
    const payload = await payloadOf(`From ${name}`, (await world.tracker()).url)
    const program = await start(payload, join(payload.folder, payload.info_hash))
    world.atEnd(program.stop)
    const { session } = await world.engine()
    const folder = await world.folder()
    const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${program.address}`

    await session.add({ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal })
    await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete, 120_000)

    expect(await isWhole(join(folder, payload.info_hash), payload)).toBe(true)
  })

  real(`${name} downloads from our engine`, async () => {
    const tracker = await world.tracker()
    const payload = await payloadOf(`To ${name}`, tracker.url)
    const { session } = await world.engine()
    await session.add(owned(payload))
    await until('the tracker knows our engine', () => tracker.announces.some(({ left }) => left === 0))
    const folder = await world.folder()

    const program = await start(payload, folder)
    world.atEnd(program.stop)
    await until('it is whole there', () => isWhole(folder, payload), 120_000)

    expect((await snapshotIn(session, payload.info_hash))?.uploaded_bytes).toBeGreaterThanOrEqual(8 * MiB)
  })
}

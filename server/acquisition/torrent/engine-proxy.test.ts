import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { qbittorrent } from '#server/acquisition/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { startSocksServer } from '#server/testing/socks-server'
import { startQBittorrent } from '#server/testing/torrent-programs'
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
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'

setDefaultTimeout(300_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')
const world = createTorrentWorld()
afterAll(world.end)

/** Unreachable from this computer; the proxy maps it to loopback. */
const elsewhere = '203.0.113.5'

const start = async (tunnel: TunnelConfig | null, wanted: () => WantedTorrent[]) => {
  const news: TunnelNews[] = []
  const session = createTorrentSession({
    cmd: () => [process.execPath, engine, ...(tunnel ? ['in-tunnel'] : [])],
    env: process.env,
    log: silentLog,
    stateDir: await world.folder(),
    // With the DHT, whose first nodes have names.
    settings: () => ({ ...quietSettings, dht: tunnel !== null, in_tunnel: tunnel !== null }),
    ...(tunnel && { tunnel: async () => tunnel }),
    onTunnel: (each) => news.push(each),
    wanted,
  })
  session.start()
  return { session, news, state: () => news.at(-1)?.state }
}

test('behind a proxy a movie downloads only through it; without it the engine is blocked, and continues when it is back', async () => {
  const announced: string[] = []
  const tracker = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      announced.push(new URL(request.url).pathname)
      return new Response(`d8:intervali60e5:peers0:e`)
    },
  })
  const payload = await makePayload(await world.folder(), { name: 'movie.mkv', files: { 'movie.mkv': 24 * MiB }, pieceLength: 256 * 1024 })
  const seed = await start(null, () => [owned(payload)])
  await until(
    'the seed is ready',
    async () => seed.session.isUp() && (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding',
  )
  const proxy = await startSocksServer({ names: { [elsewhere]: '127.0.0.1', 'tracker.test': '127.0.0.1' } })
  const folder = await world.folder()
  const announce = encodeURIComponent(`http://tracker.test:${tracker.port}/announce`)
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${elsewhere}:${seed.session.port()}&tr=${announce}`
  const leech = await start({ proxy: proxy.place }, () => [{ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal }])
  const progress = async () =>
    leech.session.isUp() ? ((await snapshotIn(leech.session, payload.info_hash).catch(() => null))?.progress ?? 0) : 0
  await until('it is up', () => leech.session.isUp())
  await leech.session.setLimits({ download: MiB, upload: null })
  await until('something has arrived', async () => (await progress()) > 0.02)
  const tested = await leech.session.testTunnel()

  proxy.stop()
  await until('it is blocked', () => leech.state() === 'blocked' && !leech.session.isUp())
  const blocked = leech.news.at(-1)
  await proxy.startAgain()
  await until('it is whole', async () => (await progress()) === 1, 90_000)

  expect(await sha256Of(join(folder, payload.info_hash, 'movie.mkv'))).toBe([...payload.sha256.values()][0]!)
  expect(tested).toMatchObject({ answers: true, is_closed: true })
  expect(blocked).toMatchObject({ problem: { code: 'proxy_unreachable' } })
  expect(leech.news.at(-1)?.guarantee).toBe(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) ? 'system' : 'program')
  expect(proxy.carried.bytes).toBeGreaterThan(24 * MiB)
  expect(new Set(proxy.asked)).toEqual(new Set([`${elsewhere}:${seed.session.port()}`, `tracker.test:${tracker.port}`]))
  expect(announced.length).toBeGreaterThan(0)
  await Promise.all([leech.session.stop(3_000), seed.session.stop(3_000)])
  proxy.stop()
  await tracker.stop(true)
})

const seeding = async (size: number) => {
  const payload = await makePayload(await world.folder(), { name: 'movie.mkv', files: { 'movie.mkv': size }, pieceLength: 256 * 1024 })
  const seed = await start(null, () => [owned(payload)])
  world.atEnd(() => seed.session.stop(3_000))
  await until('the seed is up', () => seed.session.isUp())
  await until('it seeds', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  return { payload, port: seed.session.port() }
}
const leeching = async (proxy: TunnelConfig, payload: Payload, port: number) => {
  const folder = await world.folder()
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${elsewhere}:${port}`
  const leech = await start(proxy, () => [{ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal }])
  world.atEnd(() => leech.session.stop(3_000))
  const complete = async () => leech.session.isUp() && (await snapshotIn(leech.session, payload.info_hash).catch(() => null))?.complete
  return { ...leech, complete, path: join(folder, payload.info_hash, 'movie.mkv') }
}

test('a peer that only UDP reaches is reached by uTP through the proxy, and no socket leads anywhere else', async () => {
  const { payload, port } = await seeding(8 * MiB)
  const proxy = await startSocksServer({ names: { [elsewhere]: '127.0.0.1' }, carriesUdp: true, refuses: () => true })
  world.atEnd(proxy.stop)

  const leech = await leeching({ proxy: proxy.place }, payload, port)
  await until('something came by UDP', () => proxy.carried.datagramBytes > MiB)
  const open = await socketsBelow(leech.session.pid() ?? 0)
  await until('it is whole', leech.complete)

  expect(await sha256Of(leech.path)).toBe([...payload.sha256.values()][0]!)
  expect(proxy.carried.datagramBytes).toBeGreaterThan(8 * MiB)
  expect([...proxy.askedByUdp]).toEqual([`${elsewhere}:${port}`])
  await until('it is told', () => leech.news.at(-1)?.carries_udp === true)
  if (process.platform !== 'linux') return
  expect(open.filter(({ kind }) => kind === 'udp')).not.toEqual([])
  expect(open.filter(({ kind, to }) => (kind === 'udp' ? !proxy.udpPorts.has(to) : to !== proxy.place.port))).toEqual([])
})

test('behind a proxy that carries no UDP a movie comes by TCP, and that is told', async () => {
  const { payload, port } = await seeding(2 * MiB)
  const proxy = await startSocksServer({ names: { [elsewhere]: '127.0.0.1' } })
  world.atEnd(proxy.stop)

  const leech = await leeching({ proxy: proxy.place }, payload, port)
  await until('it is whole', leech.complete)
  await until('it is told', () => leech.news.at(-1)?.carries_udp === false)

  expect(leech.state()).toBe('up')
  expect(proxy.carried.datagramBytes).toBe(0)
})

test.skipIf(!needs('qbittorrent-nox')).each(['TCP', 'UTP'] as const)(
  'a qBittorrent that has %s is reached through the proxy, and nothing else',
  async (protocol) => {
    const payload = await makePayload(await world.folder(), { name: 'movie.mkv', files: { 'movie.mkv': 8 * MiB }, pieceLength: 256 * 1024 })
    const program = await startQBittorrent({ profile: await world.folder(), downloads: join(payload.folder, payload.info_hash), protocol })
    world.atEnd(program.stop)
    const client = qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url: program.url }, { log: silentLog })
    await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
    await client.start(payload.info_hash, [0])
    await until('it has checked', async () => (await client.list())[0]?.state === 'seeding')
    const proxy = await startSocksServer({ names: { [elsewhere]: '127.0.0.1' }, carriesUdp: true })
    world.atEnd(proxy.stop)

    const leech = await leeching({ proxy: proxy.place }, payload, program.port)
    await until('something came', () => proxy.carried.bytes + proxy.carried.datagramBytes > MiB / 4)
    const open = await socketsBelow(leech.session.pid() ?? 0)
    await until('it is whole', leech.complete)

    expect(await sha256Of(leech.path)).toBe([...payload.sha256.values()][0]!)
    expect(protocol === 'UTP' ? proxy.carried.datagramBytes : proxy.carried.bytes).toBeGreaterThan(8 * MiB)
    expect([...new Set([...proxy.asked, ...proxy.askedByUdp])]).toEqual([`${elsewhere}:${program.port}`])
    expect(open.filter(({ kind, to }) => (kind === 'udp' ? !proxy.udpPorts.has(to) : to !== proxy.place.port))).toEqual([])
  },
)

type OpenSocket = {
  readonly kind: 'tcp' | 'udp' /** The port on this computer that it leads to; -1 for any other place. */
  readonly to: number
}

/** The sockets of a process and of those that it started, by what Linux says. Empty elsewhere. */
const socketsBelow = async (pid: number): Promise<readonly OpenSocket[]> => {
  if (process.platform !== 'linux') return []
  const children = (await Bun.file(`/proc/${pid}/task/${pid}/children`).text()).trim().split(' ').filter(Boolean).map(Number)
  const inodes = new Set([pid, ...children].flatMap(inodesOf))
  const lists = await Promise.all(
    (['tcp', 'tcp6', 'udp', 'udp6'] as const).map(async (name) => ({ name, text: await Bun.file(`/proc/net/${name}`).text() })),
  )
  return lists.flatMap(({ name, text }) =>
    text
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => inodes.has(columns[9] ?? ''))
      .map((columns) => ({ kind: name.startsWith('tcp') ? 'tcp' : 'udp', to: leadsTo(columns[2] ?? '') }) as const),
  )
}
const inodesOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      return []
    }
  })

const loopback = '0100007F'
const leadsTo = (remote: string): number => {
  const [address = '', port = ''] = remote.split(':')
  return address.endsWith(loopback) ? Number.parseInt(port, 16) : -1
}

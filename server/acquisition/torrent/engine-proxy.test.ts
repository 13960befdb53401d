import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { startSocksServer } from '#server/testing/socks-server'
import { createTorrentWorld, makePayload, noGoal, owned, quietSettings, sha256Of, snapshotIn } from '#server/testing/torrent-world'
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
    settings: () => ({ ...quietSettings, in_tunnel: tunnel !== null }),
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

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { startSocksServer } from '#server/testing/socks-server'
import { noGoal, sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { footage, megabytes } from './footage'
import { makeTorrent, writeContent } from './seeds'
import { openWorld, type World } from './world'

const movie = { id: 961, title: 'The Narrow Gate', year: 1934 }
/** Unreachable from this computer; the proxy maps it to loopback. */
const elsewhere = [203, 0, 113, 5]

let world: World
const ends: (() => unknown)[] = []
beforeAll(async () => {
  world = await openWorld({ movies: [movie] })
}, 120_000)
afterAll(async () => {
  for (const end of ends) await end()
  await world?.close()
}, 120_000)

type Vpn = {
  state: string
  exit_ip: string | null
  last_error_reason: { code: string } | null
  kill_switch: { kept_by: string | null }
}
const vpn = () => world.client().call<Vpn>('GET', '/vpn')

/** A tracker that announces the seeder at an address that only the proxy can reach, and a service that reports the client's address. */
const startOutside = () => {
  const port = world.seeder.session.port()!
  const peer = Buffer.from([...elsewhere, port >> 8, port & 255])
  const answer = Buffer.concat([Buffer.from('d8:intervali60e5:peers6:'), peer, Buffer.from('e')])
  const outside = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => new Response(new URL(request.url).pathname === '/announce' ? answer : '203.0.113.9'),
  })
  ends.push(() => outside.stop(true))
  return outside.port!
}

/** A release whose tracker has a host name that only the proxy can resolve. */
const seed = async (trackerPort: number) => {
  const title = 'The.Narrow.Gate.1934.1080p.BluRay.x264-TEST'
  const files = [{ path: [`${title}.mp4`], bytes: footage(megabytes(12)) }]
  const made = await makeTorrent(files[0]!.path[0]!, files, [`http://tracker.test:${trackerPort}/announce`])
  const folder = join(world.dir, 'seeded')
  writeContent(join(folder, made.info_hash), files[0]!.path[0]!, files)
  const indexes = Array.from({ length: made.count }, (_, index) => index)
  await world.seeder.session.add({ source: { torrent: made.torrent }, folder, files: indexes, paused: false, seed_goal: noGoal })
  world.offers.push({ title, movie: movie.id, info_hash: made.info_hash, torrent: made.torrent, size_bytes: files[0]!.bytes.length })
  return made
}

test('the shipped program downloads a movie through a SOCKS5 proxy and nothing past it, and waits while the proxy is down', async () => {
  const proxy = await startSocksServer({
    names: { [elsewhere.join('.')]: '127.0.0.1', 'tracker.test': '127.0.0.1', 'exit.test': '127.0.0.1' },
  })
  ends.push(proxy.stop)
  const port = startOutside()
  const made = await seed(port)
  const vpn_proxy = `${proxy.place.host}:${proxy.place.port}`
  await world
    .client()
    .call('PUT', '/config', { vpn_kind: 'socks5', vpn_proxy, vpn_exit_url: `http://exit.test:${port}/`, vpn_enabled: true })
  await until('the engine is behind the proxy', async () => (await vpn()).state === 'up', 60_000)

  const added = await world.becomes(await world.add(movie), 'available', 90_000)
  const [file] = await world.client().files(added.id)
  await until('the exit address is known', async () => (await vpn()).exit_ip === '203.0.113.9', 60_000)
  const { kill_switch } = await vpn()
  proxy.stop()
  await until('it is blocked', async () => (await vpn()).state === 'blocked', 60_000)

  expect(await sha256Of(file!.path)).toBe(made.sha256[0]!)
  expect(proxy.carried.bytes).toBeGreaterThan(megabytes(12))
  const peer = `${elsewhere.join('.')}:${world.seeder.session.port()}`
  expect(new Set(proxy.asked)).toEqual(new Set([peer, `tracker.test:${port}`, `exit.test:${port}`]))
  expect(kill_switch.kept_by).toBe(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) ? 'system' : 'program')
  expect((await vpn()).last_error_reason?.code).toBe('proxy_unreachable')
}, 240_000)

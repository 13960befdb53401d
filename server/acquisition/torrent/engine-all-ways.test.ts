import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { canMakeRouters } from '#server/testing/nat-world'
import {
  createTorrentWorld,
  makeFarMovie,
  makePayload,
  noGoal,
  owned,
  quietSettings,
  sha256Of,
  snapshotIn,
} from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { createVpnNatWorld, type Way } from '#server/testing/vpn-nat-world'
import { canMakeNetworks } from '#server/testing/vpn-world'
import { besides } from '#server/testing/wireguard-programs'
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'

setDefaultTimeout(300_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')

const world = createTorrentWorld()
let nat: Awaited<ReturnType<typeof createVpnNatWorld>>
afterAll(async () => {
  await world.end()
  nat?.end()
})

type Starting = {
  readonly where: readonly string[]
  readonly wanted: readonly WantedTorrent[]
  readonly tunnel?: TunnelConfig
  readonly dht?: boolean
}
const start = async ({ where, wanted, tunnel, dht = true }: Starting) => {
  const news: TunnelNews[] = []
  const session = createTorrentSession({
    cmd: () => [...where, process.execPath, engine, ...(tunnel ? ['in-tunnel'] : [])],
    env: process.env,
    log: silentLog,
    stateDir: await world.folder(),
    settings: () => ({
      ...quietSettings,
      ...{ pex: true, dht, dht_bootstrap: [nat.node] },
      ...(tunnel && { in_tunnel: true, limits: { download: MiB / 2, upload: null } }),
    }),
    ...(tunnel && { tunnel: async () => tunnel }),
    onTunnel: (each) => news.push(each),
    wanted: () => wanted,
  })
  world.atEnd(() => session.stop(3_000))
  session.start()
  await until('the engine is up', () => session.isUp())
  const progress = async (info_hash: string) =>
    session.isUp() ? ((await snapshotIn(session, info_hash).catch(() => undefined))?.progress ?? 0) : 0
  return { session, progress, state: () => news.at(-1)?.state }
}

describe.skipIf(!canMakeNetworks || !canMakeRouters())(
  'uTP, the IPv6 DHT, and what comes through a hole in two routers stay in the only way there is, through an outage and a kill (needs root, ip, nft, wg, wireguard-go, tcpdump):',
  () => {
    beforeAll(async () => {
      nat = await createVpnNatWorld()
    })

    /** A movie whose only owner is behind another router. Whoever knows both has nothing of it. */
    const farMovie = async () => {
      const { payload, far, withNote } = await makeFarMovie(world.folder, 8 * MiB)
      const middle = await start({ where: nat.hub.cmd, wanted: [withNote], dht: false })
      await until('the one in the middle is there', async () => (await middle.progress(payload.info_hash)) === 1)
      const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${nat.hub.address}:${middle.session.port()}`
      const seed = await start({ where: nat.other, wanted: [{ ...owned(payload), source: { magnet } }], dht: false })
      await until('the seed is there', async () => (await seed.progress(payload.info_hash)) === 1)
      return {
        info_hash: payload.info_hash,
        source: { magnet },
        files: [far],
        path: join('Far', 'far.mkv'),
        sha256: payload.sha256.get('far.mkv'),
      }
    }
    /** A movie whose only owner only the IPv6 DHT knows. */
    const farMovie6 = async () => {
      const name = 'six.mkv'
      const payload = await makePayload(await world.folder(), { name, files: { [name]: 2 * MiB }, pieceLength: 256 * 1024 })
      const before = nat.told()
      await start({ where: nat.hub.cmd, wanted: [owned(payload)] })
      await until('it is announced', () => nat.told() > before)
      const magnet = `magnet:?xt=urn:btih:${payload.info_hash}`
      return { info_hash: payload.info_hash, source: { magnet }, files: [0], path: name, sha256: payload.sha256.get(name) }
    }

    const bothMovies = async () => {
      const [far, six] = [await farMovie(), await farMovie6()]
      const folder = await world.folder()
      const wanted = [far, six].map(({ source, files }) => ({ source, files, folder, paused: false, seed_goal: noGoal }))
      const areRight = async () => {
        for (const { info_hash, path, sha256 } of [far, six]) expect(await sha256Of(join(folder, info_hash, path))).toBe(sha256 ?? '')
      }
      return { far: far.info_hash, six: six.info_hash, wanted, areRight }
    }

    const stayInside = async (way: Way) => {
      const { far, six, wanted, areRight } = await bothMovies()
      const capture = await nat.capture(way)
      const leech = await start({ where: nat.one, wanted, tunnel: way.config })
      await until('the far movie comes', async () => (await leech.progress(far)) > 0.05, 120_000)

      way.cut()
      await until('the way is closed', () => leech.state() !== 'up', 120_000)
      await way.mend()
      await until('it is open again', () => leech.state() === 'up' && leech.session.isUp(), 120_000)
      await until('more comes', async () => (await leech.progress(far)) > 0.3, 120_000)
      const pid = leech.session.pid() ?? 0
      process.kill(pid, 'SIGKILL')
      await until('there is a new engine', () => leech.session.pid() !== pid && leech.session.isUp(), 60_000)
      await until('both are complete', async () => (await leech.progress(far)) === 1 && (await leech.progress(six)) === 1, 120_000)

      await leech.session.stop(3_000)
      await Promise.all([capture.outside.stop(), capture.within.stop()])
      way.cut()
      await areRight()
      const within = (filter: string) => capture.within.lines(filter).length
      const packetsOfTheMovie = (8 * MiB) / 1_400
      // By uTP from behind the other router, which lets nothing in that was not asked for.
      expect(within(`udp and src host ${nat.otherAddress} and udp[8] & 0x0f = 1`)).toBeGreaterThan(packetsOfTheMovie)
      expect(within(`tcp and src host ${nat.otherAddress} and tcp[tcpflags] & tcp-syn = 0`)).toBe(0)
      expect(within(`${dht6} and dst host ${nat.hub.address6}`)).toBeGreaterThan(1)
      expect(within(`${dht6} and src host ${nat.hub.address6}`)).toBeGreaterThan(1)
      expect(capture.outside.lines(way.packets).length).toBeGreaterThan(packetsOfTheMovie)
      expect(capture.outside.lines(besides(way.packets))).toEqual([])
    }

    test('its own tunnel', async () => await stayInside(nat.ways.tunnel()))
    test("somebody else's tunnel, by its interface", async () => await stayInside(await nat.ways.foreignInterface()))
    test('a proxy', async () => await stayInside(await nat.ways.proxy()))

    test('the same capture does see an engine that may go anywhere', async () => {
      const { far, six, wanted, areRight } = await bothMovies()
      const way = nat.ways.tunnel()
      const { outside, within } = await nat.capture(way)

      const leech = await start({ where: nat.one, wanted })
      for (const movie of [far, six]) await until('it is complete', async () => (await leech.progress(movie)) === 1, 120_000)
      await leech.session.stop(3_000)
      await Promise.all([outside.stop(), within.stop()])
      await areRight()

      expect(outside.lines(`${besides(way.packets)} and udp and src host ${nat.otherAddress}`).length).toBeGreaterThan(1_000)
      expect(outside.lines(`${besides(way.packets)} and ${dht6}`).length).toBeGreaterThan(1)
    })
  },
)

/** The first byte of a dictionary, after the headers of IPv6 and UDP. */
const dht6 = '(ip6 and udp and ip6[48] = 0x64)'

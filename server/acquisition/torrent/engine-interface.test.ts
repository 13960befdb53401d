import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import {
  createTorrentWorld,
  magnetOf,
  makePayload,
  noGoal,
  owned,
  quietSettings,
  sha256Of,
  snapshotIn,
} from '#server/testing/torrent-world'
import { newKeys } from '#server/testing/tunnels'
import { after, until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld } from '#server/testing/vpn-world'
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'

setDefaultTimeout(300_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')
const world = createTorrentWorld()
afterAll(world.end)

describe.skipIf(!canMakeNetworks)('an engine bound to a network interface (needs root, ip, wg, wireguard-go, tcpdump)', () => {
  let vpn: Awaited<ReturnType<typeof createVpnWorld>>
  beforeAll(async () => {
    vpn = await createVpnWorld()
  })
  afterAll(() => vpn?.end())

  const keys = newKeys()
  /** Somebody else's tunnel: an interface next to another one that reaches the same computer without it. */
  const joinTunnel = () => vpn.joinByKernel({ private_key: keys.private_key, address: '10.9.0.2', endpoint: vpn.endpoint })
  const on = (device: string): TunnelConfig => ({
    interface: device,
    dns: ['10.9.0.1'],
    exit_url: 'http://10.9.0.1:8001/',
    forwarding: 'lent',
  })

  const start = async (tunnel: TunnelConfig | null, wanted: () => WantedTorrent[], node: string) => {
    const news: TunnelNews[] = []
    const session = createTorrentSession({
      cmd: () => [...(tunnel ? vpn.here : vpn.there), process.execPath, engine, ...(tunnel ? ['in-tunnel'] : [])],
      env: process.env,
      log: silentLog,
      stateDir: await world.folder(),
      settings: () => ({
        ...quietSettings,
        dht: true,
        dht_bootstrap: [node, '[2001:db8::77]:6881'],
        pex: true,
        in_tunnel: tunnel !== null,
      }),
      ...(tunnel ? { tunnel: async () => tunnel } : {}),
      onTunnel: (each) => news.push(each),
      wanted,
    })
    session.start()
    const snapshot = async (infoHash: string) =>
      session.isUp() ? ((await snapshotIn(session, infoHash).catch(() => null)) ?? undefined) : undefined
    return { session, snapshot, last: () => news.at(-1), reports: () => news }
  }
  const wish = (magnet: string, folder: string): WantedTorrent => ({
    source: { magnet },
    folder,
    files: [0],
    paused: false,
    seed_goal: noGoal,
  })
  const payloadOf = async (name: string, size: number, tracker?: string) =>
    makePayload(await world.folder(), { name, files: { [name]: size }, pieceLength: 256 * 1024, ...(tracker ? { tracker } : {}) })

  test('a movie downloads through that interface; when the interface goes, returns and changes its address, nothing leaves through another', async () => {
    vpn.allow(keys.public_key)
    const payload = await payloadOf('held.mkv', 48 * MiB, 'http://10.9.0.1:8000/announce')
    const seed = await start(null, () => [owned(payload)], '10.9.0.1:20000')
    await until('the seed is ready', async () => (await seed.snapshot(payload.info_hash))?.state === 'seeding')
    const folder = await world.folder()
    const capture = await vpn.capture()
    const tunnel = await joinTunnel()
    // Only the tunnel's name server knows the first tracker; the second is reachable outside the tunnel too.
    const magnet = `${magnetOf(payload, 'http://tracker.test:8000/announce')}&tr=${encodeURIComponent('http://10.77.0.2:8000/announce')}`
    const leech = await start(on(tunnel.device), () => [wish(magnet, folder)], '10.77.0.2:20000')
    const progress = async () => (await leech.snapshot(payload.info_hash))?.progress ?? 0
    const slowly = async () => {
      await until('the engine is up', () => leech.session.isUp())
      await leech.session.setLimits({ download: 2 * MiB, upload: null })
    }
    await slowly()
    await until('something has arrived', async () => (await progress()) > 0.02)
    await until('the exit is known', () => leech.last()?.exit_ip === '10.9.0.2')
    const first = leech.last()

    await tunnel.end()
    await until('it is blocked', () => leech.last()?.problem?.code === 'interface_missing')
    await after(5_000)
    const again = await joinTunnel()
    await until('it is up again', () => leech.last()?.exit_ip === '10.9.0.2')
    await slowly()
    const before = leech.session.pid()
    vpn.allow(keys.public_key, '10.9.0.3')
    vpn.moveTo(again.device, '10.9.0.3')
    await until('it was noticed', () => leech.reports().some(({ problem }) => problem?.code === 'interface_changed'))
    await until('another engine runs', () => leech.session.pid() !== before && leech.session.isUp())
    await until('it is complete', async () => (await progress()) === 1, 90_000)

    const seen = await capture.stop()
    await Promise.all([leech.session.stop(3_000), seed.session.stop(3_000)])
    await again.end()
    expect(await sha256Of(join(folder, payload.info_hash, 'held.mkv'))).toBe([...payload.sha256.values()][0]!)
    expect(first).toMatchObject({ state: 'up', guarantee: 'system', is_closed: true, forwarded_port: 45_678 })
    expect(seen.elsewhere).toEqual([])
    expect(seen.toEndpoint).toBeGreaterThan(20_000)
  })

  test('a peer connects to the leased port and gets everything, and the DHT finds one: both through that interface', async () => {
    vpn.allow(keys.public_key)
    const [given, found] = [await payloadOf('given.mkv', 4 * MiB), await payloadOf('found.mkv', 2 * MiB)]
    const capture = await vpn.capture()
    const tunnel = await joinTunnel()
    const other = await start(null, () => [owned(found)], '10.9.0.1:20000')
    await until('it is shared', async () => (await other.snapshot(found.info_hash))?.state === 'seeding')
    const held = await start(on(tunnel.device), () => [owned(given)], '10.9.0.1:20000')
    await until('it is shared', async () => (await held.snapshot(given.info_hash))?.state === 'seeding')

    // Without tracker and DHT, the seed cannot know about this peer.
    await other.session.add(wish(`magnet:?xt=urn:btih:${given.info_hash}&x.pe=10.9.0.2:45678`, world.root))
    await until('the caller has it', async () => (await other.snapshot(given.info_hash))?.progress === 1)
    const folder = await world.folder()
    await until('it was found', async () => {
      await held.session.remove(found.info_hash, true).catch(() => undefined)
      await held.session.add(wish(magnetOf(found), folder))
      return await until('it came', async () => (await held.snapshot(found.info_hash))?.progress === 1, 5_000).then(
        () => true,
        () => false,
      )
    })

    await Promise.all([held.session.stop(3_000), other.session.stop(3_000)])
    const seen = await capture.stop()
    await tunnel.end()
    expect(seen.elsewhere).toEqual([])
  })
})

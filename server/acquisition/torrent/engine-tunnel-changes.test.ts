import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { startSocksServer } from '#server/testing/socks-server'
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
import { stays, until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'

setDefaultTimeout(300_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')
const world = createTorrentWorld()
afterAll(world.end)

/** An engine whose tunnel may differ at each start, or be missing. */
type Starting = {
  readonly where?: readonly string[]
  readonly tunnel: () => TunnelConfig | null
  readonly wanted?: () => WantedTorrent[]
  readonly more?: readonly string[]
}
const startWith = async ({ where = [], tunnel, wanted = () => [], more = [] }: Starting) => {
  const news: TunnelNews[] = []
  const session = createTorrentSession({
    cmd: () => [...where, process.execPath, engine, ...(tunnel() ? ['in-tunnel'] : []), ...more],
    env: process.env,
    log: silentLog,
    stateDir: await world.folder(),
    settings: () => ({ ...quietSettings, in_tunnel: tunnel() !== null }),
    tunnel: async () => tunnel()!,
    onTunnel: (each) => news.push(each),
    wanted,
  })
  session.start()
  return { session, news }
}

describe.skipIf(!canMakeNetworks)('changing tunnel settings (needs root, ip, wg, wireguard-go, tcpdump)', () => {
  let vpn: Awaited<ReturnType<typeof createVpnWorld>>
  beforeAll(async () => {
    vpn = await createVpnWorld()
  })
  afterAll(() => vpn?.end())
  const configWith = (change: Partial<TunnelConfig> & { private_key: string }): TunnelConfig => ({
    addresses: ['10.9.0.2'],
    dns: ['10.9.0.1'],
    mtu: 1420,
    peer_public_key: serverKeys.public_key,
    preshared_key: null,
    endpoint: vpn.endpoint,
    allowed_ips: ['0.0.0.0/0'],
    keepalive_seconds: 25,
    ...change,
  })

  test('with a new key, a new server, and off and on again during a download, no tunneled traffic ever leaves another way', async () => {
    const [one, other] = [newKeys(), newKeys()]
    vpn.allow(one.public_key)
    const payload = await makePayload(await world.folder(), {
      name: 'movie.mkv',
      files: { 'movie.mkv': 32 * MiB },
      tracker: 'http://10.9.0.1:8000/announce',
      pieceLength: 256 * 1024,
    })
    const seed = await startWith({ where: vpn.there, tunnel: () => null, wanted: () => [owned(payload)] })
    await until(
      'the seed is ready',
      async () => seed.session.isUp() && (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding',
    )
    const folder = await world.folder()
    const source = { magnet: magnetOf(payload, 'http://10.9.0.1:8000/announce') }
    let tunnel: TunnelConfig | null = configWith(one)
    const { session } = await startWith({
      where: vpn.here,
      tunnel: () => tunnel,
      wanted: () => [{ source, folder, files: [0], paused: false, seed_goal: noGoal }],
    })
    const progress = async () => (session.isUp() ? ((await snapshotIn(session, payload.info_hash).catch(() => null))?.progress ?? 0) : 0)
    const becomes = async (next: TunnelConfig | null) => {
      tunnel = next
      await session.restart()
    }
    const comes = async () => {
      await until('it is up', () => session.isUp())
      await session.setLimits({ download: MiB, upload: null })
      const before = await progress()
      await until('more of it has arrived', async () => (await progress()) > Math.max(before, 0.001) + 0.01)
    }

    const inside = await vpn.capture()
    await comes()
    vpn.remove(one.public_key)
    vpn.allow(other.public_key)
    await becomes(configWith(other))
    await comes()
    await becomes(configWith({ ...other, peer_public_key: newKeys().public_key }))
    await stays('no engine runs', () => !session.isUp(), 3_000)
    await becomes(configWith(other))
    await comes()
    const whileOn = await inside.stop()

    const outside = await vpn.capture()
    await becomes(null)
    await until('it is up', () => session.isUp())
    await until(
      'it has asked the tracker',
      async () => (await snapshotIn(session, payload.info_hash).catch(() => null))?.in_contact === true,
    )
    const port = session.port()!
    const takesCalls = vpn.call(port)
    await becomes(configWith(other))
    const whileOff = await outside.stop()
    const again = await vpn.capture()
    await comes()
    expect([takesCalls, vpn.call(port)]).toEqual([true, false])
    await session.setLimits({ download: null, upload: null })
    await until('it is whole', async () => (await progress()) === 1, 90_000)
    const onAgain = await again.stop()

    expect(await sha256Of(join(folder, payload.info_hash, 'movie.mkv'))).toBe([...payload.sha256.values()][0]!)
    expect([whileOn.elsewhere, onAgain.elsewhere]).toEqual([[], []])
    expect(whileOff.elsewhere.length).toBeGreaterThan(0)
    await Promise.all([session.stop(3_000), seed.session.stop(3_000)])
  })

  test('when the server leases another port, a new engine listens there, and nothing leaves another way', async () => {
    const keys = newKeys()
    vpn.allow(keys.public_key)
    const capture = await vpn.capture()
    const { session, news } = await startWith({ where: vpn.here, tunnel: () => configWith({ ...keys, forwarding: 'lent' }) })
    await until('it listens on the leased port', () => session.isUp() && session.port() === 45_678)
    const pid = session.pid()

    await vpn.lend(45_700)
    await until('a new engine listens at the other one', () => session.isUp() && session.port() === 45_700, 60_000)
    await vpn.lend(45_678)
    await session.stop(3_000)

    expect(session.pid()).not.toBe(pid)
    expect(news.some(({ forwarded_port }) => forwarded_port === 45_700)).toBe(true)
    expect((await capture.stop()).elsewhere).toEqual([])
  })
})

test.skipIf(process.platform !== 'linux')(
  'an engine that finds it can get past the tunnel reports it and ends immediately (Linux)',
  async () => {
    const proxy = await startSocksServer()
    const { session, news } = await startWith({ tunnel: () => ({ proxy: proxy.place }), more: ['sandbox-left-open'] })
    await until('it is up', () => session.isUp())
    const pid = session.pid()
    expect(news.at(-1)).toMatchObject({ state: 'up', is_closed: true })

    const answer = session.testTunnel().catch((error: unknown) => error)
    await until('it has ended', () => session.pid() !== pid)
    await answer
    await session.stop(3_000)

    expect(news.find(({ state }) => state === 'blocked')).toMatchObject({ is_closed: false, problem: { code: 'engine_gets_past' } })
    proxy.stop()
  },
)

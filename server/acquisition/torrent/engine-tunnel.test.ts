import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync } from 'node:fs'
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
import { after, stays, until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'

setDefaultTimeout(300_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')

const world = createTorrentWorld()
afterAll(world.end)

describe.skipIf(!canMakeNetworks)('an engine in a tunnel to a real WireGuard server (needs root, ip, wg, wireguard-go, tcpdump)', () => {
  let vpn: Awaited<ReturnType<typeof createVpnWorld>>
  beforeAll(async () => {
    vpn = await createVpnWorld()
  })
  afterAll(() => vpn?.end())

  const keys = newKeys()
  const config = (change: Partial<TunnelConfig> = {}): TunnelConfig => ({
    private_key: keys.private_key,
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

  const startIn = async (
    tunnel: TunnelConfig | null,
    wanted: () => WantedTorrent[] = () => [],
    { where = vpn.here, node = '10.77.0.2:20000' }: { where?: readonly string[]; node?: string } = {},
  ) => {
    const news: TunnelNews[] = []
    const session = createTorrentSession({
      cmd: () => [...where, process.execPath, engine, ...(tunnel ? ['in-tunnel'] : [])],
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
    return { session, news, state: () => news.at(-1)?.state }
  }

  const seeded = async (size: number, tracker: string) => {
    const payload = await makePayload(await world.folder(), {
      name: 'movie.mkv',
      files: { 'movie.mkv': size },
      tracker,
      pieceLength: 256 * 1024,
    })
    const seed = await startIn(null, () => [owned(payload)], { where: vpn.there })
    await until(
      'the seed is ready',
      async () => seed.session.isUp() && (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding',
    )
    return { payload, seed }
  }

  test('a movie downloads through the tunnel; through a kill, an outage and a resume, nothing ever leaves another way', async () => {
    vpn.allow(keys.public_key)
    const { payload, seed } = await seeded(48 * MiB, 'http://10.9.0.1:8000/announce')
    const folder = await world.folder()
    const capture = await vpn.capture()
    const magnet = magnetOf(payload, 'http://tracker.test:8000/announce')
    const leech = await startIn(config(), () => [{ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal }])
    const progress = async () =>
      leech.session.isUp() ? ((await snapshotIn(leech.session, payload.info_hash).catch(() => null))?.progress ?? 0) : 0
    const limits = (download: number | null) => leech.session.setLimits({ download, upload: null })
    await until('the tunnel is up', () => leech.session.isUp())
    await limits(2 * MiB)
    await until('something has arrived', async () => (await progress()) > 0.02)
    expect(leech.news.at(-1)?.guarantee).toBe(process.arch === 'x64' || process.arch === 'arm64' ? 'system' : 'program')

    const pid = leech.session.pid() ?? 0
    process.kill(pid, 'SIGKILL')
    await until('a new engine is in the tunnel', () => leech.session.pid() !== pid && leech.session.isUp())
    await limits(2 * MiB)
    vpn.remove(keys.public_key)
    await after(4_000)
    vpn.allow(keys.public_key)
    await limits(null)
    await until('it is complete', async () => (await progress()) === 1, 90_000)

    const seen = await capture.stop()
    expect(await sha256Of(join(folder, payload.info_hash, 'movie.mkv'))).toBe([...payload.sha256.values()][0]!)
    expect(seen.elsewhere).toEqual([])
    expect(seen.toEndpoint).toBeGreaterThan(20_000)
    await Promise.all([leech.session.stop(3_000), seed.session.stop(3_000)])
  })

  const wish = (source: WantedTorrent['source'], folder: string): WantedTorrent => ({
    source,
    folder,
    files: [0],
    paused: false,
    seed_goal: noGoal,
  })
  const has = (session: { isUp: () => boolean } & Parameters<typeof snapshotIn>[0], infoHash: string, progress: number) => async () =>
    session.isUp() && ((await snapshotIn(session, infoHash).catch(() => null))?.progress ?? 0) >= progress

  test("the world sees the server's address, which leases a port; a test on demand says so and tries to get past the tunnel", async () => {
    vpn.allow(keys.public_key)
    const capture = await vpn.capture()

    const inside = await startIn(config({ exit_url: 'http://10.9.0.1:8001/', forwarding: 'lent' }))
    await until('the engine is up', () => inside.session.isUp() && inside.news.at(-1)?.exit_ip)
    const tested = await inside.session.testTunnel()
    await inside.session.stop(3_000)

    expect(tested).toMatchObject({ answers: true, exit_ip: '10.9.0.2', is_closed: true })
    expect(inside.news.at(-1)).toMatchObject({ exit_ip: '10.9.0.2', forwarded_port: 45_678, port_problem: null })
    expect(inside.session.port()).toBe(45_678)
    expect((await capture.stop()).elsewhere).toEqual([])
  })

  test('a peer that knows the leased port connects through the tunnel and gets everything', async () => {
    vpn.allow(keys.public_key)
    const payload = await makePayload(await world.folder(), { name: 'given.mkv', files: { 'given.mkv': 4 * MiB }, pieceLength: 256 * 1024 })
    const capture = await vpn.capture()
    const inside = await startIn(config({ forwarding: 'lent' }), () => [owned(payload)])
    await until('it is shared', has(inside.session, payload.info_hash, 1))

    // Without tracker and DHT, the seed cannot know about this peer.
    const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=10.9.0.2:45678`
    const caller = await startIn(null, () => [wish({ magnet }, world.root)], { where: vpn.there, node: '10.9.0.1:9' })
    await until('the caller has it', has(caller.session, payload.info_hash, 1))
    await Promise.all([caller.session.stop(3_000), inside.session.stop(3_000)])

    expect((await capture.stop()).elsewhere).toEqual([])
  })

  test('a peer that TCP does not reach sends everything by uTP, inside the tunnel', async () => {
    vpn.allow(keys.public_key)
    const { payload, seed } = await seeded(8 * MiB, 'http://10.9.0.1:9/announce')
    const relay = Bun.spawn(
      [...vpn.there, process.execPath, join(import.meta.dir, '../../testing/utp-relay-main.ts'), `${seed.session.port()}`],
      {
        stdin: 'ignore',
        stdout: 'pipe',
      },
    )
    const port = new TextDecoder().decode((await relay.stdout.getReader().read()).value).trim()
    const capture = await vpn.capture()

    const inside = await startIn(config())
    await until('the engine is up', () => inside.session.isUp())
    const folder = await world.folder()
    await inside.session.add(wish({ magnet: `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=10.9.0.1:${port}` }, folder))
    await until('it came', has(inside.session, payload.info_hash, 1))
    await Promise.all([inside.session.stop(3_000), seed.session.stop(3_000)])
    relay.kill()

    const seen = await capture.stop()
    expect(await sha256Of(join(folder, payload.info_hash, 'movie.mkv'))).toBe([...payload.sha256.values()][0]!)
    expect(seen.elsewhere).toEqual([])
    expect(seen.toEndpoint).toBeGreaterThan(1_000)
  })

  test('through the tunnel, the DHT finds a magnet without a tracker, and a UDP tracker finds another', async () => {
    vpn.allow(keys.public_key)
    const ways = [undefined, 'udp://10.9.0.1:8000/announce']
    const capture = await vpn.capture()
    for (const [i, tracker] of ways.entries()) {
      const name = `found-${i}.mkv`
      const payload = await makePayload(await world.folder(), {
        name,
        files: { [name]: 2 * MiB },
        pieceLength: 256 * 1024,
        ...(tracker ? { tracker } : {}),
      })
      const node = tracker ? '10.9.0.1:9' : '10.9.0.1:20000'
      const seed = await startIn(null, () => [owned(payload)], { where: vpn.there, node })
      await until('it is shared', has(seed.session, payload.info_hash, 1))
      const inside = await startIn(config(), () => [], { node })
      const wanted = wish({ magnet: magnetOf(payload, tracker) }, await world.folder())
      await until('it was found', async () => {
        if (!inside.session.isUp()) return false
        // The DHT is asked when a torrent starts, perhaps before the seed has announced anything.
        await inside.session.remove(payload.info_hash, true).catch(() => undefined)
        await inside.session.add(wanted)
        return await until('it came', has(inside.session, payload.info_hash, 1), 5_000).then(
          () => true,
          () => false,
        )
      })
      await Promise.all([seed.session.stop(3_000), inside.session.stop(3_000)])
    }

    expect((await capture.stop()).elsewhere).toEqual([])
  })

  test('with a wrong key or an unreachable server, no engine starts and nothing leaves another way', async () => {
    const capture = await vpn.capture()
    const wrong = await startIn(config({ private_key: newKeys().private_key }))
    const gone = await startIn(config({ endpoint: { host: '10.77.0.2', port: 51_999 } }))
    await until('both try', () => wrong.state() === 'connecting' && gone.state() === 'connecting')
    await stays('no engine runs', () => !wrong.session.isUp() && !gone.session.isUp(), 6_000)

    await Promise.all([wrong.session.stop(3_000), gone.session.stop(3_000)])
    const { elsewhere, toEndpoint } = await capture.stop()
    expect(elsewhere.filter((line) => !line.includes('10.77.0.2.51999'))).toEqual([])
    expect(toEndpoint).toBeGreaterThan(0)
  })

  test('the same capture does see an engine without a tunnel', async () => {
    const payload = await makePayload(await world.folder(), {
      name: 'leak.mkv',
      files: { 'leak.mkv': MiB },
      tracker: 'http://10.77.0.2:8000/announce',
    })
    const capture = await vpn.capture()

    const bare = await startIn(null, () => [owned(payload)])
    await until('it is up', () => bare.session.isUp())
    await until('it has asked the tracker', async () => (await snapshotIn(bare.session, payload.info_hash))?.in_contact)
    await after(2_000)
    await bare.session.stop(3_000)

    const { elsewhere } = await capture.stop()
    expect(elsewhere.some((line) => line.includes('10.77.0.2.8000'))).toBe(true)
    expect(elsewhere.some((line) => line.includes('10.77.0.2.20000'))).toBe(true)
  })

  test('an engine that must be in a tunnel and is not refuses to start', async () => {
    const session = createTorrentSession({
      cmd: () => [process.execPath, engine],
      env: process.env,
      log: silentLog,
      stateDir: await world.folder(),
      settings: () => ({ ...quietSettings, in_tunnel: true }),
      wanted: () => [],
    })
    session.start()

    await stays('it does not run', () => !session.isUp(), 2_000)
    await session.stop(3_000)
  })
})

test('the engine only uses networks through replaceable properties', async () => {
  const files = await Array.fromAsync(new Bun.Glob('**/*.ts').scan(import.meta.dir))
  const own = files.filter((file) => !file.endsWith('.test.ts'))
  expect(own.length).toBeGreaterThan(20)
  expect(existsSync(join(import.meta.dir, 'engine-tunnel.ts'))).toBe(true)
  for (const file of own) {
    const text = await Bun.file(join(import.meta.dir, file)).text()
    // A named import stays what it was, whatever replaces the property later.
    expect(
      text.match(
        /import \{[^}]*\b(createSocket|connect|createConnection|createServer|lookup|resolve\w*|request|get|spawn|exec)\b[^}]*\} from 'node:(net|dgram|dns|dns\/promises|http|https|tls|child_process)'/,
      ),
    ).toBeNull()
    expect(text.match(/Bun\.(fetch|dns)\b|from 'bun'|dns\/promises/)).toBeNull()
  }
})

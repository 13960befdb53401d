import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTorrentSession, type TunnelConfig, type WantedTorrent } from '#server/acquisition/torrent/session'
import { silentLog } from '#server/foundation/platform/log'
import { magnetOf, makePayload, noGoal, owned, quietSettings, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { newKeys } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'

const kills = 20
const cutMs = 60_000
const size = 64 * 1024 * 1024
const slow = 400_000

if (!canMakeNetworks) {
  console.log('skipped: needs root, ip, wg, wireguard-go and tcpdump')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-soak-vpn-'))
for (const name of ['leech', 'seed', 'payload', 'movies']) mkdirSync(join(folder, name))
const world = await createVpnWorld()
const keys = newKeys()
const tunnel: TunnelConfig = {
  private_key: keys.private_key,
  addresses: ['10.9.0.2'],
  dns: ['10.9.0.1'],
  mtu: 1420,
  peer_public_key: serverKeys.public_key,
  preshared_key: null,
  endpoint: world.endpoint,
  allowed_ips: ['0.0.0.0/0'],
  keepalive_seconds: 25,
}
const start = (where: string[], wanted: () => WantedTorrent[], isInTunnel: boolean) => {
  const session = createTorrentSession({
    cmd: () => [
      ...where,
      process.execPath,
      join(import.meta.dir, '../../server/testing/engine-main.ts'),
      ...(isInTunnel ? ['in-tunnel'] : []),
    ],
    env: process.env,
    log: silentLog,
    stateDir: join(folder, isInTunnel ? 'leech' : 'seed'),
    settings: () => ({ ...quietSettings, dht: true, dht_bootstrap: ['10.77.0.2:20000'], pex: true, in_tunnel: isInTunnel }),
    tunnel: async () => tunnel,
    wanted,
  })
  session.start()
  return session
}

let failed = false
try {
  world.allow(keys.public_key)
  const payload = await makePayload(join(folder, 'payload'), {
    name: 'movie.mkv',
    files: { 'movie.mkv': size },
    tracker: 'http://10.9.0.1:8000/announce',
    pieceLength: 256 * 1024,
  })
  const seed = start(world.there, () => [owned(payload)], false)
  await until('the seeder is ready', async () => seed.isUp() && (await snapshotIn(seed, payload.info_hash))?.state === 'seeding')
  const capture = await world.capture()
  const target = join(folder, 'movies')
  const magnet = magnetOf(payload, 'http://tracker.test:8000/announce')
  const leech = start(world.here, () => [{ source: { magnet }, folder: target, files: [0], paused: false, seed_goal: noGoal }], true)
  for (let i = 0; i < kills; i++) {
    await until('it is up', () => leech.isUp(), 120_000)
    await leech.setLimits({ download: slow, upload: null }).catch(() => undefined)
    await Bun.sleep(Math.random() * 3_000)
    const pid = leech.pid()
    if (pid) process.kill(pid, 'SIGKILL')
    await until('another one runs', () => leech.pid() !== undefined && leech.pid() !== pid, 60_000)
  }
  console.log(`killed ${kills} times`)
  await until('it is up', () => leech.isUp(), 120_000)
  world.remove(keys.public_key)
  await Bun.sleep(cutMs)
  world.allow(keys.public_key)
  await until('it is up again', () => leech.isUp(), 120_000)
  console.log(`disconnected for ${cutMs / 1_000} s, and up again`)
  await until('it is complete', async () => (await snapshotIn(leech, payload.info_hash).catch(() => undefined))?.complete, 300_000)
  const isWhole = (await sha256Of(join(target, payload.info_hash, 'movie.mkv'))) === [...payload.sha256.values()][0]
  const { toEndpoint, elsewhere } = await capture.stop()
  console.log(`${toEndpoint} packets to the server, ${elsewhere.length} elsewhere; the movie is ${isWhole ? 'intact' : 'DAMAGED'}`)
  for (const line of elsewhere.slice(0, 20)) console.log(line)
  failed = elsewhere.length > 0 || !isWhole
  await Promise.all([leech.stop(3_000), seed.stop(3_000)])
} finally {
  world.end()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

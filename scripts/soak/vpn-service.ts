import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTorrentSession } from '#server/acquisition/torrent/session'
import { silentLog } from '#server/foundation/platform/log'
import { noGoal, quietSettings, snapshotIn } from '#server/testing/torrent-world'
import { newKeys } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import { footage, megabytes } from '../../e2e/footage'
import { makeTorrent, writeContent } from '../../e2e/seeds'
import { program } from '../build'

const kills = 20
const size = megabytes(24)
const name = 'The.Long.Tunnel.1931.1080p.BluRay.x264-TEST.mp4'
const content = [{ path: [name], bytes: footage(size) }]

if (!canMakeNetworks) {
  console.log('skipped: needs root, ip, wg, wireguard-go and tcpdump')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-soak-vpn-service-'))
for (const name of ['seed', 'payload']) mkdirSync(join(folder, name))
const world = await createVpnWorld()
const keys = newKeys()
let failed = true
try {
  world.allow(keys.public_key)
  const made = await makeTorrent(name, content, ['http://10.9.0.1:8000/announce'])
  writeContent(join(folder, 'payload', made.info_hash), name, content)
  const seed = createTorrentSession({
    cmd: () => [...world.there, process.execPath, join(import.meta.dir, '../../server/testing/engine-main.ts')],
    env: process.env,
    log: silentLog,
    stateDir: join(folder, 'seed'),
    settings: () => ({ ...quietSettings, in_tunnel: false }),
    wanted: () => [{ source: { torrent: made.torrent }, folder: join(folder, 'payload'), files: [0], paused: false, seed_goal: noGoal }],
  })
  seed.start()
  await until('the seeder is ready', async () => seed.isUp() && (await snapshotIn(seed, made.info_hash))?.state === 'seeding')

  const vpn = {
    vpn_enabled: true,
    vpn_private_key: keys.private_key,
    vpn_address: '10.9.0.2',
    vpn_peer_public_key: serverKeys.public_key,
    vpn_endpoint: `${world.endpoint.host}:${world.endpoint.port}`,
    vpn_dns: '10.9.0.1',
    vpn_exit_url: null,
  }
  writeFileSync(join(folder, 'movie.torrent'), made.torrent)
  const plan = {
    torrent: join(folder, 'movie.torrent'),
    info_hash: made.info_hash,
    sha256: made.sha256[0],
    size,
    vpn,
    kills,
    ready: join(folder, 'ready'),
    listening: join(folder, 'listening'),
  }
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  const inside = Bun.spawn([...world.here, process.execPath, join(import.meta.dir, 'vpn-service-inside.ts'), join(folder, 'plan.json')], {
    env: { ...process.env, MARQUEE_E2E_COMMAND: process.env.MARQUEE_E2E_COMMAND ?? program },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  })
  await until('the VPN is up', () => existsSync(plan.ready) || inside.exitCode !== null, 120_000)
  const capture = await world.capture()
  writeFileSync(plan.listening, '')
  const code = await inside.exited
  const { toEndpoint, elsewhere } = await capture.stop()
  console.log(`${toEndpoint} packets to the server, ${elsewhere.length} elsewhere`)
  for (const line of elsewhere.slice(0, 20)) console.log(line)
  failed = code !== 0 || elsewhere.length > 0
  await seed.stop(3_000)
} finally {
  world.end()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { openWorld } from '../../e2e/world'

/** The whole service in the engine's network namespace, killed at random while a movie downloads through the VPN. */
type Plan = {
  readonly torrent: string
  readonly info_hash: string
  readonly sha256: string
  readonly size: number
  readonly vpn: object
  readonly kills: number
  /** Files with which this process and the sniffer wait for each other. */
  readonly ready: string
  readonly listening: string
}
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan
const movie = { id: 901, title: 'The Long Tunnel', year: 1931 }
const slowKilobytes = 500

const world = await openWorld({ movies: [movie] })
let exit = 1
try {
  await world.client().call('PUT', '/config', { update_check_enabled: false, download_speed_limit: slowKilobytes, ...plan.vpn })
  const title = 'The.Long.Tunnel.1931.1080p.BluRay.x264-TEST'
  const torrent = new Uint8Array(readFileSync(plan.torrent))
  world.offers.push({ title, movie: movie.id, info_hash: plan.info_hash, torrent, size_bytes: plan.size, seeders: 5 })
  await until('the VPN is up', async () => (await world.client().call<{ state: string }>('GET', '/vpn')).state === 'up')
  // Until now the service ran without a VPN, with direct traffic.
  writeFileSync(plan.ready, '')
  await until('the sniffer is running', () => existsSync(plan.listening))
  const added = await world.add(movie)
  await until('it comes', async () => (await world.client().downloads()).length > 0, 60_000)
  for (let i = 0; i < plan.kills; i++) {
    await Bun.sleep(Math.random() * 4_000)
    await world.service().cut()
    await world.restart()
  }
  console.log(`the service was killed ${plan.kills} times`)
  await world.client().call('PUT', '/config', { download_speed_limit: 0 })
  const driving = setInterval(() => {
    for (const task of ['download-check', 'import-retry'])
      world
        .client()
        .runTask(task)
        .catch(() => undefined)
  }, 1_000)
  await world.becomes(added, 'available', 180_000)
  clearInterval(driving)
  const [file] = await world.client().files(added.id)
  const isWhole = (await sha256Of(file?.path ?? '')) === plan.sha256
  const vpn = await world.client().call<{ state: string; kill_switch: { kept_by: string; last_test_ok: boolean } }>('GET', '/vpn')
  console.log(
    `the movie is ${isWhole ? 'imported and intact' : 'DAMAGED'}; the VPN is ${vpn.state}, kept by the ${vpn.kill_switch.kept_by}`,
  )
  exit = isWhole && vpn.state === 'up' && vpn.kill_switch.last_test_ok ? 0 : 1
} finally {
  await world.close()
}
process.exit(exit)

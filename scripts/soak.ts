import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build'

/**
 * Tests that take too long for `npm test`. Each part is bounded and reports what it did. `npm run soak -- [part…]` runs only the named
 * parts.
 */
const parts = {
  kills: { file: 'kills.ts', says: 'kills the service at 60 random points between grab and import' },
  'sync-kills': { file: 'sync-kills.ts', says: 'kills the service at 40 random points of syncs with the tracker' },
  starts: { file: 'starts.ts', says: 'a hundred starts, every other one killed' },
  property: { file: 'property.ts', says: '20,000 random requests with a key and 20,000 without, checked against the OpenAPI document' },
  canaries: { file: 'canary.ts', says: 'searches all output and files of the service for planted secrets' },
  library: { file: 'library.ts', says: 'imports a library of 2,000 movies in five layouts through the browser' },
  pages: { file: 'pages.ts', says: 'all screens and layers of the UI, both sizes, both themes, at the root and under a path' },
  disk: { file: 'disk.ts', says: 'start, read and stop on a full, a read-only and a failing disk' },
  hostile: { file: 'hostile.ts', says: 'the worst input through every door: how long it blocks the service, and a stop during each' },
  pills: { file: 'pills.ts', says: 'a torrent that ends or silences the engine, in twenty ways for each command' },
  'pill-doors': { file: 'pill-doors.ts', says: 'the same torrents through every door of the service, an automatic search included' },
  'mutants-of-media': { file: 'mutants-of-media.ts', says: '10,000 damaged movies while somebody watches a good one' },
  utp: { file: 'utp.ts', says: '1,000 uTP connections over simulated lines that lose, double, reorder, replay, and forge packets' },
  simulator: {
    file: 'simulator.ts',
    says: '1,000 lives of a torrent in simulated time: lies, loss, outages, kills, power cuts, full disks; a seed replays exactly',
  },
  swarm: { file: 'swarm.ts', says: '1,000 downloads from peers that lie, leave, stay silent, and send noise, beside one honest peer' },
  'radarr-facts': { file: 'radarr-facts.ts', says: '100 random Radarrs as backups and by API: every fact is carried or named' },
  recreations: { file: 'recreations.ts', says: 'over a hundred kinds of movies, each played to its end and compared with ffprobe' },
  clock: { file: 'clock.ts', says: 'flash, beep, subtitle, and chapter at the same second, in five kinds of starts by three methods' },
  vpn: { file: 'vpn.ts', says: 'kills the torrent engine in a tunnel twenty times and disconnects it for a minute, with a packet sniffer' },
  'vpn-service': {
    file: 'vpn-service.ts',
    says: 'kills the service twenty times while a movie downloads through a VPN, with a packet sniffer',
  },
  fresh: { file: 'fresh.ts', says: 'the demo from a fresh copy in a folder with an umlaut, offline, with a home that nobody can write to' },
  backups: { file: 'backups.ts', says: 'backups under load, restores, and restores killed at every step' },
} as const
type Part = keyof typeof parts

const isPart = (name: string): name is Part => Object.hasOwn(parts, name)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}; available: ${Object.keys(parts).join(', ')}`)
  process.exit(64)
}

if (!existsSync(program) && !process.env.MARQUEE_E2E_COMMAND) {
  console.log('the program is not built yet; building it')
  await (await import('./build')).build()
}
const failed: string[] = []
for (const name of asked.length > 0 ? asked.filter(isPart) : (Object.keys(parts) as Part[])) {
  const { file, says } = parts[name]
  console.log(`\n${name}: ${says}`)
  const began = performance.now()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'soak', file)], {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  })
  const code = await child.exited
  console.log(
    `${name}: ${code === 0 ? 'passed' : `failed with exit code ${code}`} after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  if (code !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nall parts passed' : `\nfailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)

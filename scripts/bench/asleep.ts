import { Database } from 'bun:sqlite'
import { cpSync, type FSWatcher, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { until } from '#server/testing/until'
import type { Client } from '../../e2e/client'
import { footage, megabytes } from '../../e2e/footage'
import { type Service, startService } from '../../e2e/service'
import { openWorld } from '../../e2e/world'
import { memoryOf } from './memory'
import { fillMovies } from './movies'
import { usedBy } from './processes'
import { printTable } from './table'

/**
 * What a service does while nothing happens: writes (the system's watch of the data folder, and its count of bytes sent to the disk), wakeups
 * and CPU time of all its processes, in six situations side by side. VPN off. `npm run bench -- asleep`, or with minutes of settling and measuring.
 */
const settling = Number(process.argv[2] ?? 8)
const minutes = Number(process.argv[3] ?? 60)
const movies = Number(process.argv[4] ?? 100_000)
const seeding = 20
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-asleep-'))

/** Movies that nobody waits for: searching for wanted ones is work. */
const fill = (dataDir: string): void => {
  fillMovies(dataDir, movies)
  const db = new Database(join(dataDir, 'app.db'))
  db.run('UPDATE movies SET monitored = 0')
  db.run('ANALYZE')
  db.close()
}

/** A service with torrents that are seeded to nobody. */
const openSeeding = async () => {
  const sketches = Array.from({ length: seeding }, (_, n) => ({ id: 5_000_000 + n, title: `Quiet ${n} Harbor`, year: 2001, runtime: 90 }))
  const world = await openWorld({ movies: sketches, enable_feed: false })
  await world.client().call('PUT', '/config', { seed_ratio_limit: 100, max_concurrent_downloads: seeding })
  for (const each of sketches) {
    const { info_hash } = await world.seed(`${each.title.replaceAll(' ', '.')}.2001.1080p.WEB-DL.x264-GRP`, each, {
      content: [{ path: [`${each.title}.mp4`], bytes: footage(megabytes(3)) }],
    })
    await world.becomes(await world.add(each), 'available')
    await world.seeder.session.remove(info_hash, true)
  }
  const { results } = await world.client().call<{ results: { id: number }[] }>('GET', '/indexers')
  for (const { id } of results) await world.client().call('DELETE', `/indexers/${id}`)
  // Otherwise all movies would be looked up there, which is work.
  await world.client().call('PUT', '/config', { metadata_api_key: null })
  await world.service().stop()
  fill(world.dataDir)
  const service = await world.restart()
  await until(
    'the torrents are seeded',
    async () => (await world.client().downloads()).filter(({ state }) => state === 'seeding').length === seeding,
  )
  return { service, dataDir: world.dataDir, close: world.close }
}

const base = join(dir, 'base', 'data')
const plain = async (name: string, isFilled: boolean) => {
  const dataDir = join(dir, name, 'data')
  mkdirSync(join(dir, name))
  if (isFilled) cpSync(base, dataDir, { recursive: true })
  const service = await startService({ dataDir })
  return { service, dataDir, close: async () => void (await service.stop()) }
}

/** What somebody does beside it. Returns how it ends. */
type Beside = (service: Service) => () => void
const nobody: Beside = () => () => {}
const page: Beside = ({ url, key }) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/ws`)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', api_key: key }))
  return () => socket.close()
}
const every =
  (seconds: number, ask: (client: Client, service: Service) => Promise<unknown>): Beside =>
  (service) => {
    const timer = setInterval(() => void ask(service.client, service), seconds * 1000)
    return () => clearInterval(timer)
  }
const program = every(60, (_, { url, key }) =>
  fetch(`${url}/api/v3/queue?pageSize=1000`, { headers: { 'x-api-key': key } }).then((answer) => answer.text()),
)
const monitor = every(30, (client) => client.call('GET', '/status'))

type Open = { service: Service; dataDir: string; close: () => Promise<void> }
const situations: readonly { what: string; open: () => Promise<Open>; beside: Beside }[] = [
  { what: 'no movie', open: () => plain('empty', false), beside: nobody },
  { what: `${movies} movies`, open: () => plain('full', true), beside: nobody },
  { what: `${movies} movies, ${seeding} torrents seeded to nobody`, open: openSeeding, beside: nobody },
  { what: `${movies} movies, a page left open`, open: () => plain('page', true), beside: page },
  { what: `${movies} movies, a program asks Radarr's API each minute`, open: () => plain('program', true), beside: program },
  { what: `${movies} movies, a monitor asks /status every 30 s`, open: () => plain('monitor', true), beside: monitor },
]

/** Counts what changes in the folder, by file. */
const watchFolder = (folder: string): { seen: Map<string, number>; end: () => void } => {
  const seen = new Map<string, number>()
  const folders = [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ]
  const watchers: FSWatcher[] = folders.map((each) =>
    watch(each, (_, name) => {
      const path = join(relative(folder, each), String(name))
      seen.set(path, (seen.get(path) ?? 0) + 1)
    }),
  )
  return {
    seen,
    end: () => {
      for (const each of watchers) each.close()
    },
  }
}

try {
  mkdirSync(join(dir, 'base'))
  const first = await startService({ dataDir: base })
  await first.stop()
  fill(base)
  const open = await Promise.all(situations.map(async ({ what, beside, ...each }) => ({ what, beside, ...(await each.open()) })))
  const ends = open.map(({ service, beside }) => beside(service))
  await Bun.sleep(settling * 60_000)
  const before = open.map(({ service }) => usedBy(service.pid))
  const watched = open.map(({ dataDir }) => watchFolder(dataDir))
  await Bun.sleep(minutes * 60_000)
  const rows = open.map(({ what, service }, n) => {
    const [then, now, { seen, end }] = [before[n]!, usedBy(service.pid), watched[n]!]
    end()
    return {
      what,
      'files changed': [...seen].map(([name, times]) => `${name} ${times}`).join(', ') || 'none',
      'bytes to the disk': String(now.written - then.written),
      'bytes from the disk': String(now.read - then.read),
      'wakeups a second': ((now.wakeups - then.wakeups) / minutes / 60).toFixed(2),
      'CPU %': ((now.cpu - then.cpu) / minutes / 60 / 1e4).toFixed(3),
      'memory MB': memoryOf(service.pid).now.toFixed(0),
    }
  })
  printTable(`idle for ${minutes} minutes, after ${settling} to settle; all processes of each service`, rows)
  for (const end of ends) end()
  for (const { close } of open) await close()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)

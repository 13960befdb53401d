import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { qbittorrent } from '#server/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/lib/fields'
import { silentLog } from '#server/platform/log'
import { startQBittorrent } from '#server/testing/torrent-programs'
import { createTorrentWorld, makePayload, noGoal, type Payload, snapshotIn } from '#server/testing/torrent-world'

/**
 * The embedded engine against aria2 and qBittorrent: the same payload from the same seeds, one after the other, in one run.
 * `bun scripts/bench/engine.ts [--mib 1024] [--seeds 2] [--rounds 2] [--piece-kib 1024] [--engine dist/marquee]`
 */
const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const mib = Number(option('mib', '1024'))
const seedCount = Number(option('seeds', '2'))
const rounds = Number(option('rounds', '2'))
const pieceLength = Number(option('piece-kib', '1024')) * 1024
const engineExe = option('engine', '')

type Row = { readonly name: string; readonly seconds: number; readonly cpu: number; readonly peak: number; readonly own: number }

const world = createTorrentWorld()
const tracker = await world.tracker()
const size = mib * 1024 * 1024
const payload = await makePayload(await world.folder('seed'), {
  name: 'Bench',
  files: { 'movie.mkv': size },
  tracker: tracker.url,
  pieceLength,
})
console.log(`payload ${mib} MiB, pieces of ${pieceLength / 1024} KiB, ${seedCount} seeds of qBittorrent, ${rounds} rounds`)

for (let n = 0; n < seedCount; n++) {
  const seed = await startQBittorrent({ profile: await world.folder(), downloads: join(payload.folder, payload.info_hash) })
  world.atEnd(seed.stop)
  const client = openClient(seed.url)
  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  await client.start(payload.info_hash, [0])
  await pollUntil(async () => (await client.list())[0]?.state === 'seeding')
}

const rows: Row[] = []
for (let round = 0; round < rounds; round++) {
  for (const run of [runEmbedded, runAria2, runQBittorrent]) {
    const row = await run(payload)
    if (row) rows.push(row)
    rmSync(join(world.root, 'target'), { recursive: true, force: true })
    await Bun.sleep(2_000)
  }
}
print(rows)
await world.end()
process.exit(0)

async function runEmbedded({ torrent, info_hash }: Payload): Promise<Row> {
  const folder = target()
  const { session } = await world.engine(engineExe ? { cmd: [engineExe, 'engine'] } : {})
  const pid = session.pid() ?? 0
  let arrived = 0
  session.subscribe((event) => {
    if (event.type === 'state' && event.to === 'checking') arrived = performance.now()
  })
  const started = performance.now()
  await session.add({ source: { torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  await pollUntil(() => arrived > 0)
  const seconds = (arrived - started) / 1000
  const used = usageOf(pid)
  await pollUntil(async () => (await snapshotIn(session, info_hash))?.complete)
  console.log(`  embedded: read back and checked ${((performance.now() - arrived) / 1000).toFixed(2)} s later`)
  await session.stop(5_000)
  return { name: 'embedded', seconds, ...used }
}

async function runAria2({ torrent }: Payload): Promise<Row | undefined> {
  if (!Bun.which('aria2c')) return undefined
  const folder = target()
  const file = join(folder, 'bench.torrent')
  await Bun.write(file, torrent)
  const started = performance.now()
  const options = [
    '--seed-time=0',
    '--enable-dht=false',
    '--bt-enable-lpd=false',
    '--enable-peer-exchange=false',
    '--file-allocation=none',
    '-q',
  ]
  const child = Bun.spawn({ cmd: ['aria2c', ...options, '-d', folder, file], stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
  let used = usageOf(child.pid)
  const watching = setInterval(() => {
    const now = usageOf(child.pid)
    if (now.peak > 0) used = now
  }, 50)
  await child.exited
  clearInterval(watching)
  const seconds = (performance.now() - started) / 1000
  return { name: 'aria2', seconds, ...used }
}

async function runQBittorrent({ torrent, info_hash }: Payload): Promise<Row> {
  const program = await startQBittorrent({ profile: await world.folder(), downloads: target() })
  const client = openClient(program.url)
  const before = usageOf(program.pid)
  await client.add({ source: { torrent }, seed_goal: noGoal })
  const started = performance.now()
  await client.start(info_hash, [0])
  await pollUntil(async () => (await client.list())[0]?.complete)
  const seconds = (performance.now() - started) / 1000
  const used = usageOf(program.pid)
  await program.stop()
  return { name: 'qbittorrent-nox', seconds, ...used, cpu: used.cpu - before.cpu }
}

function openClient(url: string) {
  return qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url }, { log: silentLog })
}

function target(): string {
  const folder = join(world.root, 'target')
  mkdirSync(folder, { recursive: true })
  return folder
}

async function pollUntil(isSo: () => unknown): Promise<void> {
  const end = performance.now() + 300_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the bench got stuck')
    await Bun.sleep(50)
  }
}

/** CPU seconds so far, the highest memory, and what of it is not mapped files. Zero where there is no /proc. */
function usageOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kib = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024
    return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, peak: kib('VmHWM'), own: kib('RssAnon') }
  } catch {
    return { cpu: 0, peak: 0, own: 0 }
  }
}

function print(rows: readonly Row[]): void {
  console.log(['client', 'MB/s', 'seconds', 'CPU s', 'peak MB', 'own MB'].map((head) => head.padStart(16)).join(''))
  for (const { name, seconds, cpu, peak, own } of rows) {
    const cells = [
      name,
      (size / 1e6 / seconds).toFixed(1),
      seconds.toFixed(2),
      cpu.toFixed(2),
      (peak / 1e6).toFixed(0),
      (own / 1e6).toFixed(0),
    ]
    console.log(cells.map((cell) => cell.padStart(16)).join(''))
  }
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { qbittorrent } from '#server/acquisition/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { startQBittorrent } from '#server/testing/torrent-programs'
import { createTorrentWorld, makePayload, noGoal, type Payload, snapshotIn } from '#server/testing/torrent-world'
import { cpuMicroseconds } from './cpu'

/**
 * The embedded engine against aria2 and qBittorrent: the same payload from the same seeds, one after another in each round, in rotating
 * order. Repeat `--engine` to compare engines: a built program, or `server/testing/engine-main.ts` of another checkout. `bun
 * scripts/bench/engine.ts [--mib 1024] [--seeds 2] [--rounds 2] [--piece-kib 1024] [--engine dist/marquee]...`
 */
const optionsOf = (name: string): string[] => process.argv.flatMap((_, at, all) => (all[at - 1] === `--${name}` ? [all[at] ?? ''] : []))
const option = (name: string, otherwise: string): string => optionsOf(name)[0] ?? otherwise
const mib = Number(option('mib', '1024'))
const seedCount = Number(option('seeds', '2'))
const rounds = Number(option('rounds', '2'))
const pieceLength = Number(option('piece-kib', '1024')) * 1024
const engines = optionsOf('engine')

/** Measurements of a client until the last piece arrived, and until it had verified the file. */
type Row = {
  readonly name: string
  readonly arrived: number
  readonly seconds: number
  readonly cpu: number
  readonly peak: number
  readonly own: number
}

const world = createTorrentWorld()
const tracker = await world.tracker()
const size = mib * 1024 * 1024
const payload = await makePayload(await world.folder('seed'), {
  name: 'Bench',
  files: { 'movie.mkv': size },
  tracker: tracker.url,
  pieceLength,
})
console.log(`payload ${mib} MiB, pieces of ${pieceLength / 1024} KiB, ${seedCount} qBittorrent seeds, ${rounds} rounds`)

for (let n = 0; n < seedCount; n++) {
  const seed = await startQBittorrent({ profile: await world.folder(), downloads: join(payload.folder, payload.info_hash) })
  world.atEnd(seed.stop)
  const client = openClient(seed.url)
  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  await client.start(payload.info_hash, [0])
  await pollUntil(async () => (await client.list())[0]?.state === 'seeding')
}

const own = engines.length > 0 ? engines : ['']
const runs = [...own.map((engine, n) => runEmbedded(own.length > 1 ? `embedded ${n + 1}` : 'embedded', engine)), runAria2, runQBittorrent]
const rows: Row[] = []
for (let round = 0; round < rounds; round++) {
  for (const run of [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)]) {
    const row = await run(payload)
    if (row) rows.push(row)
    rmSync(join(world.root, 'target'), { recursive: true, force: true })
    await Bun.sleep(1_000)
  }
}
print(rows)
await world.end()
process.exit(0)

function runEmbedded(name: string, engine: string) {
  const cmd = engine.endsWith('.ts') ? [process.execPath, engine] : [engine, 'engine']
  return async ({ torrent, info_hash }: Payload): Promise<Row> => {
    const folder = target()
    const { session } = await world.engine(engine ? { cmd } : {})
    const pid = session.pid() ?? 0
    let arrived = 0
    let ended = 0
    session.subscribe((event) => {
      if (event.type === 'state' && event.to === 'checking') arrived = performance.now()
      if (event.type === 'completed') ended = performance.now()
    })
    const before = cpuMicroseconds(pid)
    const started = performance.now()
    await session.add({ source: { torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
    await pollUntil(async () => ended > 0 && (await snapshotIn(session, info_hash))?.complete)
    const used = usageOf(pid, before)
    await session.stop(5_000)
    return { name, arrived: (arrived - started) / 1000, seconds: (ended - started) / 1000, ...used }
  }
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
  let used = usageOf(child.pid, 0)
  const watching = setInterval(() => {
    const now = usageOf(child.pid, 0)
    if (now.peak > 0) used = now
  }, 50)
  await child.exited
  clearInterval(watching)
  const seconds = (performance.now() - started) / 1000
  return { name: 'aria2', arrived: seconds, seconds, ...used }
}

async function runQBittorrent({ torrent, info_hash }: Payload): Promise<Row> {
  const program = await startQBittorrent({ profile: await world.folder(), downloads: target() })
  const client = openClient(program.url)
  const before = cpuMicroseconds(program.pid)
  await client.add({ source: { torrent }, seed_goal: noGoal })
  const announced = tracker.announces.length
  const started = performance.now()
  await client.start(info_hash, [0])
  // Its API reports completion up to 1.5 s late; the tracker learns of it immediately.
  await pollUntil(() => tracker.announces.slice(announced).some(({ event }) => event === 'complete'), 5)
  const seconds = (performance.now() - started) / 1000
  await pollUntil(async () => (await client.list())[0]?.complete)
  const used = usageOf(program.pid, before)
  await program.stop()
  return { name: 'qbittorrent-nox', arrived: seconds, seconds, ...used }
}

function openClient(url: string) {
  return qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url }, { log: silentLog })
}

function target(): string {
  const folder = join(world.root, 'target')
  mkdirSync(folder, { recursive: true })
  return folder
}

async function pollUntil(isSo: () => unknown, everyMs = 50): Promise<void> {
  const end = performance.now() + 300_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the benchmark got stuck')
    await Bun.sleep(everyMs)
  }
}

/** CPU seconds since `before`, peak memory, and the part of it that is not mapped files. Zero without /proc. */
function usageOf(pid: number, before: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kib = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024
    return { cpu: (cpuMicroseconds(pid) - before) / 1e6, peak: kib('VmHWM'), own: kib('RssAnon') }
  } catch {
    return { cpu: 0, peak: 0, own: 0 }
  }
}

function print(rows: readonly Row[]): void {
  const heads = ['client', 'MB/s arrived', 'MB/s verified', 'CPU s', 'peak MB', 'own MB']
  const speed = (seconds: number) => (size / 1e6 / seconds).toFixed(1)
  const line = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(16)).join(''))
  line(heads)
  for (const { name, arrived, seconds, cpu, peak, own } of rows)
    line([name, speed(arrived), speed(seconds), cpu.toFixed(2), (peak / 1e6).toFixed(0), (own / 1e6).toFixed(0)])

  const of = (name: string) => rows.filter((row) => row.name === name)
  const other = of('qbittorrent-nox')
  console.log('medians of the rounds, relative to qBittorrent in the same round:')
  for (const name of new Set(rows.map((row) => row.name))) {
    const mine = of(name)
    const ratio = (part: (row: Row, qbittorrent: Row) => number) =>
      median(mine.flatMap((row, round) => (other[round] ? [part(row, other[round])] : []))).toFixed(2)
    line([
      name,
      ratio((row, than) => than.arrived / row.arrived),
      ratio((row, than) => than.seconds / row.seconds),
      ratio((row, than) => row.cpu / than.cpu),
      (Math.max(...mine.map((row) => row.peak)) / 1e6).toFixed(0),
      '',
    ])
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMicroseconds, untilAtRest } from './cpu'
import { startFilled } from './filled'
import { printTable } from './table'

/**
 * Programs that use Marquee as Radarr, with 10,000 movies: what the list of all movies costs the first time and when it is repeated, and how
 * long requests of the interface take while six programs poll at their usual rates, in blocks that alternate with blocks without them.
 * `npm run bench -- programs`; `bun scripts/bench/programs.ts MINUTES` for another span than ten minutes with them.
 */
const movies = 10_000
const minutes = Number(process.argv[2] ?? 10)
const blockMs = 30_000
const pauseMs = 50
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-programs-'))
const dataDir = join(dir, 'data')

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

try {
  const service = await startFilled(dataDir, movies)
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(service.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return await response.arrayBuffer()
  }
  await ask('PUT', '/api/v1/config', { radarr_api_enabled: true })
  await untilAtRest(service.pid)

  const rounds: { time: number; cpu: number }[] = []
  for (let round = 0; round < 6; round++) {
    const cpu = cpuMicroseconds(service.pid)
    const time = await timed(() => ask('GET', '/api/v3/movie'))
    rounds.push({ time, cpu: (cpuMicroseconds(service.pid) - cpu) / 1000 })
  }
  printTable(
    `GET movie of ${movies} movies`,
    rounds.map(({ time, cpu }, n) => ({
      request: n + 1,
      ms: time.toFixed(1),
      'CPU ms': cpu.toFixed(1),
      'relative to the first': `1/${(rounds[0]!.time / time).toFixed(0)}, CPU 1/${(rounds[0]!.cpu / cpu).toFixed(0)}`,
    })),
  )

  // Another process, at the lowest priority: reading large answers is work of other computers, and must not delay what is measured.
  const polling = ['nice', '-n', '19', process.execPath, join(import.meta.dir, 'polling.ts')]
  const programs = Bun.spawn([...polling, service.url, service.key], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  const begun = performance.now()
  let isPolling = false
  const paths = (n: number) => [
    '/movies?limit=25',
    `/movies/${1 + ((n * 37) % movies)}`,
    '/downloads?limit=25',
    '/status',
    '/wanted/missing?limit=25',
    `/movies?limit=25&search=${n % 97}`,
  ]
  const times = { without: [] as number[], with: [] as number[] }
  for (let n = 0; performance.now() - begun < 2 * minutes * 60_000; n++) {
    const isTurn = Math.floor((performance.now() - begun) / blockMs) % 2 === 1
    if (isTurn !== isPolling) void programs.stdin.write(isTurn ? 'poll\n' : 'rest\n')
    isPolling = isTurn
    const path = paths(n)[n % 6]!
    // Somebody uses the library meanwhile, so what is kept of it does not stay valid.
    if (n % 400 === 399) await ask('PATCH', `/api/v1/movies/${1 + (n % movies)}`, { monitored: n % 800 < 400 })
    times[isPolling ? 'with' : 'without'].push(await timed(() => ask('GET', `/api/v1${path}`)))
    await Bun.sleep(pauseMs)
  }
  await programs.stdin.write('end\n')
  await programs.stdin.end()
  const polled = (await new Response(programs.stdout).text()).trim()
  await service.stop()

  printTable(
    `requests below /api/v1, six programs polling for ${minutes} minutes (${polled} requests) in blocks of ${blockMs / 1000} s`,
    (['without', 'with'] as const).map((kind) => ({
      programs: kind,
      requests: times[kind].length,
      'median ms': at(times[kind], 0.5).toFixed(2),
      'p95 ms': at(times[kind], 0.95).toFixed(2),
      'p99 ms': at(times[kind], 0.99).toFixed(2),
      'p95 relative': `${(at(times[kind], 0.95) / at(times.without, 0.95)).toFixed(2)} ×`,
    })),
  )
} finally {
  rmSync(dir, { recursive: true, force: true })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../e2e/service'
import { cpuMicroseconds, untilAtRest } from './cpu'
import { memoryOf } from './memory'
import { fillMovies } from './movies'
import { median, printTable } from './table'

/**
 * The cost of each query in libraries of 1,000, 10,000 and 100,000 movies, with `large` also 300,000: first after a change of the library,
 * and repeated without one. Also the latency of `/status` meanwhile.
 */
const sizes = [1000, 10_000, 100_000, ...(process.argv.includes('large') ? [300_000] : [])]
const rounds = 5
const questions: Record<string, string> = {
  list: '/movies?limit=25',
  'many hits': '/movies?q=movie',
  'one hit': '/movies?q=0007919',
  'no hit': '/movies?q=nosuchmovie',
  'a rare genre': '/movies?genre=Western',
  'no such genre': '/movies?genre=Nothing',
  'a genre by rating': '/movies?genre=Drama&sort=rating&order=desc',
  'a rare genre by rating': '/movies?genre=Western&sort=rating&order=desc',
  'wanted by rating': '/movies?status=wanted&sort=rating&order=desc',
  downloading: '/movies?status=downloading',
  wanted: '/movies?status=wanted',
  upgradable: '/movies?status=upgradable',
  'wanted list': '/wanted/missing',
  calendar: '/calendar',
  facets: '/movies/facets',
  'facets of a genre': '/movies/facets?genre=Western',
  'facets of all years': '/movies/facets?year_from=1900',
  'facets of a status': '/movies/facets?status=available',
  'facets of a search': '/movies/facets?q=nosuchmovie',
  'facets of many hits': '/movies/facets?q=movie',
  'facets of two letters that no title has': '/movies/facets?q=zz',
  'not at the cutoff': '/wanted/cutoff',
  'history since now': `/history?since=${encodeURIComponent(new Date().toISOString())}`,
  stats: '/stats',
}

const measure = async (movies: number) => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-growth-'))
  const dataDir = join(dir, 'data')
  try {
    const setup = await startService({ dataDir })
    await setup.stop()
    fillMovies(dataDir, movies)
    const service = await startService({ dataDir })
    await untilAtRest(service.pid)
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    const api = `${service.url}/api/v1`
    const timed = async (path: string) => {
      const before = cpuMicroseconds(service.pid)
      const began = performance.now()
      const answer = await fetch(api + path, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
      return { ms: performance.now() - began, cpu: (cpuMicroseconds(service.pid) - before) / 1000 }
    }
    let changes = 0
    const change = () => fetch(`${api}/tags`, { method: 'POST', headers, body: JSON.stringify({ name: `tag ${changes++}` }) })
    const asked: Record<string, { first: number; again: number; waited: number }> = {}
    for (const [what, path] of Object.entries(questions)) {
      const [first, again, waited]: number[][] = [[], [], []]
      for (let round = 0; round < rounds; round++) {
        await change()
        const [own, beside] = await Promise.all([timed(path), Bun.sleep(1).then(() => timed('/status'))])
        first!.push(own.cpu)
        waited!.push(beside.ms)
        again!.push((await timed(path)).cpu)
      }
      asked[what] = { first: median(first!), again: median(again!), waited: median(waited!) }
    }
    const memory = memoryOf(service.pid)
    await service.stop()
    return { movies, asked, memory }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const found: Awaited<ReturnType<typeof measure>>[] = []
for (const size of sizes) found.push(await measure(size))
const columns = (figure: 'first' | 'again' | 'waited', what: string) =>
  Object.fromEntries(found.map(({ movies, asked }) => [movies.toLocaleString('en'), asked[what]![figure].toFixed(1)]))
const table = (title: string, figure: 'first' | 'again' | 'waited') =>
  printTable(
    title,
    Object.keys(questions).map((what) => ({ what, ...columns(figure, what) })),
  )
table(`CPU time in ms, first request after a change, by number of movies; median of ${rounds}`, 'first')
table('CPU time in ms, repeated without a change (fetch by this script)', 'again')
table('latency of /status in ms during the first request', 'waited')
printTable(
  'memory after the round, MB',
  found.map(({ movies, memory }) => ({ movies, resident: memory.now.toFixed(0), peak: memory.peak.toFixed(0) })),
)

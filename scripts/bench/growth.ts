import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMicroseconds, untilAtRest } from './cpu'
import { startFilled } from './filled'
import { memoryOf } from './memory'
import { questions } from './questions'
import { median, printTable } from './table'

/**
 * The cost of each query in libraries of 1,000, 10,000 and 100,000 movies, with `large` also 300,000, or of the given sizes: first after a
 * change of the library, and repeated without one. Also the latency of `/status` meanwhile.
 */
const given = process.argv.slice(2).map(Number).filter(Boolean)
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000, ...(process.argv.includes('large') ? [300_000] : [])]
const rounds = 5
const measure = async (movies: number) => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-growth-'))
  const dataDir = join(dir, 'data')
  const service = await startFilled(dataDir, movies)
  try {
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
    return { movies, asked, memory: memoryOf(service.pid) }
  } finally {
    await service.stop()
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

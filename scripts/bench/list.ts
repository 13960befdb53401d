import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareRead, bareServe } from './bare'
import { untilAtRest } from './cpu'
import { startFilled } from './filled'
import { generator, type Loaded, load, type Target } from './load'
import { median, printTable } from './table'

/**
 * Pages of 25 out of 100,000 movies: the program over HTTP; a bare server that reads the same rows with one prepared statement, the minimal
 * cost of a page that is read; and some that send bytes without reading anything: the same ones, 30 KB (against which the target of one
 * movie is set), and those of one movie.
 */
const movies = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 3)
/** Rounds not counted: the JIT is done after some ten thousand requests; until then each takes 50 % longer. */
const warmUps = 3
const pages = 400
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-list-'))
const dataDir = join(dir, 'data')
type Page = { results: { id: number; sort_title: string }[]; next_cursor: string | null }

try {
  const service = await startFilled(dataDir, movies)
  await untilAtRest(service.pid)
  const { pid } = service
  const api = `${service.url}/api/v1`
  const headers = { authorization: `Bearer ${service.key}` }
  const page = async (cursor: string | null) =>
    (await (await fetch(`${api}/movies?limit=25${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`, { headers })).json()) as Page

  const first = await page(null)
  const walked: Page[] = [first]
  while (walked.length < pages && walked.at(-1)?.next_cursor) walked.push(await page(walked.at(-1)!.next_cursor))
  const body = JSON.stringify(first)
  const constantOf = (name: string, text: string) => {
    mkdirSync(join(dir, name))
    return bareServe(join(dir, name), text)
  }
  const constant = await constantOf('page', body)
  const constantHalf = await constantOf('half', body.slice(0, 30 * 1024))
  const constantMovie = await constantOf('one', JSON.stringify(first.results[0]))
  const titles = walked.map(({ results }) => results[0]!.sort_title)
  const read = await bareRead(dir, join(dataDir, 'app.db'), titles)

  const cursors = walked.flatMap(({ next_cursor }) => (next_cursor ? [next_cursor] : []))
  const ids = walked.flatMap(({ results }) => results.map(({ id }) => id))
  const targets: Record<string, Target> = {
    'a bare server, the same bytes': { urls: [constant.url], pid: constant.pid },
    'a bare server, 30 KB': { urls: [constantHalf.url], pid: constantHalf.pid },
    'a bare server, the bytes of one movie': { urls: [constantMovie.url], pid: constantMovie.pid },
    'a bare server that reads the page': { urls: titles.map((_, n) => `${read.url}?n=${n}`), pid: read.pid },
    'a bare server that reads one movie': { urls: ids.slice(0, 2000).map((id) => `${read.url}?id=${id}`), pid: read.pid },
    'GET /movies?limit=25, one page after another': {
      urls: cursors.map((cursor) => `${api}/movies?limit=25&cursor=${encodeURIComponent(cursor)}`),
      headers,
      pid,
    },
    'GET /movies?limit=25, the same page repeated': { urls: [`${api}/movies?limit=25`], headers, pid },
    'GET /movies/{id}, one after another': { urls: ids.slice(0, 2000).map((id) => `${api}/movies/${id}`), headers, pid },
    'GET /movies/{id}, the same repeated': { urls: [`${api}/movies/${ids[0]}`], headers, pid },
    'GET /status': { urls: [`${api}/status`], pid },
  }
  const loaded = new Map(Object.keys(targets).map((what) => [what, [] as Loaded[]]))
  // Interleaved within each round, so that a busy moment affects all of them.
  for (let round = -warmUps; round < rounds; round++)
    for (const [what, target] of Object.entries(targets)) {
      const found = await load(target)
      if (round >= 0) loaded.get(what)!.push(found)
    }
  await Promise.all([constant, constantHalf, constantMovie, read, service].map((each) => each.stop()))

  const of = (what: string, figure: keyof Loaded) => median(loaded.get(what)!.map((each) => each[figure]))
  const comparator = of('a bare server that reads the page', 'cpu')
  const plain = of('a bare server, the same bytes', 'rate')
  printTable(
    `25 of ${movies} movies, ${Math.round(body.length / 1024)} KB; median of ${rounds} alternating rounds; ${generator}`,
    [...loaded.keys()].map((what) => ({
      what,
      'CPU µs': of(what, 'cpu').toFixed(0),
      'relative to the server that reads': `${(of(what, 'cpu') / comparator).toFixed(2)} ×`,
      'requests/s': of(what, 'rate').toFixed(0),
      'relative to the same bytes': `${((100 * of(what, 'rate')) / plain).toFixed(0)} %`,
    })),
  )
} finally {
  rmSync(dir, { recursive: true, force: true })
}

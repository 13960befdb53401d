import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movieSorts } from '#server/catalog/movies/schema'
import { bareServe } from './bare'
import { startFilled } from './filled'
import { generator, load } from './load'
import { printTable } from './table'

/**
 * A page of 25 out of 100,000 movies in each sort order, the first and one from the middle, compared to a bare server that sends the same
 * bytes.
 */
const movies = Number(process.argv[2] ?? 100_000)
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-sorts-'))
const dataDir = join(dir, 'data')
type Facets = { anchors: (string | null)[] }

try {
  const service = await startFilled(dataDir, movies)
  const headers = { authorization: `Bearer ${service.key}` }
  const rows = []
  for (const sort of movieSorts) {
    const url = `${service.url}/api/v1/movies?limit=25&sort=${sort}`
    const { anchors } = (await (await fetch(`${service.url}/api/v1/movies/facets?sort=${sort}`, { headers })).json()) as Facets
    const middle = anchors[Math.floor(anchors.length / 2)]
    const bare = await bareServe(dir, await (await fetch(url, { headers })).text())
    const { pid } = service
    const plain = await load({ urls: [bare.url], pid: bare.pid })
    const first = await load({ urls: [url], headers, pid })
    const deep = await load({ urls: [`${url}&cursor=${encodeURIComponent(middle ?? '')}`], headers, pid })
    await bare.stop()
    rows.push({
      sort,
      'first, CPU µs': first.cpu.toFixed(0),
      'first/s': first.rate.toFixed(0),
      'middle, CPU µs': deep.cpu.toFixed(0),
      'middle/s': deep.rate.toFixed(0),
      'the same bytes/s': plain.rate.toFixed(0),
    })
  }
  await service.stop()
  printTable(`pages of 25 of ${movies} movies, by sort; ${generator}`, rows)
} finally {
  rmSync(dir, { recursive: true, force: true })
}

import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../e2e/service'
import { bareServe } from './bare'
import { load } from './load'
import { fillMovies } from './movies'
import { median, printTable } from './table'

/** A list of 25 of 100,000 movies: the program over HTTP, the same query without it, and the same bytes without any query. */
const movies = Number(process.argv[2] ?? 100_000)
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-list-'))
const dataDir = join(dir, 'data')

/** The movies of the first page with all that the API says of them, by one statement on a connection of its own. */
const bareQuery = (): number => {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  const statement = db.query(
    `SELECT m.*,
       (SELECT json_group_array(f.id) FROM files f WHERE f.movie_id = m.id) file_ids,
       (SELECT json_group_array(d.id) FROM downloads d WHERE d.movie_id = m.id) download_ids,
       (SELECT json_group_array(t.tag_id) FROM movie_tags t WHERE t.movie_id = m.id) tag_ids,
       (SELECT coalesce(sum(f.size_bytes), 0) FROM files f WHERE f.movie_id = m.id) size_bytes,
       EXISTS (SELECT 1 FROM downloads d WHERE d.movie_id = m.id AND d.state IN ('queued','downloading')) is_downloading,
       EXISTS (SELECT 1 FROM files f WHERE f.movie_id = m.id AND f.missing_at IS NULL) is_there
     FROM movies m ORDER BY m.sort_title, m.id LIMIT 26`,
  )
  const rates = Array.from({ length: 5 }, () => {
    const began = performance.now()
    const count = 1000
    for (let i = 0; i < count; i++) statement.all()
    return count / ((performance.now() - began) / 1000)
  })
  db.close()
  return median(rates)
}

try {
  const setup = await startService({ dataDir })
  await setup.stop()
  fillMovies(dataDir, movies)
  const service = await startService({ dataDir })
  const url = `${service.url}/api/v1/movies?limit=25`
  const headers = { authorization: `Bearer ${service.key}` }
  const body = await (await fetch(url, { headers })).text()
  const bare = await bareServe(dir, body)
  const served: number[] = []
  const plain: number[] = []
  // One after the other in each round, so that a busy moment of the machine meets both.
  for (let round = 0; round < 4; round++) {
    served.push(await load(url, headers))
    plain.push(await load(bare.url, {}))
  }
  await bare.stop()
  await service.stop()
  const query = bareQuery()
  const best = Math.max(...plain)
  const rows = [
    { what: 'the same bytes by a bare Bun.serve', rates: plain },
    { what: 'GET /movies?limit=25', rates: served },
    { what: 'a bare bun:sqlite query, no HTTP', rates: [query] },
  ]
  printTable(
    `25 of ${movies} movies, ${Math.round(body.length / 1024)} KB`,
    rows.map(({ what, rates }) => ({
      what,
      'median/s': median(rates).toFixed(0),
      'best/s': Math.max(...rates).toFixed(0),
      'of bare serve': `${((100 * Math.max(...rates)) / best).toFixed(0)} %`,
    })),
  )
} finally {
  rmSync(dir, { recursive: true, force: true })
}

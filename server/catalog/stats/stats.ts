import { sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { blocklistTable, releasesTable } from '#server/acquisition/search/table'
import type { createMovieCounts } from '#server/catalog/movies/facets'
import { moviesTable, orEmpty } from '#server/catalog/movies/table'
import { ago, type Clock } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import type { Value } from '#server/foundation/platform/db/prepared'
import type { ReadInThread } from '#server/foundation/platform/db/query-thread'
import { readingsTable } from '#server/library/media/table'
import { byWord, diskFigures, diskQuestions } from './disk'
import type { Stats } from './schema'

const year = orEmpty('year', '0')
export type CountAll = ReturnType<typeof createStats>
export type CountMovies = ReturnType<typeof createMovieCounts>
type Deps = { read: ReadInThread; clock: Clock; countMovies: CountMovies }

/** Library statistics. */
export const createStats =
  ({ read, clock, countMovies }: Deps) =>
  async (): Promise<Stats> => {
    const found = await read({ ...countMovies.questions(), ...questionsAt(ago(clock, days(30))), ...diskQuestions(clock) })
    const { total, monitored, with_file, by_status, by_color, runtime_minutes } = countMovies.of(found)
    const { files, by_quality, watched, ...disk } = diskFigures(found, with_file)
    const [completed = 0, down = 0, up = 0] = figuresIn(found.downloads)
    const [versions = 0, filed = 0] = figuresIn(found.versions)
    const [seen = 0, grabbed = 0] = figuresIn(found.releases)
    return {
      movies: {
        total,
        monitored,
        watched,
        added_last_30_days: only(found.recent),
        by_status,
        by_decade: byWord(found.decades),
        by_color,
      },
      files: {
        total: files.all,
        missing: files.missing,
        read: only(found.readings),
        size_bytes: files.size_bytes,
        runtime_minutes,
        by_quality,
      },
      versions: { total: versions, with_file: filed },
      downloads: { by_state: byWord(found.states), completed_last_30_days: completed, downloaded_bytes: down, uploaded_bytes: up },
      disk,
      releases: { seen_last_30_days: seen, grabbed_last_30_days: grabbed, blocked: only(found.blocked) },
    }
  }

const figuresIn = ([row = []]: Value[][]): number[] => row.map(Number)
const only = (rows: Value[][]): number => figuresIn(rows)[0] ?? 0

const questionsAt = (monthAgo: string) => ({
  recent: sql`SELECT count(*) FROM ${moviesTable} WHERE added_at > ${monthAgo}`,
  // Jumps from decade to decade in the index of the years.
  decades: sql`WITH RECURSIVE decades (first) AS (SELECT min(${year}) FROM ${moviesTable} WHERE ${year} > 0
      UNION ALL SELECT (SELECT min(${year}) FROM ${moviesTable} WHERE ${year} >= (decades.first / 10 + 1) * 10) FROM decades WHERE decades.first IS NOT NULL)
    SELECT (d.first / 10 * 10) || 's', (SELECT count(*) FROM ${moviesTable} WHERE ${year} >= d.first AND ${year} < (d.first / 10 + 1) * 10)
    FROM decades d WHERE d.first IS NOT NULL ORDER BY 1`,
  readings: sql`SELECT count(*) FROM ${readingsTable}`,
  versions: sql`SELECT count(*), count(*) FILTER (WHERE EXISTS (SELECT 1 FROM files f WHERE f.version_id = v.id AND f.missing_at IS NULL))
    FROM movie_versions v WHERE NOT v.is_default`,
  downloads: sql`SELECT sum(completed_at > ${monthAgo}), sum(downloaded_bytes), sum(uploaded_bytes) FROM ${downloadsTable}`,
  states: sql`SELECT state, count(*) FROM ${downloadsTable} GROUP BY 1 ORDER BY 1`,
  releases: sql`SELECT (SELECT count(*) FROM ${releasesTable} WHERE last_seen_at > ${monthAgo}),
    (SELECT count(*) FROM ${releasesTable} WHERE grabbed_at > ${monthAgo})`,
  blocked: sql`SELECT count(*) FROM ${blocklistTable}`,
})

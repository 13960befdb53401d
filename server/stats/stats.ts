import { type SQL, sql } from 'drizzle-orm'
import { blocklistTable, releasesTable } from '#server/acquisition/table'
import { downloadsTable } from '#server/downloads/table'
import { ago, type Clock } from '#server/lib/clock'
import { days } from '#server/lib/duration'
import { filesTable } from '#server/library/table'
import { readingsTable } from '#server/media/table'
import { moviesTable, orEmpty } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import { diskFigures } from './disk'
import type { Stats } from './schema'

const year = orEmpty('year', '0')
export type CountAll = ReturnType<typeof createStats>
type Deps = { db: Db; clock: Clock; statusCounts: () => Promise<Record<string, number>> }

/** The library in figures. */
export const createStats =
  ({ db, clock, statusCounts }: Deps) =>
  async (): Promise<Stats> => {
    const by_status = await statusCounts()
    const monthAgo = ago(clock, days(30))
    const one = (what: SQL): Record<string, number> => db.all<Record<string, number>>(what)[0] ?? {}
    const grouped = (what: SQL): Record<string, number> =>
      Object.fromEntries(db.all<{ word: string; n: number }>(what).map(({ word, n }) => [word, n]))
    const figure = (of: Record<string, number>, name: string) => of[name] ?? 0

    const movies = one(
      // Each by an index of its own: the rows themselves are wide.
      sql`SELECT (SELECT count(*) FROM ${moviesTable}) AS total, (SELECT count(*) FROM ${moviesTable} WHERE monitored) AS monitored,
        (SELECT count(*) FROM ${moviesTable} WHERE watched_at IS NOT NULL) AS watched, (SELECT count(*) FROM ${moviesTable} WHERE added_at > ${monthAgo}) AS recent`,
    )
    const files = one(
      sql`SELECT count(*) AS total, sum(missing_at IS NOT NULL) AS missing, sum(CASE WHEN missing_at IS NULL THEN size_bytes END) AS size FROM ${filesTable}`,
    )
    const readings = one(sql`SELECT count(*) AS n FROM ${readingsTable}`)
    const runtime = one(
      sql`SELECT sum(${orEmpty('runtime_minutes', '0')}) AS minutes FROM ${moviesTable} WHERE EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL)`,
    )
    const downloads = one(
      sql`SELECT sum(completed_at > ${monthAgo}) AS completed, sum(downloaded_bytes) AS down, sum(uploaded_bytes) AS up FROM ${downloadsTable}`,
    )
    const releases = one(
      sql`SELECT sum(last_seen_at > ${monthAgo}) AS seen, sum(grabbed_at > ${monthAgo}) AS grabbed FROM ${releasesTable}`,
    )
    return {
      movies: {
        total: figure(movies, 'total'),
        monitored: figure(movies, 'monitored'),
        watched: figure(movies, 'watched'),
        added_last_30_days: figure(movies, 'recent'),
        by_status,
        by_decade: grouped(
          sql`SELECT (year / 10 * 10) || 's' AS word, sum(movies) AS n FROM
            (SELECT ${year} AS year, count(*) AS movies FROM ${moviesTable} WHERE ${year} > 0 GROUP BY ${year}) GROUP BY 1 ORDER BY 1`,
        ),
      },
      files: {
        total: figure(files, 'total'),
        missing: figure(files, 'missing'),
        read: figure(readings, 'n'),
        size_bytes: figure(files, 'size'),
        runtime_minutes: figure(runtime, 'minutes'),
        by_quality: grouped(sql`SELECT quality AS word, count(*) AS n FROM ${filesTable} WHERE missing_at IS NULL GROUP BY 1 ORDER BY 1`),
      },
      downloads: {
        by_state: grouped(sql`SELECT state AS word, count(*) AS n FROM ${downloadsTable} GROUP BY 1 ORDER BY 1`),
        completed_last_30_days: figure(downloads, 'completed'),
        downloaded_bytes: figure(downloads, 'down'),
        uploaded_bytes: figure(downloads, 'up'),
      },
      disk: diskFigures({ db, clock }),
      releases: {
        seen_last_30_days: figure(releases, 'seen'),
        grabbed_last_30_days: figure(releases, 'grabbed'),
        blocked: figure(one(sql`SELECT count(*) AS n FROM ${blocklistTable}`), 'n'),
      },
    }
  }

import { type SQL, sql } from 'drizzle-orm'
import { blocklistTable, releasesTable } from '#server/acquisition/table'
import { downloadsTable } from '#server/downloads/table'
import { ago, type Clock } from '#server/lib/clock'
import { days } from '#server/lib/duration'
import { filesTable } from '#server/library/table'
import { readingsTable } from '#server/media/table'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import { diskFigures } from './disk'
import type { Stats } from './schema'

export type CountAll = ReturnType<typeof createStats>
type Deps = { db: Db; clock: Clock; statusCounts: () => Record<string, number> }

/** The library in figures. */
export const createStats =
  ({ db, clock, statusCounts }: Deps) =>
  (): Stats => {
    const monthAgo = ago(clock, days(30))
    const one = (what: SQL): Record<string, number> => db.all<Record<string, number>>(what)[0] ?? {}
    const grouped = (what: SQL): Record<string, number> =>
      Object.fromEntries(db.all<{ word: string; n: number }>(what).map(({ word, n }) => [word, n]))
    const figure = (of: Record<string, number>, name: string) => of[name] ?? 0

    const movies = one(
      sql`SELECT count(*) AS total, sum(monitored) AS monitored, sum(watched_at IS NOT NULL) AS watched, sum(added_at > ${monthAgo}) AS recent FROM ${moviesTable}`,
    )
    const files = one(
      sql`SELECT count(*) AS total, sum(missing_at IS NOT NULL) AS missing, sum(CASE WHEN missing_at IS NULL THEN size_bytes END) AS size FROM ${filesTable}`,
    )
    const readings = one(sql`SELECT count(*) AS n FROM ${readingsTable}`)
    const runtime = one(
      sql`SELECT sum(runtime_minutes) AS minutes FROM ${moviesTable} WHERE EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL)`,
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
        by_status: statusCounts(),
        by_decade: grouped(
          sql`SELECT (year / 10 * 10) || 's' AS word, count(*) AS n FROM ${moviesTable} WHERE year IS NOT NULL GROUP BY 1 ORDER BY 1`,
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

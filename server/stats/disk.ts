import { sql } from 'drizzle-orm'
import type { Clock } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import { filesTable, recycleTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import type { Stats } from './schema'

type Amount = { movies: number; size_bytes: number }

/** What the movies take, how that grew, and what could be let go. */
export const diskFigures = ({ db, clock }: { db: Db; clock: Clock }): Stats['disk'] => {
  const yearAgo = new Date(clock.now().getTime() - milliseconds(days(365))).toISOString()
  const grouped = (rows: { word: string; n: number }[]) => Object.fromEntries(rows.map(({ word, n }) => [word, n]))
  const unseen = (where: ReturnType<typeof sql>): Amount =>
    db.all<Amount>(
      sql`SELECT count(DISTINCT ${moviesTable.id}) AS movies, coalesce(sum(f.size_bytes), 0) AS size_bytes FROM ${moviesTable} JOIN ${filesTable} f ON f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL WHERE ${where}`,
    )[0] ?? { movies: 0, size_bytes: 0 }
  return {
    bytes_by_quality: grouped(
      db.all(sql`SELECT quality AS word, sum(size_bytes) AS n FROM ${filesTable} WHERE missing_at IS NULL GROUP BY 1 ORDER BY 2 DESC`),
    ),
    by_codec: grouped(
      db.all(
        sql`SELECT json_extract(media_info, '$.video.codec') AS word, count(*) AS n FROM ${filesTable} WHERE missing_at IS NULL AND word IS NOT NULL GROUP BY 1 ORDER BY 2 DESC`,
      ),
    ),
    growth: db.all(
      sql`SELECT substr(added_at, 1, 7) AS month, count(*) AS files, sum(size_bytes) AS size_bytes FROM ${filesTable} WHERE missing_at IS NULL AND added_at > ${yearAgo} GROUP BY 1 ORDER BY 1`,
    ),
    never_watched: unseen(sql`${moviesTable.watched_at} IS NULL AND ${moviesTable.resume_position_seconds} = 0`),
    watched_long_ago: unseen(sql`${moviesTable.watched_at} < ${yearAgo}`),
    recycle: db.all<{ files: number; size_bytes: number }>(
      sql`SELECT count(*) AS files, coalesce(sum(size_bytes), 0) AS size_bytes FROM ${recycleTable}`,
    )[0] ?? { files: 0, size_bytes: 0 },
  }
}

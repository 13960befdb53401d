import { sql } from 'drizzle-orm'
import type { Clock } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import { codecSql, filesTable, monthSql, recycleTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Value } from '#server/platform/db/prepared'
import type { Stats } from './schema'

/** Maps each row's word to its figure. */
export const byWord = (rows: readonly Value[][]): Record<string, number> =>
  Object.fromEntries(rows.map(([word, figure]) => [String(word), Number(figure)]))

/** Disk usage: how much the movies take, how it grew, and what could be removed. */
export const diskQuestions = (clock: Clock) => {
  const yearAgo = new Date(clock.now().getTime() - milliseconds(days(365))).toISOString()
  return {
    /** All file figures in one scan of `files_counts`, grouped in its order. */
    files: sql`SELECT ${codecSql}, quality, ${monthSql}, count(*), sum(missing_at IS NULL), coalesce(sum(size_bytes) FILTER (WHERE missing_at IS NULL), 0),
      count(*) FILTER (WHERE missing_at IS NULL AND added_at > ${yearAgo}),
      coalesce(sum(size_bytes) FILTER (WHERE missing_at IS NULL AND added_at > ${yearAgo}), 0)
      FROM ${filesTable} GROUP BY ${codecSql}, quality, ${monthSql}`,
    /** Movies that were watched or started, and those of them watched long ago: the number with files, and their bytes. */
    seen: sql`WITH seen (id, is_long_ago) AS (SELECT id, watched_at < ${yearAgo} FROM ${moviesTable} WHERE watched_at IS NOT NULL
        UNION ALL SELECT id, 0 FROM ${moviesTable} WHERE watched_at IS NULL AND resume_position_seconds > 0)
      SELECT count(DISTINCT movie_id), sum(size_bytes), count(DISTINCT iif(is_long_ago, movie_id, NULL)), sum(size_bytes) FILTER (WHERE is_long_ago)
      FROM seen CROSS JOIN ${filesTable} ON movie_id = seen.id WHERE missing_at IS NULL`,
    recycled: sql`SELECT count(*), coalesce(sum(size_bytes), 0) FROM ${recycleTable}`,
  }
}

type Group = [
  codec: string | null,
  quality: string,
  month: string,
  all: number,
  there: number,
  bytes: number,
  recent: number,
  recentBytes: number,
]
type Sum = { count: number; bytes: number }
const sumsBy = (groups: readonly Group[], of: (group: Group) => { word: string | null } & Sum): [string, Sum][] => {
  const sums = new Map<string, Sum>()
  for (const { word, count, bytes } of groups.map(of)) {
    if (word === null || count === 0) continue
    const sum = sums.get(word) ?? { count: 0, bytes: 0 }
    sums.set(word, { count: sum.count + count, bytes: sum.bytes + bytes })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}
const figures = (sums: readonly [string, Sum][], of: keyof Sum) => Object.fromEntries(sums.map(([word, sum]) => [word, sum[of]]))

type Found = Record<keyof ReturnType<typeof diskQuestions>, Value[][]>
type Files = { files: { all: number; missing: number; size_bytes: number }; by_quality: Record<string, number> }
export const diskFigures = ({ files, seen, recycled }: Found, moviesWithFile: number): Stats['disk'] & Files => {
  const [seenMovies = 0, seenBytes = 0, longAgoMovies = 0, longAgoBytes = 0] = (seen[0] ?? []).map(Number)
  const groups = files as Group[]
  const add = (of: (group: Group) => number) => groups.reduce((sum, group) => sum + of(group), 0)
  const qualities = sumsBy(groups, ([, word, , , count, bytes]) => ({ word, count, bytes }))
  const codecs = sumsBy(groups, ([word, , , , count, bytes]) => ({ word, count, bytes }))
  const months = sumsBy(groups, ([, , word, , , , count, bytes]) => ({ word, count, bytes }))
  const size_bytes = add(([, , , , , bytes]) => bytes)
  return {
    files: {
      all: add(([, , , all]) => all),
      missing: add(([, , , all, there]) => all - there),
      size_bytes,
    },
    by_quality: figures(qualities, 'count'),
    bytes_by_quality: figures(
      qualities.toSorted(([, a], [, b]) => b.bytes - a.bytes),
      'bytes',
    ),
    by_codec: figures(
      codecs.toSorted(([, a], [, b]) => b.count - a.count),
      'count',
    ),
    growth: months.map(([month, { count, bytes }]) => ({ month, files: count, size_bytes: bytes })),
    never_watched: { movies: moviesWithFile - seenMovies, size_bytes: size_bytes - seenBytes },
    watched_long_ago: { movies: longAgoMovies, size_bytes: longAgoBytes },
    recycle: { files: Number(recycled[0]?.[0]), size_bytes: Number(recycled[0]?.[1]) },
  }
}

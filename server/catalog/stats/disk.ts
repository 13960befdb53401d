import { type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Clock } from '#server/foundation/lib/clock'
import { days, milliseconds } from '#server/foundation/lib/duration'
import type { Value } from '#server/foundation/platform/db/prepared'
import { fileGroupSql, filesTable, recycleTable } from '#server/library/files/table'
import type { Stats } from './schema'

/** Maps each row's word to its figure. */
export const byWord = (rows: readonly Value[][]): Record<string, number> =>
  Object.fromEntries(rows.map(([word, figure]) => [String(word), Number(figure)]))

/** Disk usage: how much the movies take, how it grew, and what could be removed. */
export const diskQuestions = (clock: Clock) => {
  const yearAgo = yearBefore(clock)
  const month = yearAgo.slice(0, 7)
  return {
    files: sql`SELECT ${fileGroupSql}, count(*), sum(size_bytes) FROM ${filesTable} GROUP BY ${fileGroupSql}`,
    /** Files on disk that were added in the oldest month of the year, after its first day. */
    partOfMonth: sql`SELECT ${month}, count(*), coalesce(sum(size_bytes), 0) FROM ${filesTable}
      WHERE ${fileGroupSql} >= ${`${month}1`} AND ${fileGroupSql} < ${`${month}2`} AND added_at > ${yearAgo}`,
    /** Movies that were watched long ago, watched since, and only started: their number, the number with files, and their bytes. */
    seen: sql`${seen(sql`watched_at < ${yearAgo}`)} UNION ALL ${seen(sql`watched_at >= ${yearAgo}`)}
      UNION ALL ${seen(sql`watched_at IS NULL AND resume_position_seconds > 0`)}`,
    recycled: sql`SELECT count(*), coalesce(sum(size_bytes), 0) FROM ${recycleTable}`,
  }
}
const yearBefore = (clock: Clock) => new Date(clock.now().getTime() - milliseconds(days(365))).toISOString()
const seen = (where: SQL) => sql`SELECT count(*), count(present_bytes), coalesce(sum(present_bytes), 0) FROM ${moviesTable} WHERE ${where}`

type Group = { month: string; isThere: boolean; quality: string; codec: string | null; count: number; bytes: number }
/** Splits the text of `fileGroupSql`. */
const groupOf = ([text, count, bytes]: Value[]): Group => {
  const [, month = '', isThere, quality = '', codec = null] = /^(.{7})(.)(.*?)(?:\n(.*))?$/s.exec(String(text)) ?? []
  return { month, isThere: isThere === '1', quality, codec, count: Number(count), bytes: Number(bytes) }
}

type Sum = { count: number; bytes: number }
type Seen = [movies: number, withFile: number, bytes: number]
const total = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  bytes: sums.reduce((all, { bytes }) => all + bytes, 0),
})
const sumsBy = <S extends Sum>(groups: readonly S[], wordOf: (group: S) => string | null): [string, Sum][] => {
  const sums = new Map<string, Sum>()
  for (const group of groups) {
    const word = wordOf(group)
    if (word === null) continue
    const sum = sums.get(word) ?? { count: 0, bytes: 0 }
    sums.set(word, { count: sum.count + group.count, bytes: sum.bytes + group.bytes })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}
const figures = (sums: readonly [string, Sum][], of: keyof Sum) => Object.fromEntries(sums.map(([word, sum]) => [word, sum[of]]))

type Found = Record<keyof ReturnType<typeof diskQuestions>, Value[][]>
type Files = { files: { all: number; missing: number; size_bytes: number }; by_quality: Record<string, number>; watched: number }
export const diskFigures = ({ files, partOfMonth, seen, recycled }: Found, moviesWithFile: number): Stats['disk'] & Files => {
  const groups = files.map(groupOf)
  const there = groups.filter(({ isThere }) => isThere)
  const all = total(groups)
  const { count: present, bytes: size_bytes } = total(there)
  const qualities = sumsBy(there, ({ quality }) => quality)
  const codecs = sumsBy(there, ({ codec }) => codec)
  const [month, count, bytes] = partOfMonth[0] as [string, number, number]
  const months = sumsBy([{ month, count, bytes }, ...there.filter((group) => group.month > month)], (group) => group.month)
  const [longAgo, recently, begun] = seen.map((row) => row.map(Number)) as [Seen, Seen, Seen]
  return {
    files: { all: all.count, missing: all.count - present, size_bytes },
    by_quality: figures(qualities, 'count'),
    bytes_by_quality: figures(
      qualities.toSorted(([, a], [, b]) => b.bytes - a.bytes),
      'bytes',
    ),
    by_codec: figures(
      codecs.toSorted(([, a], [, b]) => b.count - a.count),
      'count',
    ),
    growth: months.flatMap(([month, { count, bytes }]) => (count > 0 ? [{ month, files: count, size_bytes: bytes }] : [])),
    watched: longAgo[0] + recently[0],
    never_watched: {
      movies: moviesWithFile - longAgo[1] - recently[1] - begun[1],
      size_bytes: size_bytes - longAgo[2] - recently[2] - begun[2],
    },
    watched_long_ago: { movies: longAgo[1], size_bytes: longAgo[2] },
    recycle: { files: Number(recycled[0]?.[0]), size_bytes: Number(recycled[0]?.[1]) },
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import { filesTable, recycleTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Value } from '#server/platform/db/prepared'
import type { Stats } from './schema'

/** A row for each word with its figure. */
export const byWord = (rows: readonly Value[][]): Record<string, number> =>
  Object.fromEntries(rows.map(([word, figure]) => [String(word), Number(figure)]))

const filesOf = (movies: SQL): SQL =>
  sql`SELECT count(DISTINCT movie_id), coalesce(sum(size_bytes), 0) FROM ${filesTable} WHERE missing_at IS NULL AND movie_id ${movies}`

/** What the movies take, how that grew, and what could be let go. */
export const diskQuestions = (clock: Clock) => {
  const yearAgo = new Date(clock.now().getTime() - milliseconds(days(365))).toISOString()
  return {
    bytes: sql`SELECT quality, sum(size_bytes) FROM ${filesTable} WHERE missing_at IS NULL GROUP BY 1 ORDER BY 2 DESC`,
    codecs: sql`SELECT json_extract(media_info, '$.video.codec') AS codec, count(*) FROM ${filesTable} WHERE missing_at IS NULL AND codec IS NOT NULL GROUP BY 1 ORDER BY 2 DESC`,
    growth: sql`SELECT substr(added_at, 1, 7), count(*), sum(size_bytes) FROM ${filesTable} WHERE missing_at IS NULL AND added_at > ${yearAgo} GROUP BY 1 ORDER BY 1`,
    /** By those that were watched or begun, which are fewer. */
    never: filesOf(sql`NOT IN (SELECT id FROM ${moviesTable} WHERE watched_at IS NOT NULL OR resume_position_seconds > 0)`),
    longAgo: filesOf(sql`IN (SELECT id FROM ${moviesTable} WHERE watched_at < ${yearAgo})`),
    recycled: sql`SELECT count(*), coalesce(sum(size_bytes), 0) FROM ${recycleTable}`,
  }
}

type Found = Record<keyof ReturnType<typeof diskQuestions>, Value[][]>
export const diskFigures = ({ bytes, codecs, growth, never, longAgo, recycled }: Found): Stats['disk'] => {
  const movies = ([row]: Value[][]) => ({ movies: Number(row?.[0]), size_bytes: Number(row?.[1]) })
  return {
    bytes_by_quality: byWord(bytes),
    by_codec: byWord(codecs),
    growth: growth.map(([month, count, taken]) => ({ month: String(month), files: Number(count), size_bytes: Number(taken) })),
    never_watched: movies(never),
    watched_long_ago: movies(longAgo),
    recycle: { files: Number(recycled[0]?.[0]), size_bytes: Number(recycled[0]?.[1]) },
  }
}

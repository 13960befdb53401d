import { sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { ReadInThread } from '#server/foundation/platform/db/query-thread'
import { type MovieSizes, resolutions } from './schema'

const GIGABYTE = 1_000_000_000
/** Best first. The quality of a movie with several files is its best one. */
const kinds: Record<(typeof resolutions)[number], RegExp> = { '4K': /2160p/, '1080p': /1080p/, '720p': /720p/, SD: /(?:)/ }
const resolutionOf = (qualities: string) => resolutions.find((resolution) => kinds[resolution].test(qualities))!

type Row = [qualities: string, gigabytes: number, movies: number, size_bytes: number]

/** How large the movies on disk are, by resolution and whole gigabytes. */
export const createSizes =
  ({ read }: { read: ReadInThread }) =>
  async (): Promise<MovieSizes> => {
    const { rows } = await read({
      rows: sql`SELECT qualities, (present_bytes + ${GIGABYTE - 1}) / ${GIGABYTE} AS gigabytes, count(*), sum(present_bytes)
        FROM ${moviesTable} WHERE present_bytes > 0 GROUP BY 1, 2`,
    })
    const found = resolutions.map((resolution) => {
      const own = (rows as Row[]).filter(([qualities]) => resolutionOf(qualities) === resolution)
      return { resolution, sizes: sizesOf(own), movies: sum(own.map(([, , movies]) => movies)) }
    })
    return { by_resolution: found.filter(({ movies }) => movies > 0) }
  }

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

const sizesOf = (rows: readonly Row[]): MovieSizes['by_resolution'][number]['sizes'] => {
  const sizes = new Map<number, { movies: number; size_bytes: number }>()
  for (const [, gigabytes, movies, size_bytes] of rows) {
    const known = sizes.get(gigabytes) ?? { movies: 0, size_bytes: 0 }
    sizes.set(gigabytes, { movies: known.movies + movies, size_bytes: known.size_bytes + size_bytes })
  }
  return [...sizes].sort(([a], [b]) => a - b).map(([gigabytes, figures]) => ({ gigabytes, ...figures }))
}

import type { MovieSizes } from '../../data/api/types'

const GIGABYTE = 1_000_000_000

type Sizes = MovieSizes['by_resolution'][number]['sizes']
/** `movies`: movies larger than the limit. `bytes`: what smaller releases of them would free at least. */
export type Freed = { movies: number; bytes: number }

/** The effect of a limit of whole gigabytes, for which `sizes` are exact. */
export const freedBy = (sizes: Sizes, limit: number): Freed => {
  const larger = sizes.filter(({ gigabytes }) => gigabytes > limit)
  const movies = larger.reduce((total, each) => total + each.movies, 0)
  return { movies, bytes: larger.reduce((total, { size_bytes }) => total + size_bytes, 0) - movies * limit * GIGABYTE }
}

/** The limits that can be tried: one at which nothing changes is the last. Null if no movie is larger than a gigabyte. */
export const limitsOf = (sizes: Sizes): { most: number; first: number } | null => {
  const most = sizes.at(-1)?.gigabytes ?? 0
  return most < 2 ? null : { most, first: Math.ceil(most / 2) }
}

/** Days until the disk is full with more free space at the same pace. */
export const fullInDaysWith = ({ free, fullInDays }: { free: number; fullInDays: number | null }, bytes: number): number | null =>
  fullInDays === null || free === 0 ? null : Math.floor((fullInDays * (free + bytes)) / free)

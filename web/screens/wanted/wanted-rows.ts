import type { Movie, MovieVersion } from '../../data/api/types'
import type { WantedKind } from './queries'

/** `version`: of several, the one that is wanted; absent if the movie has only one. */
export type WantedRow = { movie: Movie; version?: MovieVersion }

const listed = { missing: ['wanted', 'missing_file'], cutoff: ['upgradable'] } as const satisfies Record<
  WantedKind,
  readonly MovieVersion['status'][]
>

/** One row per wanted version of a movie. */
export const wantedRows = (movies: readonly Movie[], kind: WantedKind): WantedRow[] =>
  movies.flatMap((movie) => {
    const { versions = [] } = movie
    if (versions.length < 2) return [{ movie }]
    return versions.filter(({ status }) => (listed[kind] as readonly string[]).includes(status)).map((version) => ({ movie, version }))
  })

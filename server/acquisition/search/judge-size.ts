import type { moviesTable } from '#server/catalog/movies/table'
import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import type { Sentence } from '#server/foundation/lib/sentence'
import { wantedMovie } from './context'
import { whyNotSize } from './rules/size-is-acceptable'

type Movie = typeof moviesTable.$inferSelect
type Promised = { release_id: number | null; info_hash: string | null; quality: string | null }
type Deps = {
  /** Undefined for a removed profile. */
  profile: (id: number) => QualityProfileValues | undefined
  /** What the indexer says that a release takes; null if unknown. */
  listedSize: (releaseId: number) => number | null
  isBlocked: (info_hash: string) => boolean
}

/**
 * The rule for the size of an offer again, for the movie inside its torrent. If the listed size broke the rule already, or the release is on
 * the blocklist, a person chose it all the same.
 */
export const createJudgeSize =
  ({ profile: profileNamed, listedSize, isBlocked }: Deps) =>
  (movie: Movie, { release_id, info_hash, quality }: Promised, size_bytes: number): Sentence | undefined => {
    const profile = profileNamed(movie.quality_profile_id)
    if (!profile || release_id === null || quality === null || (info_hash !== null && isBlocked(info_hash))) return undefined
    const terms = { profile, movie: wantedMovie(movie) }
    const listed = listedSize(release_id)
    return whyNotSize({ size_bytes: listed, quality }, terms) ? undefined : whyNotSize({ size_bytes, quality }, terms)
  }

import type { MetadataListing } from '#server/foundation/upstream/metadata/client'
import type { FollowMovie } from './table'

type Listed = Pick<MetadataListing, 'metadata_id' | 'release_date'>
type Since = { since: string; seen: ReadonlyMap<number, Pick<FollowMovie, 'state'>> }

/**
 * New is a movie that comes out after it is followed, and one that is listed for the first time since then, unless it is old: a credit that
 * somebody adds to a movie of 1995 does not make it new.
 */
export const isNew = ({ metadata_id, release_date }: Listed, { since, seen }: Since): boolean => {
  const before = seen.get(metadata_id)
  if (before && before.state !== 'known') return false
  if (release_date === null) return before === undefined
  return release_date >= (before ? dayOf(since) : yearBefore(since))
}

const dayOf = (at: string): string => at.slice(0, 10)
const yearBefore = (at: string): string => `${String(Number(at.slice(0, 4)) - 1)}${at.slice(4, 10)}`

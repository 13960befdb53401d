import type { Context } from './candidate'
import type { Row } from './candidate-store'
import { cutoffPlace, placeOf } from './quality-order'

type Judged = Pick<Row, 'verdict' | 'quality' | 'score'>

/**
 * Whether the best of these releases, best first, is one that the profile would not replace by a better one: nothing that an indexer still
 * answers is worth more to it. Also where upgrades are off, only the quality that they would end at is enough, since nothing corrects the
 * choice later.
 */
export const hasEnough = (rows: readonly Judged[], { profile }: Pick<Context, 'profile'>): boolean => {
  const best = rows.find(({ verdict }) => verdict === 'accepted')
  return best !== undefined && placeOf(profile, best.quality) >= cutoffPlace(profile) && best.score >= profile.cutoff_format_score
}

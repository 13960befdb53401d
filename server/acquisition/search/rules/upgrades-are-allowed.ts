import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { placeOf } from '../quality-order'
import { sentences } from '../sentences'
import { isCorrection, isToShrink, offerOf, upgradesAllowed } from '../upgrade'

/** With upgrades off, only a corrected version of the same quality may replace the file, or a smaller one that a storage rule wants. */
export const upgradesAreAllowed: Rule = (release, context) => {
  const { file, profile } = context
  if (file === null || upgradesAllowed(context) || isToShrink(file, context)) return undefined
  const offer = offerOf(release)
  if (isCorrection(file, offer)) return undefined
  const better = placeOf(profile, offer.quality) > placeOf(profile, file.quality) || offer.custom_format_score > file.custom_format_score
  return better ? refuse(say(sentences, 'upgrades_not_allowed')) : undefined
}

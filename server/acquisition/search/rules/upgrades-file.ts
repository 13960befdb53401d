import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { isEnough, offerOf, whyNotUpgrade } from '../upgrade'

/** The release is better than the file in the library, in a way that the profile wants. */
export const upgradesFile: Rule = (release, context) => {
  const { file } = context
  if (file === null) return undefined
  const offer = offerOf(release)
  if (isEnough(file, offer, context)) return refuse(say(sentences, 'cutoff_met', { quality: file.quality }))
  const why = whyNotUpgrade(file, offer, context)
  return why && refuse(why)
}

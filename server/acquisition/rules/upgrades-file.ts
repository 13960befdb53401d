import { type Rule, refuse } from '../candidate'
import { isEnough, offerOf, whyNotUpgrade } from '../upgrade'

/** The release is better than the file on the shelf, in a way that the profile wants. */
export const upgradesFile: Rule = (release, context) => {
  const { file } = context
  if (file === null) return undefined
  const offer = offerOf(release)
  if (isEnough(file, offer, context))
    return refuse('cutoff_met', `the file on the shelf (${file.quality}) is as good as the profile asks for`)
  const why = whyNotUpgrade(file, offer, context)
  return why && refuse(why.code, why.text)
}

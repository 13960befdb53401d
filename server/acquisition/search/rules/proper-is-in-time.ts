import { days } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { isMereCorrection, offerOf } from '../upgrade'

const interest = days(7)

/** A correction is grabbed automatically only while the file is new. A manual search ignores this. */
export const properIsInTime: Rule = (release, context) => {
  const { file, settings, mode, now } = context
  if (file === null || mode === 'user_search' || settings.propers === 'do_not_prefer') return undefined
  if (!isMereCorrection(file, offerOf(release), context)) return undefined
  if (settings.propers === 'do_not_upgrade') return refuse(say(sentences, 'propers_off'))

  const age = (now.getTime() - Date.parse(file.added_at)) / 1000
  return age > interest ? refuse(say(sentences, 'proper_too_late', { since: file.added_at.slice(0, 10), within: interest })) : undefined
}

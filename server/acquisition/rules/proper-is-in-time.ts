import { type Rule, refuse } from '../candidate'
import { isMereCorrection, offerOf } from '../upgrade'
import { span } from '../words'

const INTEREST_MINUTES = 7 * 24 * 60

/** A correction is fetched by itself only while the file is new. A person who searches may have it at any time. */
export const properIsInTime: Rule = (release, context) => {
  const { file, settings, mode, now } = context
  if (file === null || mode === 'user_search' || settings.propers === 'do_not_prefer') return undefined
  if (!isMereCorrection(file, offerOf(release), context)) return undefined
  if (settings.propers === 'do_not_upgrade') return refuse('propers_off', 'corrected versions are not fetched by themselves')

  const age = (now.getTime() - Date.parse(file.added_at)) / 60_000
  return age > INTEREST_MINUTES
    ? refuse(
        'proper_too_late',
        `the file is on the shelf for ${span(age)}, corrected versions are fetched within ${span(INTEREST_MINUTES)}`,
      )
    : undefined
}

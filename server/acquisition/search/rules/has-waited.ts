import { say } from '#server/foundation/lib/sentence'
import { type Context, postpone, type Rule } from '../candidate'
import { bestPlace, placeOf } from '../quality-order'
import { sentences } from '../sentences'
import { isCorrection, offerOf } from '../upgrade'

const MINUTE = 60_000

/** The profile's delay gives better releases time to appear. Does not delay a release that is old enough or already the best. */
export const hasWaited: Rule = (release, context) => {
  const { mode, now, waiting_since } = context
  const minutes = delayOf(context)
  if (mode === 'user_search' || minutes === 0 || release.published_at === null) return undefined
  if (needNotWait(release, context)) return undefined

  const since = Math.min(...[release.published_at, waiting_since].map((at) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))))
  const until = new Date(since + minutes * MINUTE)
  if (Number.isNaN(until.getTime()) || now >= until) return undefined
  return postpone(say(sentences, 'delayed', { until: until.toISOString() }), until)
}

/** The first delay for one of the movie's tags, else the profile's. */
const delayOf = ({ profile, movie: { tag_ids = [] } }: Pick<Context, 'profile' | 'movie'>): number =>
  profile.delays.find((delay) => delay.tag_ids.some((id) => tag_ids.includes(id)))?.minutes ?? profile.delay_minutes

const needNotWait = (release: Parameters<Rule>[0], { profile, settings, file }: Context) => {
  if (release.protocol !== settings.preferred_protocol) return false
  if (file && settings.propers === 'prefer_and_upgrade' && isCorrection(file, offerOf(release))) return true
  if (profile.delay_bypass_best_quality && placeOf(profile, release.parsed.quality) === bestPlace(profile)) return true
  return profile.delay_bypass_score !== null && release.score >= profile.delay_bypass_score
}

import { days, milliseconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** How long a release without a date counts as an old one. */
const undated = milliseconds(days(7))

/** After an import, the person may leave alone whatever had been published by then. Only a manual search still offers it. */
export const isNotPassedOver: LastingRule = ({ published_at }, { movie: { passed_over_until }, mode, now }) => {
  if (!passed_over_until || mode === 'user_search') return undefined
  const until = Date.parse(passed_over_until)
  const isOld = published_at === null ? now.getTime() < until + undated : Date.parse(published_at) <= until
  return isOld ? refuse(say(sentences, 'passed_over', { at: passed_over_until })) : undefined
}

import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, postpone } from '../candidate'
import { sentences } from '../sentences'

/** Fakes are often reported within minutes. A release without a date passes, and so does one that a person asks for. */
export const isOldEnough: LastingRule = ({ indexer, published_at }, { mode, now }) => {
  if (indexer.minimum_age_minutes === 0 || mode === 'user_search' || published_at === null) return undefined
  const until = new Date(Date.parse(published_at) + milliseconds(minutes(indexer.minimum_age_minutes)))
  if (Number.isNaN(until.getTime()) || now >= until) return undefined
  return postpone(say(sentences, 'too_new', { indexer: indexer.name, until: until.toISOString() }), until)
}

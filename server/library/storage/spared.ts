import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { MovieFacts, Rule, World } from './facts'
import { isOlder } from './meets'
import { sentences } from './sentences'
import { sizeAbove } from './size-above'

type Rules = Pick<World, 'isHeld' | 'now' | 'profiles'>

/** Why a movie stays although it matches a rule; undefined if it goes. The first reason is told. */
export const whySpared = (movie: MovieFacts, rule: Rule, { isHeld, now, profiles }: Rules): Sentence | undefined => {
  if (isHeld) return say(sentences, 'held')
  if (movie.is_kept_by_others) return say(sentences, 'kept_by_others')
  if (movie.keep) return say(sentences, 'kept')
  if (movie.is_playing) return say(sentences, 'playing')
  if (isRecent(movie.begun_at, now)) return say(sentences, 'half_watched')
  if (movie.download === 'seeding') return say(sentences, 'seeding')
  if (movie.download === 'underway') return say(sentences, 'still_downloading')
  if (movie.is_added_by_hand && isRecent(movie.arrived_at, now)) return say(sentences, 'added_recently')
  if (isRecent(movie.brought_back_at, now)) return say(sentences, 'brought_back')
  if (movie.disk === null) return say(sentences, 'folder_not_reachable')
  return rule.then === 'shrink_to_profile' ? whyNotShrunk(movie, rule, profiles) : undefined
}

const isRecent = (moment: string | null, now: Date): boolean => moment !== null && !isOlder(moment, graceDays, now)
const graceDays = 30

const whyNotShrunk = (movie: MovieFacts, { quality_profile_id }: Rule, profiles: World['profiles']): Sentence | undefined => {
  const profile = profiles.get(quality_profile_id ?? 0)
  if (!profile) return say(sentences, 'rule_lacks_profile')
  if (!movie.monitored) return say(sentences, 'not_monitored')
  if (sizeAbove(movie, profile) === 0) return say(sentences, 'small_enough')
  return movie.main_files.some((file) => file.to_shrink) ? say(sentences, 'shrinking') : undefined
}

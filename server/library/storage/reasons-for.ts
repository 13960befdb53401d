import { days, milliseconds } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { MovieFacts } from './facts'
import { sentences } from './sentences'

type Of = { movie: MovieFacts; size_bytes: number; isWholeMovie: boolean; now: Date }

/** What speaks for taking a movie, in the order in which people ask: seen it, how large, how old, how good, can I have it back. */
export const reasonsFor = ({ movie, size_bytes, isWholeMovie, now }: Of): Sentence[] => [
  watched(movie, now),
  say(sentences, 'frees', { size: size_bytes }),
  added(movie, now),
  ...(movie.rating === null ? [] : [say(sentences, 'rated', { rating: movie.rating })]),
  ...(isWholeMovie ? comesBack(movie) : []),
]

const watched = ({ watched_at, play_count }: MovieFacts, now: Date): Sentence => {
  if (watched_at === null) return say(sentences, play_count > 0 ? 'watched_before' : 'never_watched')
  const { unit, count } = ageOf(watched_at, now)
  return say(sentences, `watched_${unit}`, { count })
}

const added = ({ arrived_at }: MovieFacts, now: Date): Sentence => {
  const { unit, count } = ageOf(arrived_at, now)
  return say(sentences, `added_${unit}`, { count })
}

const comesBack = ({ last_found }: MovieFacts): Sentence[] => {
  if (last_found === null) return []
  return [last_found === 0 ? say(sentences, 'offered_by_nobody') : say(sentences, 'comes_back', { count: last_found })]
}

const ageOf = (moment: string, now: Date): { unit: 'days' | 'months' | 'years'; count: number } => {
  const age = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / milliseconds(days(1))))
  if (age < 61) return { unit: 'days', count: age }
  return age < 731 ? { unit: 'months', count: Math.floor(age / 30.44) } : { unit: 'years', count: Math.floor(age / 365.25) }
}

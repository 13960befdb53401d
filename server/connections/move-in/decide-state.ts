import type { StateElsewhere } from '#server/catalog/movies/take-state'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { StateKind, StateThere } from './schema'
import { sentences } from './sentences'
import type { StateHere } from './shelf'

/** What one kind of state means for a movie. Null: there is nothing to say. */
export type Decided = { kind: StateKind; change: StateElsewhere | null; reasons: Sentence[] }
type Sides = { here: StateHere; there: StateThere; party: string; now: string }

/** Nothing is overwritten by something older, plays are the larger number, and a rating here stays. */
export const decideState = (sides: Sides, kinds: readonly StateKind[]): Decided[] =>
  kinds.flatMap((kind) => {
    const decided = deciders[kind](sides)
    return decided ? [{ kind, ...decided }] : []
  })

type Decider = (sides: Sides) => Omit<Decided, 'kind'> | null
const same = (): Omit<Decided, 'kind'> => ({ change: null, reasons: [say(sentences, 'state_here')] })

const watched: Decider = ({ here, there, party, now }) => {
  if (!there.watched && there.play_count === 0) return null
  const at = earlier(there.last_played_at, now)
  if (there.watched && isUnwatchedSince(here, at)) return { change: null, reasons: [say(sentences, 'unwatched_stays')] }
  const watched_at = there.watched ? later(here.watched_at, at ?? here.watched_at ?? now) : here.watched_at
  const play_count = Math.max(here.play_count, there.play_count, there.watched ? 1 : 0)
  const dated = at === null ? say(sentences, 'watched_undated', { party }) : say(sentences, 'watched_taken', { at })
  const reasons = [
    ...(watched_at === here.watched_at ? [] : [dated]),
    ...(play_count === here.play_count ? [] : [say(sentences, 'plays_taken', { count: play_count })]),
  ]
  return reasons.length === 0 ? same() : { change: { watched_at, play_count }, reasons }
}

const isUnwatchedSince = ({ watched_at, marked_at }: StateHere, at: string | null): boolean =>
  watched_at === null && marked_at !== null && (at === null || at < marked_at)

const positions: Decider = ({ here, there }) => {
  const isEnd = there.position_seconds === 0
  if (isEnd && !(there.watched && here.resume_position_seconds > 0)) return null
  if (there.position_seconds === here.resume_position_seconds) return same()
  const known = [here.played_at, here.watched_at, here.marked_at].reduce(later, null)
  const at = there.last_played_at
  const isNewer = at === null ? known === null && here.resume_position_seconds === 0 : known === null || at >= known
  if (!isNewer) return { change: null, reasons: [say(sentences, 'position_older')] }
  return {
    change: { resume_position_seconds: there.position_seconds, ...(at !== null && { marked_at: at }) },
    reasons: [isEnd ? say(sentences, 'position_ended') : say(sentences, 'position_taken', { at: Math.round(there.position_seconds) })],
  }
}

const favorites: Decider = ({ here, there }) => {
  if (!there.favorite) return null
  return here.favorite ? same() : { change: { favorite: true }, reasons: [] }
}

const ratings: Decider = ({ here, there, party }) => {
  if (there.rating === null) return null
  if (here.user_rating === there.rating) return same()
  if (here.user_rating === null)
    return { change: { user_rating: there.rating }, reasons: [say(sentences, 'rating_taken', { rating: there.rating })] }
  return { change: null, reasons: [say(sentences, 'rating_stays', { ours: here.user_rating, theirs: there.rating, party })] }
}

const deciders: Readonly<Record<StateKind, Decider>> = { watched, positions, favorites, ratings }

const earlier = (one: string | null, other: string): string | null => (one !== null && one > other ? other : one)
const later = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other > one) ? other : one)

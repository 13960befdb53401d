import { say } from '#server/foundation/lib/sentence'
import { availableFrom, isAvailable } from '#server/foundation/releases/availability'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

const DAY = 24 * 60 * 60 * 1000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Before a movie is released, anything with its name is a fake or a bad copy. A manual search ignores this. */
export const movieIsAvailable: LastingRule = (_, { movie, settings, mode, now }) => {
  const delay = settings.availability_delay_days
  if (mode === 'user_search' || isAvailable(movie, delay, now)) return undefined
  const from = availableFrom(movie, movie.minimum_availability)
  const isRelease = movie.minimum_availability === 'released'
  const { title } = movie
  if (from === null || from === 'always')
    return refuse(say(sentences, isRelease ? 'release_date_unknown' : 'cinema_date_unknown', { movie: title }))
  const date = dayOf(from)
  if (delay === 0) return refuse(say(sentences, isRelease ? 'not_released' : 'not_in_cinemas', { movie: title, date }))
  const start = dayOf(new Date(from.getTime() + delay * DAY))
  return refuse(say(sentences, isRelease ? 'delayed_after_release' : 'delayed_after_cinemas', { movie: title, date, start }))
}

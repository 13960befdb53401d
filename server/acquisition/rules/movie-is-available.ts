import { availableFrom, isAvailable } from '#server/releases/availability'
import { type Rule, refuse } from '../candidate'
import { day } from '../words'

const DAY = 24 * 60 * 60 * 1000

/** Before a movie is out, what carries its name is a fake or a bad copy. A person who searches may look anyway. */
export const movieIsAvailable: Rule = (_, { movie, settings, mode, now }) => {
  const delay = settings.availability_delay_days
  if (mode === 'user_search' || isAvailable(movie, delay, now)) return undefined
  const from = availableFrom(movie, movie.minimum_availability)
  const asked = movie.minimum_availability === 'released' ? 'released' : 'in cinemas'
  if (from === null || from === 'always') return refuse('not_available', `${movie.title} is not ${asked} yet, and no date is known`)
  const start = new Date(from.getTime() + delay * DAY)
  const wait = delay === 0 ? '' : `, and fetched from ${day(start)}`
  return refuse('not_available', `${movie.title} is ${asked} from ${day(from)}${wait}`)
}

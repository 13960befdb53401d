import { availableFrom, isAvailable } from '../availability'
import { type Rule, refuse } from '../candidate'
import { day, span } from '../words'

/** Before a film is out, what carries its name is a fake or a bad copy. A person who searches may look anyway. */
export const movieIsAvailable: Rule = (_, { movie, settings, mode, now }) => {
  const delay = settings.availability_delay_days
  if (mode === 'user_search' || isAvailable(movie, delay, now)) return undefined
  const from = availableFrom(movie, movie.minimum_availability)
  const asked = movie.minimum_availability === 'released' ? 'released' : 'in cinemas'
  if (from === null || from === 'always') return refuse('not_available', `${movie.title} is not ${asked} yet, and no date is known`)
  const shift = delay === 0 ? '' : `, and ${span(Math.abs(delay) * 24 * 60)} ${delay > 0 ? 'are waited' : 'before that'}`
  return refuse('not_available', `${movie.title} is ${asked} from ${day(from)}${shift}`)
}

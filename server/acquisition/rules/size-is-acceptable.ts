import { size } from '#server/lib/size'
import { type Rule, refuse } from '../candidate'
import { limitsOf, MEGABYTE, runtimeOf } from '../sizes'

const USUAL_MINUTES = 110

/** Neither smaller nor larger than a movie of this quality and length can be. An unknown size passes. */
export const sizeIsAcceptable: Rule = ({ size_bytes, parsed }, { profile, movie }) => {
  if (!size_bytes) return undefined
  const minutes = runtimeOf(movie) ?? USUAL_MINUTES
  const { min_size, max_size } = limitsOf(profile, parsed.quality)
  const least = (min_size ?? 0) * minutes * MEGABYTE
  const most = max_size ? max_size * minutes * MEGABYTE : Number.POSITIVE_INFINITY

  const asked = `${minutes} minutes in ${parsed.quality}`
  if (size_bytes < least) return refuse('too_small', `${size(size_bytes)} is too small: ${asked} take at least ${size(least)}`)
  if (size_bytes > most) return refuse('too_large', `${size(size_bytes)} is too large: ${asked} may take ${size(most)}`)
  return undefined
}

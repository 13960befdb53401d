import { minutes as asSpan } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { type Context, type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { limitsOf, MEGABYTE, runtimeOf } from '../sizes'

const DEFAULT_MINUTES = 110

/** Within the limits for a movie of this quality and length. An unknown size passes. */
export const sizeIsAcceptable: LastingRule = ({ size_bytes, parsed }, context) => {
  const why = whyNotSize({ size_bytes, quality: parsed.quality }, context)
  return why && refuse(why)
}

type Sized = { size_bytes: number | null; quality: string }
export const whyNotSize = (
  { size_bytes, quality }: Sized,
  { profile, movie }: Pick<Context, 'profile' | 'movie'>,
): Sentence | undefined => {
  if (!size_bytes) return undefined
  const minutes = runtimeOf(movie) ?? DEFAULT_MINUTES
  const { min_size, max_size } = limitsOf(profile, quality)
  const least = (min_size ?? 0) * minutes * MEGABYTE
  const most = max_size ? max_size * minutes * MEGABYTE : Number.POSITIVE_INFINITY

  const facts = { size: size_bytes, runtime: asSpan(minutes), quality }
  if (size_bytes < least) return say(sentences, 'too_small', { ...facts, least })
  if (size_bytes > most) return say(sentences, 'too_large', { ...facts, most })
  return undefined
}

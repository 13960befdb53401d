import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

const LARGEST_MOVIE = 300 * 1024 ** 3

/** No movie is this large, whatever the profile allows. */
export const sizeIsBelievable: LastingRule = ({ size_bytes }) =>
  (size_bytes ?? 0) > LARGEST_MOVIE ? refuse(say(sentences, 'absurd_size', { size: size_bytes ?? 0, most: LARGEST_MOVIE })) : undefined

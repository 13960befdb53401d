import { size } from '#server/lib/size'
import { type Rule, refuse } from '../candidate'

const LARGEST_MOVIE = 300 * 1024 ** 3

/** No movie is this large, whatever the profile allows. */
export const sizeIsBelievable: Rule = ({ size_bytes }) =>
  (size_bytes ?? 0) > LARGEST_MOVIE
    ? refuse('absurd_size', `${size(size_bytes ?? 0)} is more than any movie takes (${size(LARGEST_MOVIE)})`)
    : undefined

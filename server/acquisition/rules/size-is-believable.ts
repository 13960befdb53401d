import { size } from '#server/lib/size'
import { type Rule, refuse } from '../candidate'

const LARGEST_FILM = 300 * 1024 ** 3

/** No film is this large, whatever the profile allows. */
export const sizeIsBelievable: Rule = ({ size_bytes }) =>
  (size_bytes ?? 0) > LARGEST_FILM
    ? refuse('absurd_size', `${size(size_bytes ?? 0)} is more than any film takes (${size(LARGEST_FILM)})`)
    : undefined

import type { Movie } from '../data/api/types'

type LastSearch = NonNullable<Movie['last_search']>

/** A search at this time that is told with these words. */
export const searched = (at: string, text: string, more: Partial<LastSearch> = {}): LastSearch => {
  const said = { code: 'of_a_test', values: {}, text }
  return { at, said, ...{ found: 0, accepted: 0, answered: [], unanswered: [], not_asked: [], refused: [] }, ...more }
}

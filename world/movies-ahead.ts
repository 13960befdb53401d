import { systemClock } from '#server/foundation/lib/clock'
import type { WorldMovie } from './movies'

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** A movie that is always unreleased: the only fictional one in this world. */
export const moviesAhead: readonly WorldMovie[] = [
  {
    id: 9_000_007,
    imdb_id: null,
    title: 'Not Quite Yet',
    original_title: 'Not Quite Yet',
    original_language: 'en',
    country: 'US',
    release_date: inDays(5),
    digital_date: inDays(40),
    runtime: 84,
    genres: ['Comedy', 'Fantasy'],
    certification: '',
    directors: ['Nobody yet'],
    cast: [],
    studio: 'Demo world',
    license: 'open',
    tagline: 'Please take your seats.',
    overview:
      'The lights go down, the curtain does not go up. There is no such movie: it is here so that something is always still to come. It reaches cinemas in a few days and homes some weeks later, and until then nobody offers it.',
    alternative_titles: [],
    collection: null,
    namesake_year: null,
  },
]

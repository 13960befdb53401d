import type { AppEvent } from '#server/events'

/** How many indexers did not answer the last search for the movie, when nothing was found: nobody knows then what there is. */
export const silentIn = (event: AppEvent | undefined, movieId: number): number =>
  event?.type === 'search_completed' && event.movie_id === movieId && event.found === 0 ? event.indexers_failed : 0

import type { AppEvent } from '#server/events'

/** How many indexers did not answer the last search for the movie, when nothing was found: nobody knows then what there is. */
export const silentIn = (event: AppEvent | undefined, movieId: number): number =>
  event?.type === 'search_completed' && event.movie_id === movieId && event.found === 0 ? event.indexers_failed : 0

/** A search for the movie has begun, and nothing was heard of its end. */
export const isSearching = (event: AppEvent | undefined, movieId: number): boolean =>
  event?.type === 'search_started' && event.movie_id === movieId

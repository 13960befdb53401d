import type { AppEvent } from '#server/events'

/** How many indexers failed in the movie's last search. 0 if it found anything: only an empty result is inconclusive. */
export const failedIndexersIn = (event: AppEvent | undefined, movieId: number): number =>
  event?.type === 'search_completed' && event.movie_id === movieId && event.found === 0 ? event.indexers_failed : 0

/** A search for the movie has started and not completed yet. */
export const isSearching = (event: AppEvent | undefined, movieId: number): boolean =>
  event?.type === 'search_started' && event.movie_id === movieId

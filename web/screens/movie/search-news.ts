import type { AppEvent } from '#server/events'

/** A search for the movie has started and not completed yet. */
export const isSearching = (event: AppEvent | undefined, movieId: number): boolean =>
  event?.type === 'search_started' && event.movie_id === movieId

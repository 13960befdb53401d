import type { AppEvent } from '#server/events'

/** Whether the last search for the movie told nothing, as no indexer answered. */
export const isSilence = (event: AppEvent | undefined, movieId: number) =>
  event?.type === 'search_completed' && event.movie_id === movieId && event.found === 0 && event.indexers_failed > 0

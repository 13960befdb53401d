import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { useLatestEvent } from '../../data/live/use-latest-event'

const lastSearchQuery = (movie_id: number) =>
  queryOptions({
    queryKey: ['history', movie_id, 'last-search'],
    queryFn: ({ signal }) =>
      ask(client.GET('/api/v1/history', { params: { query: { limit: 1, movie_id, type: 'search_started,search_completed' } }, signal })),
    select: ({ results }) => results[0]?.data,
  })

/** The newest event of the movie's searches: live, else as stored, so that a reload shows the same. */
export const useLastSearch = (movieId: number) => {
  const live = useLatestEvent('search_started', 'search_completed')
  const stored = useQuery(lastSearchQuery(movieId)).data
  return live?.movie_id === movieId ? live : stored
}

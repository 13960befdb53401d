import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'

export const knownMovieQuery = (metadata_id: number) =>
  queryOptions({
    queryKey: ['metadata', 'movie', metadata_id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/movies/{metadata_id}', { params: { path: { metadata_id } }, signal })),
    staleTime: 600_000,
    meta: { refreshOn: ['movie_added', 'movie_removed', 'exclusion_changed'] },
  })

/** Where a card keeps what its list knows, shown on the movie's page until the rest is there. */
export const listedKey = (metadata_id: number) => ['metadata', 'listed', metadata_id]

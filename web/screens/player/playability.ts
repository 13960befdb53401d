import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { supports } from './supports'

/** Whether this device plays the files and releases of a movie. */
export const playabilityQuery = (movieId: number) =>
  queryOptions({
    queryKey: ['playability', movieId],
    queryFn: ({ signal }) =>
      ask(client.POST('/api/v1/movies/{id}/playability', { params: { path: { id: movieId } }, body: { supports: supports() }, signal })),
    staleTime: 60_000,
    meta: { refreshOn: ['search_completed', 'file_added', 'file_upgraded', 'file_removed', 'file_restored', 'config_changed'] },
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import type { ItemState } from './states'

/** A scan of a root folder, finished or not. */
export const scanQuery = (id: number) =>
  queryOptions({
    queryKey: ['scan', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/library/scan/{id}', { params: { path: { id } }, signal })),
    meta: { refreshOn: ['library_scan_progress', 'library_scan_completed'] },
  })

export const scanItemsQuery = (id: number, state: ItemState) =>
  infiniteQueryOptions({
    queryKey: ['scan', id, 'items', state],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/library/scan/{id}/items', {
          params: { path: { id }, query: { limit: 50, state, ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { refreshOn: ['library_scan_completed'] },
  })

export const movieOfFileQuery = (id: number) =>
  queryOptions({
    queryKey: ['scan', 'movie', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, client } from '../api/client'

const all = { params: { query: { limit: 100 } } }

export const foldersQuery = (path: string) =>
  infiniteQueryOptions({
    queryKey: ['filesystem', path],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/filesystem', {
          params: { query: { limit: 100, ...(path && { path }), ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const downloadClientsQuery = queryOptions({
  queryKey: ['download-clients'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/download-clients', { ...all, signal })),
  meta: { refreshOn: ['download_client_changed'] },
})

export const customFormatsQuery = queryOptions({
  queryKey: ['custom-formats'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/custom-formats', { ...all, signal })),
  meta: { refreshOn: ['custom_format_changed'] },
})

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/webhooks', { ...all, signal })),
  meta: { refreshOn: ['webhook_changed'] },
})

import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'

const pages = { initialPageParam: '', getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor }
const page = (cursor: string) => ({ query: { limit: 50, ...(cursor && { cursor }) } })

export const recycledQuery = infiniteQueryOptions({
  queryKey: ['set-aside', 'recycled'],
  queryFn: ({ pageParam, signal }) => ask(client.GET('/api/v1/recycle', { params: page(pageParam), signal })),
  ...pages,
  meta: { refreshOn: ['recycle_changed', 'file_removed', 'file_upgraded'] },
})

export const blocklistQuery = infiniteQueryOptions({
  queryKey: ['set-aside', 'releases'],
  queryFn: ({ pageParam, signal }) => ask(client.GET('/api/v1/blocklist', { params: page(pageParam), signal })),
  ...pages,
  meta: { refreshOn: ['blocklist_changed'] },
})

export const exclusionsQuery = infiniteQueryOptions({
  queryKey: ['set-aside', 'movies'],
  queryFn: ({ pageParam, signal }) => ask(client.GET('/api/v1/exclusions', { params: page(pageParam), signal })),
  ...pages,
  meta: { refreshOn: ['exclusion_changed'] },
})

import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'

const changes = { refreshOn: ['movie_added', 'movie_removed', 'movie_updated'] } as const

export const collectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['collections', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/collections/{id}', { params: { path: { id } }, signal })),
    meta: changes,
  })

export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/collections', { params: { query: { limit: 100 } }, signal })),
  meta: changes,
})

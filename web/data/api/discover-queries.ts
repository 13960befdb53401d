import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, client } from './client'
import type { DiscoverKind } from './discover-kinds'
import type { Traits } from './types'

const FEW = 10
/** Two whole pages of the metadata provider. */
const MANY = 40
const known = { refreshOn: ['movie_added', 'movie_removed', 'exclusion_changed'] } as const
const staleTime = 600_000

export const metadataSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['metadata', 'search', q],
    queryFn: ({ pageParam, signal }) =>
      ask(client.GET('/api/v1/metadata/search', { params: { query: { q, ...(pageParam && { cursor: pageParam }) } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    meta: known,
  })

/** Filters, with the list or order to query. */
export type DiscoverFilter = Traits & { kind?: DiscoverKind; person_id?: number; studio_id?: number }
export const discoverQuery = (wish: DiscoverFilter) =>
  infiniteQueryOptions({
    queryKey: ['metadata', 'discover', wish],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/metadata/discover', {
          params: { query: { ...wish, limit: MANY, ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime,
    meta: known,
  })

export const genresQuery = queryOptions({
  queryKey: ['metadata', 'genres'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/genres', { params: { query: { limit: 100 } }, signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

export const streamingServicesQuery = queryOptions({
  queryKey: ['metadata', 'streaming-services'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/streaming-services', { params: { query: { limit: MANY } }, signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

export const peopleSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['metadata', 'people', q],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/people', { params: { query: { q, limit: FEW } }, signal })),
    staleTime,
  })

export const collectionSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['metadata', 'collections', q],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/collections', { params: { query: { q, limit: FEW } }, signal })),
    staleTime,
  })

/** People who appear in several movies of the library. */
export const libraryPeopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/people', { params: { query: { limit: FEW * 2 } }, signal })),
  meta: { refreshOn: ['movie_added', 'movie_removed', 'movie_watched', 'movie_updated'] },
})

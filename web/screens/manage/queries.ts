import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import type { ListItem, ListType, Page } from '../../data/api/types'

const all = { params: { query: { limit: 100 } } }

export const foldersQuery = (path: string) =>
  infiniteQueryOptions({
    queryKey: ['filesystem', path],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/filesystem', {
          params: { query: { limit: 100, nearest: true, ...(path && { path }), ...(pageParam && { cursor: pageParam }) } },
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

const itemEvents = ['list_changed', 'movie_added', 'movie_removed', 'exclusion_changed'] as const

export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/lists', { ...all, signal })),
  meta: { refreshOn: itemEvents },
})

export const listTypesQuery = queryOptions({
  queryKey: ['list-types'],
  queryFn: async ({ signal }) => (await ask(client.GET('/api/v1/lists/types', { ...all, signal }))) as Page<ListType>,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Entries in one state; an empty string means all states. */
export const listItemsQuery = (id: number, state: ListItem['state'] | '') =>
  infiniteQueryOptions({
    queryKey: ['lists', id, 'items', state],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/lists/{id}/items', {
          params: { path: { id }, query: { limit: 100, ...(state && { state }), ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { refreshOn: itemEvents },
  })

/** How many movies could be added, rated or marked as watched. Changes nothing. */
export const listCountsQuery = (id: number) =>
  queryOptions({
    queryKey: ['lists', id, 'counts'],
    queryFn: () => {
      const body = { dry_run: true, import_ratings: true, import_watched: true }
      return ask(client.POST('/api/v1/lists/{id}/apply', { params: { path: { id } }, body }))
    },
    meta: { refreshOn: itemEvents },
  })

/** The poster that the movie database has for an entry. Searched by title: a list may name an id that no movie has. */
export const listPosterQuery = ({ metadata_id, title, year }: ListItem) =>
  queryOptions({
    queryKey: ['metadata', 'poster', metadata_id],
    queryFn: async ({ signal }) => {
      const query = { q: title.slice(0, 200), limit: 25, ...(year !== null && { year }) }
      const { results } = await ask(client.GET('/api/v1/metadata/search', { params: { query }, signal }))
      return results.find((movie) => movie.metadata_id === metadata_id)?.poster_url ?? null
    },
    staleTime: 600_000,
  })

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/webhooks', { ...all, signal })),
  meta: { refreshOn: ['webhook_changed'] },
})

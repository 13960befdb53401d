import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EventType } from '#server/events'
import { ask, askOpenly, client } from './client'
import type { MovieFilters } from './paths'

/** The playback position changed, on any device. */
export const playbackEvents = ['playback_started', 'playback_progress', 'playback_stopped'] as const

export const movieEvents = [
  'movie_added',
  'movie_updated',
  'movie_removed',
  'movie_watched',
  'movie_unwatched',
  'file_added',
  'file_upgraded',
  'file_removed',
  'file_missing',
  'file_restored',
  'release_grabbed',
  'download_failed',
  'download_cancelled',
  'download_removed',
  'import_started',
  'import_completed',
] as const satisfies readonly EventType[]

const downloadEvents = [
  'download_queued',
  'download_started',
  'download_metadata_ready',
  'download_stalled',
  'download_paused',
  'download_resumed',
  'download_order_changed',
  'download_changed',
  'download_completed',
  'download_failed',
  'download_cancelled',
  'download_removed',
  'seeding_completed',
  'import_started',
  'import_completed',
  'import_blocked',
  'import_failed',
] as const satisfies readonly EventType[]

export type MovieSort = 'title' | 'added_at' | 'year' | 'rating' | 'popularity' | 'runtime_minutes' | 'available_from'
export type MovieQuery = MovieFilters & { sort: MovieSort; order: 'asc' | 'desc' }
export const PAGE_SIZE = 100

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => askOpenly(client.GET('/api/v1/status', { signal })),
  staleTime: 60_000,
  meta: { refreshOn: ['config_changed', 'root_folder_changed', 'indexer_changed'] },
})

export const facetsQuery = (query: MovieQuery) =>
  queryOptions({
    queryKey: ['movies', 'facets', query],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies/facets', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    meta: { refreshOn: movieEvents },
  })

/** One page of the library. `cursor` is the anchor of its first movie; the first page needs none. */
export const moviePageQuery = (query: MovieQuery, page: number, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['movies', 'page', query, page],
    queryFn: ({ signal }) =>
      ask(client.GET('/api/v1/movies', { params: { query: { ...query, limit: PAGE_SIZE, ...(cursor && { cursor }) } }, signal })),
    enabled: page === 0 || cursor !== undefined,
    meta: { refreshOn: movieEvents },
  })

export const movieQuery = (id: number) =>
  queryOptions({
    queryKey: ['movies', 'one', id],
    queryFn: ({ signal }) =>
      ask(
        client.GET('/api/v1/movies/{id}', {
          params: { path: { id }, query: { expand: 'files,downloads,quality_profile,root_folder,collection,people' } },
          signal,
        }),
      ),
    meta: { refreshOn: [...movieEvents, ...downloadEvents, ...playbackEvents, 'search_started', 'search_completed'] },
  })

export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: ['metadata', 'similar', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies/{id}/similar', { params: { path: { id }, query: { limit: 24 } }, signal })),
    staleTime: 600_000,
    meta: { refreshOn: ['movie_added', 'movie_removed', 'exclusion_changed'] },
  })

export const collectionPartsQuery = (collection_id: number) =>
  queryOptions({
    queryKey: ['metadata', 'collection', collection_id],
    queryFn: ({ signal }) =>
      ask(client.GET('/api/v1/metadata/collections/{collection_id}', { params: { path: { collection_id } }, signal })),
    staleTime: 600_000,
    meta: { refreshOn: ['movie_added', 'movie_removed', 'exclusion_changed'] },
  })

export const personQuery = (person_id: number) =>
  queryOptions({
    queryKey: ['metadata', 'person', person_id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/people/{person_id}', { params: { path: { person_id } }, signal })),
    staleTime: 600_000,
    meta: { refreshOn: ['movie_added', 'movie_removed', 'exclusion_changed'] },
  })

export const recentMoviesQuery = (query: Partial<MovieQuery>, limit: number, further: readonly EventType[] = []) =>
  queryOptions({
    queryKey: ['movies', 'few', query, limit],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies', { params: { query: { ...query, limit } }, signal })),
    meta: { refreshOn: [...movieEvents, ...further] },
  })

export const releasesQuery = (movieId: number) =>
  queryOptions({
    queryKey: ['releases', movieId],
    queryFn: ({ signal }) =>
      ask(
        client.GET('/api/v1/movies/{id}/releases', { params: { path: { id: movieId }, query: { limit: 100, expand: 'indexer' } }, signal }),
      ),
    meta: {
      refreshOn: [
        'search_progress',
        'search_completed',
        'release_grabbed',
        'release_payload_refused',
        'blocklist_changed',
        'download_failed',
      ],
    },
  })

export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/downloads', { params: { query: { limit: 100, expand: 'movie' } }, signal })),
  meta: { refreshOn: downloadEvents },
})

export const torrentSessionQuery = queryOptions({
  queryKey: ['torrent-session'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/torrent-session', { signal })),
  refetchInterval: 60_000,
  meta: { refreshOn: downloadEvents },
})

export const vpnQuery = queryOptions({
  queryKey: ['vpn'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/vpn', { signal })),
  refetchInterval: 30_000,
  meta: { refreshOn: ['vpn_changed', 'config_changed'] },
})

/** Files of a download that can be imported manually. */
export const manualFilesQuery = (download_id: number) =>
  queryOptions({
    queryKey: ['manual-import', download_id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/manual-import', { params: { query: { download_id, limit: 100 } }, signal })),
    staleTime: 0,
  })

type HistoryFilter = { movie_id?: number | undefined; type?: string | undefined }
export const historyQuery = ({ movie_id, type }: HistoryFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['history', movie_id ?? 'all', type ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      ask(
        client.GET('/api/v1/history', {
          params: {
            query: {
              limit: 50,
              expand: 'movie',
              ...(movie_id && { movie_id }),
              ...(type && { type }),
              ...(pageParam && { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { refreshOn: [...movieEvents, ...downloadEvents, 'search_completed', 'health_changed', 'indexer_failed', 'indexer_recovered'] },
  })

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/health', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['health_changed'] },
})

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/config', { signal })),
  meta: { refreshOn: ['config_changed'] },
})

export const configFieldsQuery = queryOptions({
  queryKey: ['config', 'fields'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/config/fields', { params: { query: { limit: 100 } }, signal })),
  select: (page) => ({ ...page, results: page.results.filter((field) => field.in_use !== false) }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const profilesQuery = queryOptions({
  queryKey: ['quality-profiles'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/quality-profiles', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['quality_profile_changed'] },
})

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/tags', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['tag_changed'] },
})

export const viewsQuery = queryOptions({
  queryKey: ['views'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/views', { params: { query: { limit: 100 } }, signal })),
  staleTime: 0,
})

export const rootFoldersQuery = queryOptions({
  queryKey: ['root-folders'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/root-folders', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['root_folder_changed'] },
})

export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['calendar', from, to],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/calendar', { params: { query: { from, to, limit: 100 } }, signal })),
    placeholderData: keepPreviousData,
    meta: { refreshOn: ['movie_added', 'movie_updated', 'movie_removed'] },
  })

const A_YEAR_MS = 365 * 86_400_000

/** The first date of the year that starts at `from`. */
export const nextDateQuery = (from: string) =>
  queryOptions({
    queryKey: ['calendar', 'next', from],
    queryFn: ({ signal }) => {
      const to = new Date(Date.parse(from) + A_YEAR_MS).toISOString()
      return ask(client.GET('/api/v1/calendar', { params: { query: { from, to, limit: 1 } }, signal }))
    },
    meta: { refreshOn: ['movie_added', 'movie_updated', 'movie_removed'] },
  })

export const tasksQuery = queryOptions({
  queryKey: ['tasks'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/tasks', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['task_started', 'task_completed', 'task_failed', 'search_completed'] },
})

export const indexersQuery = queryOptions({
  queryKey: ['indexers'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/indexers', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['indexer_changed', 'indexer_failed', 'indexer_recovered'] },
})

export const indexerTypesQuery = queryOptions({
  queryKey: ['indexers', 'types'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/indexers/types', { params: { query: { limit: 100 } }, signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/auth/sessions', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['session_created', 'session_revoked', 'session_updated'] },
})

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/stats', { signal })),
  meta: { refreshOn: ['movie_added', 'movie_removed', 'file_added', 'file_removed', 'file_upgraded'] },
})

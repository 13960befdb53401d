import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/backups', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['backup_created', 'backup_verified', 'backup_deleted', 'backup_restored'] },
})

export const restoreDrillQuery = queryOptions({
  queryKey: ['backups', 'drill'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/backups/drill', { signal })),
  meta: { refreshOn: ['backup_drilled', 'backup_restored'] },
})

export const offsiteQuery = queryOptions({
  queryKey: ['backups', 'offsite'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/backups/offsite', { signal })),
  meta: { refreshOn: ['backup_copied', 'backup_restored', 'health_changed'] },
})

export const autostartQuery = queryOptions({
  queryKey: ['service', 'autostart'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/service/autostart', { signal })),
})

export const licensesQuery = infiniteQueryOptions({
  queryKey: ['service', 'licenses'],
  queryFn: ({ pageParam, signal }) =>
    ask(client.GET('/api/v1/service/licenses', { params: { query: { limit: 100, ...(pageParam && { cursor: pageParam }) } }, signal })),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
  staleTime: Number.POSITIVE_INFINITY,
})

export const updateQuery = queryOptions({
  queryKey: ['update'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/update', { signal })),
  meta: { refreshOn: ['update_available'] },
})

import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../api/client'

const all = { params: { query: { limit: 100 } } }

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/auth/sessions', { ...all, signal })),
  meta: { refreshOn: ['session_created', 'session_revoked', 'session_updated', 'api_key_rotated'] },
})

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/backups', { ...all, signal })),
  meta: { refreshOn: ['backup_created', 'backup_verified', 'backup_deleted', 'backup_restored'] },
})

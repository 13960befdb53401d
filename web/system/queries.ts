import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../api/client'

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/backups', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['backup_created', 'backup_verified', 'backup_deleted', 'backup_restored'] },
})

import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'

/** What is on hold after an import. */
export const holdQuery = queryOptions({
  queryKey: ['import', 'hold'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/import/hold', { signal })),
  meta: { refreshOn: ['import_held', 'import_released', 'search_completed', 'release_grabbed', 'file_added', 'list_changed'] },
})

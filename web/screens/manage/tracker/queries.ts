import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'
import { t } from '../../../i18n/translate'
import { Problem } from '../../../kit/problem'

export const trackerQuery = queryOptions({
  queryKey: ['tracker'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/tracker', { signal })),
  meta: {
    refreshOn: ['tracker_connected', 'tracker_disconnected', 'tracker_synced', 'task_completed', 'movie_watched', 'movie_unwatched'],
  },
})

/** A dry run of the sync. */
export const trackerCountsQuery = queryOptions({
  queryKey: ['tracker', 'counts'],
  queryFn: async () => {
    const counted = await ask(client.POST('/api/v1/tracker/sync', { body: { dry_run: true } }))
    if ('run' in counted) throw new Problem({ status: 500, code: 'unexpected', message: t('problem.unexpected') })
    return counted
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { refreshOn: ['config_changed'] },
})

import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../api/client'
import { playbackEvents, recentMoviesQuery } from '../api/queries'

/** What the rows of Home beyond the first ones ask for. */
const FEW = 12
const MANY = 40

export const begunQuery = recentMoviesQuery({ in_progress: true, sort: 'added_at', order: 'desc' }, FEW, playbackEvents)
/** Those that the pick of the day is chosen from, and what it is compared with. */
export const bestMoviesQuery = recentMoviesQuery({ status: 'available,upgradable', sort: 'rating', order: 'desc' }, MANY)

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/stats', { signal })),
  meta: { refreshOn: ['movie_added', 'movie_removed', 'file_added', 'file_removed', 'file_upgraded'] },
})

import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'

const refreshOn = ['movie_watched', 'movie_unwatched', 'movie_updated', 'movie_removed', 'playback_stopped'] as const
/** The browser's: an evening is where the person is. */
const query = () => ({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

export const yearsQuery = queryOptions({
  queryKey: ['years'],
  queryFn: async ({ signal }) =>
    (await ask(client.GET('/api/v1/stats/years', { params: { query: { ...query(), limit: 100 } }, signal }))).results,
  meta: { refreshOn },
})

export const yearQuery = (year: number) =>
  queryOptions({
    queryKey: ['years', year],
    queryFn: ({ signal }) =>
      ask(client.GET('/api/v1/stats/years/{year}', { params: { path: { year: String(year) }, query: query() }, signal })),
    meta: { refreshOn },
  })

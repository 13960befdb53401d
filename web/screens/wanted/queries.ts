import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { facetsQuery, movieEvents } from '../../data/api/queries'
import { queryOf } from '../library/search'

export type WantedKind = 'missing' | 'cutoff'

export const wantedQuery = (kind: WantedKind) =>
  infiniteQueryOptions({
    queryKey: ['wanted', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 50, expand: 'versions', ...(pageParam && { cursor: pageParam }) }
      return ask(client.GET(`/api/v1/wanted/${kind}`, { params: { query }, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { refreshOn: [...movieEvents, 'search_completed'] },
  })

/** Counts the movies of a list. */
export const countQuery = (wanted: WantedKind) => facetsQuery({ ...queryOf({ sort: 'added_at' }), monitored: true, wanted })

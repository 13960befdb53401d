import { QueryClient } from '@tanstack/react-query'
import { loadRest } from '../kit/first-poster'
import { isTransient, keyTroubleIn, Problem } from '../kit/problem'

const MOST_TRIES = 3

/**
 * Number of retries. None for a 429, which has its own countdown, or for a missing or rejected key; one for a 503, because the service has
 * already waited for its upstream.
 */
const triesFor = (error: unknown) => {
  if (!(error instanceof Problem) || !isTransient(error) || error.status === 429) return 0
  if (keyTroubleIn(error)) return 0
  return error.status === 503 ? 1 : MOST_TRIES
}

/** The query cache. Queries are not refetched on focus; events mark them as stale. */
export const createQueries = () => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 600_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < triesFor(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 8000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // The first poster may not come, and the rest of the page says why.
  queries.getQueryCache().subscribe((news) => {
    if (news.type === 'updated' && (news.action.type === 'failed' || news.action.type === 'error')) loadRest()
  })
  return queries
}

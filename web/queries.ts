import { QueryClient } from '@tanstack/react-query'
import { isTransient, keyTroubleIn, Problem } from './ui/problem'

const MOST_TRIES = 3

/** Who says itself when to come again is not asked before; what the service waited for in vain is worth one more question, a key that lacks none. */
const triesFor = (error: unknown) => {
  if (!(error instanceof Problem) || !isTransient(error) || error.status === 429) return 0
  if (keyTroubleIn(error)) return 0
  return error.status === 503 ? 1 : MOST_TRIES
}

/** Everything that was asked of the service. Nothing is asked again by the clock; events say when something is stale. */
export const createQueries = () =>
  new QueryClient({
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

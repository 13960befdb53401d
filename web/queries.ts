import { QueryClient } from '@tanstack/react-query'
import { isTransient, type Problem } from './api/problem'

const MOST_TRIES = 3

/** Everything that was asked of the service. Nothing is asked again by the clock; events say when something is stale. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 600_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => isTransient(error) && (error as Problem).status !== 429 && failures < MOST_TRIES,
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 8000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

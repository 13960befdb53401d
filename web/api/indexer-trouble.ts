import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './queries'

/** Whether no indexer is enabled, so that nothing can be promised to be searched for. */
export const useNothingSearched = (): boolean => useQuery(healthQuery).data?.results.some(({ code }) => code === 'no_indexer') ?? false

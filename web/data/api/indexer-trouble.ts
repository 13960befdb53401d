import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './queries'

/** True if no indexer is enabled: the UI must not announce a search then. */
export const useNoIndexer = (): boolean => useQuery(healthQuery).data?.results.some(({ code }) => code === 'no_indexer') ?? false

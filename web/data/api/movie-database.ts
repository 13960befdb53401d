import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './queries'

/** Whether the movie database's key is missing or rejected. Retrying does not help then, so nothing is requested. Undefined until known. */
export const useKeyTrouble = (): 'missing' | 'refused' | null | undefined => {
  const { data, isPending } = useQuery(healthQuery)
  if (isPending) return
  const codes = data?.results.map(({ code }) => code) ?? []
  return codes.includes('metadata_key_missing') ? 'missing' : codes.includes('metadata_key_rejected') ? 'refused' : null
}

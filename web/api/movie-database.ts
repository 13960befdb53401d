import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './queries'

/**
 * What is wrong with the key of the movie database. Then no patience helps, but the settings do, and nothing is asked in vain.
 * Undefined until it is known.
 */
export const useKeyTrouble = (): 'missing' | 'refused' | null | undefined => {
  const { data, isPending } = useQuery(healthQuery)
  if (isPending) return
  const codes = data?.results.map(({ code }) => code) ?? []
  return codes.includes('metadata_key_missing') ? 'missing' : codes.includes('metadata_key_rejected') ? 'refused' : null
}

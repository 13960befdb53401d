import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './queries'

/** What is wrong with the key of the movie database. Then no patience helps, but the settings do. */
export const useKeyTrouble = (): 'missing' | 'refused' | null => {
  const { data } = useQuery(healthQuery)
  const codes = data?.results.map(({ code }) => code) ?? []
  return codes.includes('metadata_key_missing') ? 'missing' : codes.includes('metadata_key_rejected') ? 'refused' : null
}

import { useQuery } from '@tanstack/react-query'
import { Problem } from './problem'
import { healthQuery } from './queries'

/** What is wrong with the key of the movie database. Then no patience helps, but the settings do. */
export const useKeyTrouble = (): 'missing' | 'refused' | null => {
  const { data } = useQuery(healthQuery)
  const codes = data?.results.map(({ code }) => code) ?? []
  return codes.includes('metadata_key_missing') ? 'missing' : codes.includes('metadata_key_rejected') ? 'refused' : null
}

export const isMovieDatabase = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && error.said.startsWith('The movie database ')

/** The same of one answer: patience does not help there either. */
export const keyTroubleIn = (error: unknown): 'missing' | 'refused' | null => {
  if (!(error instanceof Problem) || !isMovieDatabase(error)) return null
  if (error.said.includes('has no key yet')) return 'missing'
  return error.said.includes('refuses our key') ? 'refused' : null
}

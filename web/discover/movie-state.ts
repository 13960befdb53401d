import { useQuery } from '@tanstack/react-query'
import { movieQuery, recentMoviesQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { movieWord } from '../movie-states'

const RECENT = 100
const newest = recentMoviesQuery({ sort: 'added_at', order: 'desc' }, RECENT)

/** Status of a movie in the library. Recently added movies come from one shared query, others from one each. */
export const useMovieState = (movieId: number): { label: string; isHere: boolean } => {
  const recent = useQuery(newest)
  const known = recent.data?.results.find(({ id }) => id === movieId)
  const single = useQuery({ ...movieQuery(movieId), enabled: recent.data !== undefined && !known })
  const status = (known ?? single.data)?.status
  const isHere = status === 'available' || status === 'upgradable'
  if (status === undefined) return { label: t('state.added'), isHere }
  return { label: isHere ? t('discover.in_library') : t(movieWord(status)), isHere }
}

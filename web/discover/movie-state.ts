import { useQuery } from '@tanstack/react-query'
import { movieQuery, recentMoviesQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { movieWord } from '../movie-states'

const RECENT = 100
const newest = recentMoviesQuery({ sort: 'added_at', order: 'desc' }, RECENT)

/** Status of a movie in the library. Recently added movies come from one shared query, others from one each. */
export const useMovieState = (movieId: number): { label: string; isHere: boolean; isWatched: boolean } => {
  const recent = useQuery(newest)
  const known = recent.data?.results.find(({ id }) => id === movieId)
  const single = useQuery({ ...movieQuery(movieId), enabled: recent.data !== undefined && !known })
  const movie = known ?? single.data
  if (!movie) return { label: t('state.added'), isHere: false, isWatched: false }
  const isHere = movie.status === 'available' || movie.status === 'upgradable'
  const isWatched = movie.watched_at !== null
  if (!isHere) return { label: t(movieWord(movie.status)), isHere, isWatched }
  return { label: [t('discover.in_library'), ...(isWatched ? [t('home.watched')] : [])].join(', '), isHere, isWatched }
}

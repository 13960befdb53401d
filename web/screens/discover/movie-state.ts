import { useQuery } from '@tanstack/react-query'
import { movieQuery, recentMoviesQuery } from '../../data/api/queries'
import { isHere, movieFaces } from '../../data/movie-states'
import { t } from '../../i18n/translate'
import type { Tone } from '../../kit/badge'
import { useDownload } from '../library/use-download'

const RECENT = 100
type MovieState = { label: string; tone: Tone; isHere: boolean; isWatched: boolean }
const newest = recentMoviesQuery({ sort: 'added_at', order: 'desc' }, RECENT)

/** Status of a movie in the library. Recently added movies come from one shared query, others from one each. */
export const useMovieState = (movieId: number): MovieState => {
  const recent = useQuery(newest)
  const known = recent.data?.results.find(({ id }) => id === movieId)
  const single = useQuery({ ...movieQuery(movieId), enabled: recent.data !== undefined && !known })
  const movie = known ?? single.data
  const download = useDownload({ id: movieId })
  if (!movie) return { label: t('state.added'), tone: 'plain', isHere: false, isWatched: false }
  const isWatched = movie.watched_at !== null
  const { word, tone } = movie.status === 'downloading' ? download : movieFaces[movie.status]
  if (!isHere(movie)) return { label: t(word), tone, isHere: false, isWatched }
  return { label: [t('discover.in_library'), ...(isWatched ? [t('home.watched')] : [])].join(', '), tone: 'ok', isHere: true, isWatched }
}

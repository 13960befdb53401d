import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { CarouselWaiting, MatchCarousel } from '../discover/match-carousel'

/** Similar movies, in the library or not. */
export const SimilarStrip = ({ movie }: { movie: Movie }) => {
  const similar = useQuery(similarQuery(movie.id))
  if (similar.isPending) return <CarouselWaiting title={t('movie.similar')} />
  if (!similar.data || similar.data.results.length === 0) return null
  return <MatchCarousel title={t('movie.similar')} matches={similar.data.results} />
}

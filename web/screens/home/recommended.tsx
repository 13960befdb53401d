import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '../../data/api/queries'
import type { MetadataMatch, Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { MatchCarousel } from '../discover/match-carousel'
import { ofToday } from '../discover/of-today'
import { bestMoviesQuery } from './queries'

const BEST = 7
const LEAST = 3

/** The movie that recommendations are based on: one of the best liked, a different one each day. */
const origin = (movies: readonly Movie[]): Movie | undefined => {
  const liked = movies.toSorted((a, b) => (b.user_rating ?? 0) - (a.user_rating ?? 0) || (b.rating ?? 0) - (a.rating ?? 0))
  return ofToday(liked, BEST)
}

/** Movies like one in the library: none if there are too few, undefined while they load. */
export const useRecommended = (): { title: string; matches: readonly MetadataMatch[] | undefined } => {
  const best = useQuery(bestMoviesQuery)
  const from = origin(best.data?.results ?? [])
  const similar = useQuery({ ...similarQuery(from?.id ?? 0), enabled: from !== undefined })
  const title = from ? t('home.because', { title: from.title }) : ''
  if (best.isPending || (from && similar.isPending)) return { title, matches: undefined }
  const matches = (similar.data?.results ?? []).filter(({ excluded }) => !excluded)
  return { title, matches: matches.filter(({ movie_id }) => movie_id === null).length < LEAST ? [] : matches }
}

/** Recommendations based on a movie in the library. */
export const Recommended = () => {
  const { title, matches = [] } = useRecommended()
  return matches.length > 0 && <MatchCarousel title={title} matches={matches} />
}

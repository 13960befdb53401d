import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '../api/queries'
import type { Movie } from '../api/types'
import { now } from '../clock'
import { MatchCarousel } from '../discover/match-carousel'
import { t } from '../i18n/translate'
import { bestMoviesQuery } from './queries'

const DAY_MS = 86_400_000
const BEST = 7
const LEAST = 3

/** The movie that recommendations are based on: one of the best liked, a different one each day. */
const origin = (movies: readonly Movie[]): Movie | undefined => {
  const liked = movies.toSorted((a, b) => (b.user_rating ?? 0) - (a.user_rating ?? 0) || (b.rating ?? 0) - (a.rating ?? 0)).slice(0, BEST)
  return liked[Math.floor(now() / DAY_MS) % Math.max(1, liked.length)]
}

/** Recommendations based on a movie in the library. */
export const Recommended = () => {
  const best = useQuery(bestMoviesQuery)
  const from = origin(best.data?.results ?? [])
  const similar = useQuery({ ...similarQuery(from?.id ?? 0), enabled: from !== undefined })
  const matches = (similar.data?.results ?? []).filter(({ excluded }) => !excluded)
  if (!from || matches.filter(({ movie_id }) => movie_id === null).length < LEAST) return null
  return <MatchCarousel title={t('home.because', { title: from.title })} matches={matches} />
}

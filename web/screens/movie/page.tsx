import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { movieQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { isHere } from '../../data/movie-states'
import { titleAndYear } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { useTitle } from '../../kit/page'
import { Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { Lost } from '../../shell/fallbacks'
import { Aside, Story } from './about'
import { BackLink } from './back-link'
import { CollectionStrip } from './collection-strip'
import { Hero } from './hero'
import { People } from './people'
import { SimilarStrip } from './similar-strip'
import { Stills } from './stills'
import { MovieTabs } from './tabs'
import { usePreviews } from './use-previews'
import { HeroWaiting } from './waiting'

const route = getRouteApi('/movies/$id')
const frame = 'gutter max-w-[104rem] pb-16'

export const MoviePage = () => {
  const { id } = route.useParams()
  const isAddress = Number.isInteger(id) && id > 0
  const movie = useQuery({ ...movieQuery(id), enabled: isAddress })
  if (!isAddress) return <Lost />
  if (movie.data) return <Found key={id} movie={movie.data} />
  return (
    <div className={frame}>
      <BackLink />
      {movie.error ? <MovieProblem error={movie.error} onRetry={movie.refetch} /> : <HeroWaiting />}
    </div>
  )
}

const MovieProblem = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => {
  const gone = error instanceof Problem && error.status === 404
  useTitle(gone ? t('movie.gone') : t('problem.screen'))
  return (
    <div className="grid gap-4 pt-4">
      <h1 className="font-bold text-2xl">{gone ? t('movie.gone') : t('problem.screen')}</h1>
      {gone ? (
        <>
          <p className="text-soft">{t('movie.gone_text')}</p>
          <div className="flex flex-wrap gap-2">
            <Link to="/discover" className={buttonStyle('primary')}>
              {t('library.find_first')}
            </Link>
            <Link to="/library" className={buttonStyle()}>
              {t('nav.library')}
            </Link>
          </div>
        </>
      ) : (
        <ProblemCard error={error} onRetry={onRetry} />
      )}
    </div>
  )
}

const Found = ({ movie }: { movie: Movie }) => {
  useTitle(titleAndYear(movie))
  // Decided once per visit: an import during the visit must not move anything.
  const [isForWatching] = useState(isHere(movie))
  usePreviews(movie)
  const strips = (
    <>
      <CollectionStrip movie={movie} />
      <SimilarStrip movie={movie} />
    </>
  )
  return (
    <div className={frame}>
      <Hero movie={movie} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        {!isForWatching && <MovieTabs movie={movie} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            <Story movie={movie} />
            <People movie={movie} />
            <Stills movie={movie} />
          </div>
          <Aside movie={movie} />
        </div>
        {isForWatching && strips}
        {isForWatching && <MovieTabs movie={movie} />}
        {!isForWatching && strips}
      </div>
    </div>
  )
}

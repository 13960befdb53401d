import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate, useRouter } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useKeyTrouble } from '../../data/api/movie-database'
import { collectionPartsQuery } from '../../data/api/queries'
import type { KnownMovie, MetadataMatch } from '../../data/api/types'
import { titleAndYear } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { KeyTrouble } from '../../kit/key-trouble'
import { Lettering } from '../../kit/lettering'
import { useTitle } from '../../kit/page'
import { Poster } from '../../kit/poster'
import { Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { Scene } from '../../kit/scene'
import { SkeletonRows } from '../../kit/skeleton'
import { Lost } from '../../shell/fallbacks'
import { useGenres } from '../../shell/find/genres'
import { moreLink } from '../discover/grid'
import { knownMovieQuery, listedKey } from '../discover/known-movie'
import { CarouselWaiting, MatchCarousel } from '../discover/match-carousel'
import { Details, keywordFact, providedFacts, Story } from '../movie/about'
import { BackArrow, heroBack } from '../movie/back-link'
import { Facts } from '../movie/facts'
import { People } from '../movie/people'
import { Rating } from '../movie/ratings'
import { Trailer } from '../movie/trailer'
import { HeroWaiting } from '../movie/waiting'
import { AddActions, type Adding, AddOptions, useAdding } from './add-movie'

const route = getRouteApi('/discover/movie/$metadata')

export const KnownMoviePage = () => <KnownMovieOf id={route.useParams().metadata} />

/** A movie of the movie database. One in the library has another page, which takes the place of this one. */
export const KnownMovieOf = ({ id }: { id: number }) => {
  const isAddress = Number.isSafeInteger(id) && id > 0
  const trouble = useKeyTrouble()
  const known = useQuery({ ...knownMovieQuery(id), enabled: isAddress && trouble === null })
  const listed = useQueryClient().getQueryData<MetadataMatch>(listedKey(id))
  if (!isAddress || isUnknown(known.error)) return <Lost />
  const movieId = known.isFetching ? null : known.data?.movie_id
  if (movieId) return <Navigate to="/movies/$id" params={{ id: movieId }} replace />
  const problem = trouble ? (
    <KeyTrouble trouble={trouble} />
  ) : (
    known.isLoadingError && <ProblemCard error={known.error} onRetry={known.refetch} />
  )
  const shown = known.data ?? listed
  if (shown) return <Found key={id} shown={shown} movie={known.data} problem={problem} />
  return (
    <div className={frame}>
      <BackButton />
      {problem ? <Failed problem={problem} /> : <HeroWaiting />}
    </div>
  )
}

const isUnknown = (error: unknown) => error instanceof Problem && error.status === 404
const frame = 'gutter max-w-[104rem] pb-16'

/** Back to the list, scrolled as it was. A page opened by its address has none. */
const BackButton = () => {
  const { history } = useRouter()
  if (history.canGoBack())
    return (
      <button type="button" onClick={() => history.back()} className={heroBack}>
        <BackArrow />
        {t('details.back')}
      </button>
    )
  return (
    <Link to="/discover" className={heroBack}>
      <BackArrow />
      {t('nav.discover')}
    </Link>
  )
}

const Failed = ({ problem }: { problem: ReactNode }) => {
  useTitle(t('problem.screen'))
  return (
    <div className="grid gap-4 pt-4">
      <h1 className="font-bold text-2xl">{t('problem.screen')}</h1>
      {problem}
    </div>
  )
}

/** `shown`: what is known so far; `movie`: everything. */
type FoundProps = { shown: KnownMovie | MetadataMatch; movie: KnownMovie | undefined; problem: ReactNode }

const Found = ({ shown, movie, problem }: FoundProps) => {
  useTitle(titleAndYear(shown))
  const adding = useAdding(shown)
  return (
    <div className={frame}>
      <Hero shown={shown} movie={movie} adding={adding} />
      {shown.movie_id === null && <AddOptions adding={adding} />}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        {problem}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 md:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6">
              <Poster src={shown.poster_url} title={shown.title} width={144} eager className="self-start" />
              <Story movie={{ ...movie, tagline: movie?.tagline ?? null, overview: shown.overview || t('details.no_overview') }} />
            </div>
            {movie && <People movie={movie} />}
          </div>
          {movie ? (
            <aside aria-label={t('movie.details')}>
              <Details facts={[genreFact(movie), ...providedFacts(movie), keywordFact(movie)]} />
            </aside>
          ) : (
            !problem && <SkeletonRows rows={5} className="h-5" />
          )}
        </div>
        {movie?.collection && <CollectionRow {...movie.collection} />}
        {movie && movie.similar.length > 0 && <MatchCarousel title={t('movie.similar')} matches={movie.similar} />}
      </div>
    </div>
  )
}

const Hero = ({ shown, movie, adding }: Omit<FoundProps, 'problem'> & { adding: Adding }) => {
  const backdrop = shown.backdrop_url ?? movie?.backdrop_urls[0] ?? null
  const isBare = !backdrop && !shown.poster_url
  return (
    <div className={clsx('flex flex-col pt-1', !isBare && 'hero-movie')}>
      <Scene picture={backdrop} poster={shown.poster_url} color={null} />
      <BackButton />
      <div className={clsx('mt-auto grid max-w-[31rem] gap-4', isBare ? 'pt-6' : 'hero-text')}>
        <Lettering title={shown.title} logo={movie?.logo_url ?? null} level={1} />
        <Facts movie={movie ?? { year: shown.year, runtime_minutes: null, genres: [], certification: null }} />
        <Rating of={shown} />
        {shown.excluded && <p className="text-soft">{t('details.excluded')}</p>}
        {shown.movie_id === null ? (
          <AddActions adding={adding}>{movie && <Trailer movie={movie} />}</AddActions>
        ) : (
          <Link to="/movies/$id" params={{ id: shown.movie_id }} replace className={clsx(buttonStyle('primary'), 'min-h-12! w-fit')}>
            <Check aria-hidden className="size-[1.125rem]" />
            {t('discover.in_library')}
          </Link>
        )}
      </div>
    </div>
  )
}

const genreFact = ({ genres }: KnownMovie): [string, ReactNode] => [
  t('details.genres'),
  genres.length > 0 && genres.map((name, at) => <GenreLink key={name} name={name} isFirst={at === 0} />),
]

/** To all movies of the genre, if it has a number by which to find them. */
const GenreLink = ({ name, isFirst }: { name: string; isFirst: boolean }) => {
  const genre = useGenres().find(({ provided }) => provided === name)
  return (
    <Fragment>
      {!isFirst && ', '}
      {genre ? (
        <Link to="/discover" search={{ genre: String(genre.id) }} className="underline hover:no-underline">
          {genre.name}
        </Link>
      ) : (
        name
      )}
    </Fragment>
  )
}

const CollectionRow = ({ id, name }: { id: number; name: string }) => {
  const found = useQuery(collectionPartsQuery(id))
  if (found.isPending) return <CarouselWaiting title={name} />
  if (!found.data || found.data.parts.length < 2) return null
  const { parts } = found.data
  const here = parts.filter(({ movie_id }) => movie_id !== null).length
  return (
    <MatchCarousel
      title={name}
      note={t('set.have', { count: here, all: parts.length })}
      matches={parts}
      more={
        <Link to="/discover" search={{ collection: id }} aria-label={t('find.all_of', { title: name })} className={moreLink}>
          {t('find.all')}
        </Link>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { picture } from '../api/pictures'
import { Problem } from '../api/problem'
import { movieQuery } from '../api/queries'
import type { Movie } from '../api/types'
import { t, withWords } from '../i18n/translate'
import { Lost } from '../shell/fallbacks'
import { buttonStyle } from '../ui/button'
import { part } from '../ui/later'
import { useTitle } from '../ui/page'
import { Poster } from '../ui/poster'
import { ProblemCard } from '../ui/problem-card'
import { Skeleton, SkeletonRows } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import { Actions } from './actions'
import { Facts } from './facts'
import { FilesTab } from './files-tab'
import { ReleasesTab } from './releases-tab'
import { StateLine } from './state-line'

const HistoryList = part(async () => (await withWords('events', import('../history/list'))).HistoryList)
const route = getRouteApi('/movies/$id')

export const MoviePage = () => {
  const { id } = route.useParams()
  const isAddress = Number.isInteger(id) && id > 0
  const movie = useQuery({ ...movieQuery(id), enabled: isAddress })
  if (!isAddress) return <Lost />
  if (movie.data) return <Found movie={movie.data} />
  return (
    <div className="gutter mx-auto max-w-[112rem] py-6">
      <BackLink />
      {movie.error ? <MovieProblem error={movie.error} onRetry={movie.refetch} /> : <Waiting />}
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

const BackLink = () => (
  <Link to="/library" className="inline-flex min-h-8 items-center gap-2 text-soft text-sm hover:text-fg">
    <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
    {t('nav.library')}
  </Link>
)

const Found = ({ movie }: { movie: Movie }) => {
  useTitle(movie.year ? `${movie.title} (${String(movie.year)})` : movie.title)
  return (
    <div className="relative">
      <Backdrop movie={movie} />
      <div className="gutter relative mx-auto max-w-[112rem] pt-6 pb-16">
        <BackLink />
        <div className="mt-4 grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-5 sm:grid-cols-[9rem_1fr] md:grid-cols-[13.75rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-10">
          <div className="md:row-span-2">
            <div className="rounded-card shadow-poster" style={{ viewTransitionName: 'movie-poster' }}>
              <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={220} eager />
            </div>
          </div>
          <div className="min-w-0 self-end md:self-start">
            <h1 className="font-bold text-2xl md:text-4xl">{movie.title}</h1>
            <Facts movie={movie} />
          </div>
          <div className="col-span-2 grid content-start gap-5 md:col-span-1">
            {movie.overview && <p className="max-w-[68ch] text-soft">{movie.overview}</p>}
            <Actions movie={movie} />
            <StateLine movie={movie} />
          </div>
        </div>
        <div className="mt-8">
          <MovieTabs movie={movie} />
        </div>
      </div>
    </div>
  )
}

const MovieTabs = ({ movie }: { movie: Movie }) => {
  const { tab = movie.file_ids.length > 0 ? 'file' : 'releases' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Tabs
      label={t('movie.tabs')}
      value={tab}
      onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      tabs={[
        { value: 'releases', label: t('movie.releases') },
        { value: 'file', label: t('movie.file'), count: movie.file_ids.length > 1 ? movie.file_ids.length : undefined },
        { value: 'history', label: t('movie.history') },
      ]}
    >
      {tab === 'releases' && <ReleasesTab movie={movie} />}
      {tab === 'file' && <FilesTab movie={movie} />}
      {tab === 'history' && (
        <Suspense fallback={<SkeletonRows rows={6} className="h-11" />}>
          <HistoryList movieId={movie.id} />
        </Suspense>
      )}
    </Tabs>
  )
}

/** The light of the movie's own poster behind its page. */
const Backdrop = ({ movie }: { movie: Movie }) => {
  if (!movie.poster_url) return null
  return (
    <div aria-hidden className="backdrop pointer-events-none absolute inset-x-0 top-0 h-[26rem] overflow-hidden">
      <img src={picture(movie.poster_url, 92)} alt="" className="size-full scale-125 object-cover opacity-35 blur-[64px]" />
    </div>
  )
}

const Waiting = () => (
  <div aria-hidden className="mt-4 grid grid-cols-[7.5rem_1fr] gap-4 md:grid-cols-[13.75rem_1fr] md:gap-10">
    <Skeleton className="aspect-2/3 rounded-card!" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-10 w-64" />
    </div>
  </div>
)

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type DiscoverFilter, discoverQuery } from '../api/discover-queries'
import { Recommended } from '../home/recommended'
import { t } from '../i18n/translate'
import { Carousel, carouselWaiting } from '../ui/carousel'
import { ProblemCard } from '../ui/problem-card'
import { Skeleton } from '../ui/skeleton'
import { Decades } from './decades'
import { GenreCards } from './genre-cards'
import { MatchCard } from './match-card'
import { FamiliarPeople } from './people-row'
import { only, type Shown } from './results'

const moreLink = 'inline-flex min-h-6 items-center text-muted text-sm hover:text-fg'

/** Rows to browse before anything is typed. */
export const DiscoverRows = (shown: Shown) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
    <Row kind="trending" title={t('discover.trending')} {...shown} />
    <GenreCards />
    <Recommended />
    <Decades />
    <FamiliarPeople />
    <Row kind="now_playing" title={t('discover.now_playing')} {...shown} />
    <Row kind="upcoming" title={t('discover.upcoming')} {...shown} />
    <Row kind="top_rated" title={t('discover.top_rated')} {...shown} />
  </div>
)

const Row = ({ kind, title, isNewOnly, onDetails }: Shown & { kind: NonNullable<DiscoverFilter['kind']>; title: string }) => {
  const movies = useInfiniteQuery(discoverQuery({ kind }))
  const matches = movies.data?.pages[0]?.results
  if (matches?.length === 0) return null
  if (!matches)
    return (
      <section>
        <h2 className="mb-3 font-bold text-lg">{title}</h2>
        {movies.error ? <ProblemCard error={movies.error} onRetry={movies.refetch} /> : <RowWaiting />}
      </section>
    )
  const found = only(isNewOnly, matches)
  return (
    <Carousel
      title={title}
      more={
        kind === 'top_rated' && (
          <Link to="/discover" search={{ kind }} aria-label={t('home.all_of', { title })} className={moreLink}>
            {t('home.all')}
          </Link>
        )
      }
    >
      {found.length === 0 && <li className="w-auto! text-muted">{t('details.all_mine')}</li>}
      {found.map((match) => (
        <MatchCard key={match.metadata_id} match={match} onDetails={onDetails} />
      ))}
    </Carousel>
  )
}

/** Placeholder as tall as a row of movies, to avoid a layout shift. */
export const RowWaiting = () => (
  <div aria-hidden className={carouselWaiting}>
    {Array.from({ length: 8 }, (_, at) => (
      <div key={`bone-${String(at)}`} className="w-[6.5rem] shrink-0 md:w-[9.25rem]">
        <Skeleton className="aspect-2/3 rounded-card!" />
        <div className="h-16 pointer-coarse:h-19" />
      </div>
    ))}
  </div>
)

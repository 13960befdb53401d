import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DiscoverKind } from '../../data/api/discover-kinds'
import { type DiscoverFilter, discoverQuery, genresQuery, libraryPeopleQuery } from '../../data/api/discover-queries'
import { facetsQuery, statsQuery } from '../../data/api/queries'
import type { MetadataMatch } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Carousel, carouselWaiting } from '../../kit/carousel'
import { ProblemCard } from '../../kit/problem-card'
import { Skeleton } from '../../kit/skeleton'
import { useGenres } from '../../shell/find/genres'
import { useRecommended } from '../home/recommended'
import { apart, type Listed } from './apart'
import { Decades } from './decades'
import { GenreCards } from './genre-cards'
import { moreLink } from './grid'
import { MatchCard } from './match-card'
import { ofToday } from './of-today'
import { FamiliarPeople } from './people-row'
import { only, type Shown } from './results'
import type { DiscoverSearch } from './search'

const FAVORITES = 3
/** Fewer movies are not a preference. */
const FEW = 2

/** `title`: empty until it is known what the row is about. */
type Row = Listed & { title: string; problem?: { error: Error; retry: () => unknown } | undefined; more?: ReactNode }

/** Rows to browse before anything is typed. */
export const DiscoverRows = ({ isNewOnly }: Shown) => {
  const trending = useKind('trending', true)
  // The first row comes first: nothing below delays it.
  const isLater = trending.matches !== undefined
  const rows = {
    trending,
    because: useRecommended(),
    playing: useKind('now_playing', isLater),
    upcoming: useKind('upcoming', isLater),
    genre: useFavoriteGenre(isLater),
    decade: useFavoriteDecade(isLater),
    popular: useKind('popular', isLater),
    person: useFavoritePerson(isLater),
    top: useKind('top_rated', isLater),
  } satisfies Record<string, Row>
  const all: Row[] = Object.values(rows)
  const shown = apart(all.map((row) => ({ ...row, matches: row.matches && only(isNewOnly, row.matches).filter(isWelcome) })))
  const isAlone = trending.problem !== undefined
  const row = (each: Row) => {
    const matches = shown[all.indexOf(each)]
    return <RowOf row={each} matches={matches} isFirst={each === trending} isQuiet={isAlone && each !== trending} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {row(rows.trending)}
      <GenreCards />
      {row(rows.because)}
      {row(rows.playing)}
      {row(rows.upcoming)}
      {row(rows.genre)}
      <Decades />
      {row(rows.decade)}
      {row(rows.popular)}
      <FamiliarPeople />
      {row(rows.person)}
      {row(rows.top)}
    </div>
  )
}

const isWelcome = ({ excluded }: MetadataMatch) => !excluded

const SeeAll = ({ title, search }: { title: string; search: DiscoverSearch }) => (
  <Link to="/discover" search={search} aria-label={t('find.all_of', { title })} className={moreLink}>
    {t('find.all')}
  </Link>
)

/** `wish`: undefined while it is not known, null if there is none. */
const useList = (wish: DiscoverFilter | undefined | null, isEnabled: boolean) => {
  const pages = useInfiniteQuery({ ...discoverQuery(wish ?? {}), enabled: isEnabled && Boolean(wish) })
  if (wish === null) return { matches: [] }
  if (wish === undefined || (pages.isPending && !pages.error)) return { matches: undefined }
  const problem = pages.data || !pages.error ? undefined : { error: pages.error, retry: pages.refetch }
  return { matches: pages.data?.pages[0]?.results ?? [], problem }
}

const useKind = (kind: DiscoverKind, isEnabled: boolean): Row => {
  const title = t(`discover.${kind}`)
  return { ...useList({ kind }, isEnabled), title, more: <SeeAll title={title} search={{ kind }} /> }
}

const useFavoriteGenre = (isEnabled: boolean): Row => {
  const facets = useQuery(facetsQuery({ sort: 'title', order: 'asc' }))
  const genres = useGenres()
  const named = useQuery(genresQuery)
  const counts = facets.data?.counts.genre ?? {}
  const often = genres
    .filter(({ provided }) => (counts[provided] ?? 0) >= FEW)
    .toSorted((a, b) => (counts[b.provided] ?? 0) - (counts[a.provided] ?? 0))
  const genre = ofToday(often, FAVORITES)
  const search = { kind: 'top_rated', genre: String(genre?.id) } as const
  const title = genre ? t('find.best_of_genre', { genre: genre.name }) : ''
  const list = useList(genre ? search : wishOf(facets, named), isEnabled)
  return { ...list, isExtra: true, title, more: <SeeAll title={title} search={search} /> }
}

const useFavoriteDecade = (isEnabled: boolean): Row => {
  const stats = useQuery(statsQuery)
  const often = Object.entries(stats.data?.movies.by_decade ?? {})
    .filter(([, count]) => count >= FEW)
    .toSorted(([, a], [, b]) => b - a)
  const decade = Number.parseInt(ofToday(often, FAVORITES)?.[0] ?? '', 10)
  const search = { kind: 'top_rated', year_from: decade, year_to: decade + 9 } as const
  const title = decade ? t('find.best_of_decade', { decade: String(decade) }) : ''
  const list = useList(decade ? search : wishOf(stats), isEnabled)
  return { ...list, isExtra: true, title, more: <SeeAll title={title} search={search} /> }
}

const useFavoritePerson = (isEnabled: boolean): Row => {
  const people = useQuery(libraryPeopleQuery)
  const often = (people.data?.results ?? []).filter(({ movie_count }) => movie_count >= FEW)
  const person = ofToday(often, FAVORITES)
  const title = person ? t('find.more_from', { name: person.name }) : ''
  const list = useList(person ? { person_id: person.person_id } : wishOf(people), isEnabled)
  const more = person && (
    <Link
      to="/people/$person"
      params={{ person: person.person_id }}
      aria-label={t('find.all_of', { title: person.name })}
      className={moreLink}
    >
      {t('find.all')}
    </Link>
  )
  return { ...list, isExtra: true, title, more }
}

const wishOf = (...known: { isPending: boolean }[]) => (known.some(({ isPending }) => isPending) ? undefined : null)

type RowProps = {
  row: Row
  matches: readonly MetadataMatch[] | undefined
  isFirst: boolean
  /** The first row says already that the provider does not answer. */
  isQuiet: boolean
}

const RowOf = ({ row: { title, problem, more, matches: listed }, matches, isFirst, isQuiet }: RowProps) => {
  if (problem)
    return (
      !isQuiet && (
        <section>
          <h2 className="mb-3 font-bold text-lg">{title}</h2>
          <ProblemCard error={problem.error} onRetry={problem.retry} />
        </section>
      )
    )
  if (!matches) return !isQuiet && title !== '' && listed?.length !== 0 && <RowWaiting title={title} />
  if (matches.length === 0 && !(isFirst && listed?.length)) return null
  return (
    <Carousel title={title} more={more}>
      {matches.length === 0 && <li className="w-auto! text-muted">{t('details.all_mine')}</li>}
      {matches.map((match) => (
        <MatchCard key={match.metadata_id} match={match} />
      ))}
    </Carousel>
  )
}

/** Placeholder as tall as a row of movies, to avoid a layout shift. */
export const RowWaiting = ({ title }: { title: string }) => (
  <section aria-label={title}>
    <h2 className="mb-2 flex min-h-8 items-center font-bold text-lg">{title}</h2>
    <div aria-hidden className={carouselWaiting}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={`bone-${String(at)}`} className="w-[6.5rem] shrink-0 md:w-[9.25rem]">
          <Skeleton className="aspect-2/3 rounded-card!" />
          <div className="h-16 pointer-coarse:h-19" />
        </div>
      ))}
    </div>
  </section>
)

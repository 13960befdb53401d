import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type DiscoverFilter, discoverQuery, metadataSearchQuery } from '../../data/api/discover-queries'
import { collectionPartsQuery } from '../../data/api/queries'
import type { MetadataMatch } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { bestFirst } from '../../shell/find/rank'
import { FollowButton } from '../follow/button'
import { GridWaiting, grid, More } from './grid'
import { MatchCard } from './match-card'
import { PeopleFound } from './people-found'
import { StudiosFound } from './studios-found'

export type Shown = { isNewOnly: boolean }
export const only = (isNewOnly: boolean, matches: readonly MetadataMatch[]) =>
  matches.filter(({ movie_id }) => !isNewOnly || movie_id === null)

/** Removes duplicates: a provider may list a movie on two pages if its order changes in between. */
const once = (matches: readonly MetadataMatch[]) => [...new Map(matches.map((match) => [match.metadata_id, match])).values()]

const Cards = ({ matches }: { matches: readonly MetadataMatch[] }) => (
  <>
    <h2 className="visually-hidden">{t('discover.results')}</h2>
    <p role="status" className="visually-hidden">
      {t('discover.found', { count: matches.length })}
    </p>
    <ul className={grid}>
      {matches.map((match) => (
        <MatchCard key={match.metadata_id} match={match} />
      ))}
    </ul>
  </>
)

/** Movies by title. The first page is sorted by match: exact, then prefix, then the rest. */
export const TitleResults = ({ q, isNewOnly }: Shown & { q: string }) => {
  const found = useInfiniteQuery(metadataSearchQuery(q))
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <GridWaiting count={14} />
  const [first, ...further] = found.data.pages.map((page) => page.results.map((match) => ({ ...match, label: match.title })))
  const matches = once([...bestFirst(first ?? [], q), ...further.flat()])
  if (matches.length === 0) return <PeopleFound q={q} />
  return (
    <>
      <StudiosFound q={q} />
      <Cards matches={only(isNewOnly, matches)} />
      <More pages={found} />
    </>
  )
}

/** All movies that match the filters. */
export const FilteredMovies = ({ wish, isNewOnly }: Shown & { wish: DiscoverFilter }) => {
  const found = useInfiniteQuery(discoverQuery(wish))
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <GridWaiting count={14} />
  const matches = once(found.data.pages.flatMap((page) => page.results))
  if (matches.length === 0) return <Empty icon={SearchX} title={t('find.none')} text={t('find.none_text')} />
  return (
    <>
      <Cards matches={only(isNewOnly, matches)} />
      <More pages={found} />
    </>
  )
}

/** All movies of a collection. */
export const Series = ({ id, isNewOnly }: Shown & { id: number }) => {
  const found = useQuery(collectionPartsQuery(id))
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <GridWaiting count={7} />
  const { name, overview, parts } = found.data
  const here = parts.filter(({ movie_id }) => movie_id !== null).length
  return (
    <section aria-labelledby="series">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="series" className="font-bold text-lg">
          {name}
          <span className="ms-3 font-normal text-muted text-sm">{t('set.have', { count: here, all: parts.length })}</span>
        </h2>
        <FollowButton small subject={{ kind: 'collection', metadata_id: id }} name={name} />
      </div>
      {overview && <p className="mt-1 max-w-[68ch] text-soft">{overview}</p>}
      <ul className={`${grid} mt-4`}>
        {only(isNewOnly, parts).map((match) => (
          <MatchCard key={match.metadata_id} match={match} />
        ))}
      </ul>
    </section>
  )
}

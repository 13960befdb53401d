import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search, SearchX } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useKeyTrouble } from '../api/movie-database'
import { type DiscoverKind, discoverQuery, metadataSearchQuery } from '../api/queries'
import type { MetadataMatch } from '../api/types'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Carousel, carouselWaiting } from '../ui/carousel'
import { Empty } from '../ui/empty'
import { Switch } from '../ui/field'
import { KeyTrouble } from '../ui/key-trouble'
import { part } from '../ui/later'
import { Page } from '../ui/page'
import { ProblemCard } from '../ui/problem-card'
import { Skeleton } from '../ui/skeleton'
import { MatchCard } from './match-card'

const DetailsDialog = part(async () => (await import('./details-dialog')).DetailsDialog)
const TYPING_MS = 250
const route = getRouteApi('/discover')
const kinds: readonly DiscoverKind[] = ['trending', 'now_playing', 'upcoming', 'top_rated']
const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] md:gap-x-4'

/** One field to find any movie, and rows of movies that others watch. */
export const DiscoverPage = () => {
  const { q = '', new: isNewOnly = false } = route.useSearch()
  const [about, setAbout] = useState<MetadataMatch>()
  const navigate = route.useNavigate()
  const [text, setText] = useState(q)
  const trouble = useKeyTrouble()
  useEffect(() => setText(q), [q])
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(
      () => void navigate({ search: ({ q: _, ...rest }) => ({ ...rest, ...(text.trim() && { q: text.trim() }) }), replace: true }),
      TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [text, q, navigate])
  return (
    <Page title={t('nav.discover')}>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <label className="relative flex max-w-2xl grow items-center">
          <span className="visually-hidden">{t('discover.search')}</span>
          <Search aria-hidden className="pointer-events-none absolute start-4 size-5 text-muted" />
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('discover.placeholder')}
            enterKeyHint="search"
            className="field-control h-13 rounded-card! ps-12! text-lg"
          />
        </label>
        <div className="flex min-h-10 items-center gap-3">
          <Switch
            checked={isNewOnly}
            onChange={(on) => void navigate({ search: ({ new: _, ...rest }) => ({ ...rest, ...(on && { new: true }) }), replace: true })}
            label={t('details.hide_mine')}
          />
          <span aria-hidden>{t('details.hide_mine')}</span>
        </div>
      </div>
      {trouble ? (
        <KeyTrouble trouble={trouble} />
      ) : q ? (
        <Results q={q} isNewOnly={isNewOnly} onDetails={setAbout} />
      ) : (
        kinds.map((kind) => <Row key={kind} kind={kind} isNewOnly={isNewOnly} onDetails={setAbout} />)
      )}
      <Suspense fallback={null}>
        {about && <DetailsDialog key={about.metadata_id} match={about} onClose={() => setAbout(undefined)} />}
      </Suspense>
    </Page>
  )
}

const Waiting = ({ count }: { count: number }) => (
  <div className={grid} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={`bone-${String(at)}`} className="aspect-2/3 rounded-card!" />
    ))}
  </div>
)

type Shown = { isNewOnly: boolean; onDetails: (match: MetadataMatch) => void }
const only = (isNewOnly: boolean, matches: readonly MetadataMatch[]) => matches.filter(({ movie_id }) => !isNewOnly || movie_id === null)

const Results = ({ q, isNewOnly, onDetails }: Shown & { q: string }) => {
  const found = useInfiniteQuery(metadataSearchQuery(q))
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <Waiting count={12} />
  const matches = found.data.pages.flatMap((page) => page.results)
  if (matches.length === 0) return <Empty icon={SearchX} title={t('discover.none', { q })} text={t('discover.none_text')} />
  return (
    <>
      <h2 className="visually-hidden">{t('discover.results')}</h2>
      <p role="status" className="visually-hidden">
        {t('discover.found', { count: matches.length })}
      </p>
      <ul className={grid}>
        {only(isNewOnly, matches).map((match) => (
          <MatchCard key={match.metadata_id} match={match} onDetails={onDetails} />
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="pt-8 text-center">
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const Row = ({ kind, isNewOnly, onDetails }: Shown & { kind: DiscoverKind }) => {
  const movies = useQuery(discoverQuery(kind))
  const title = t(`discover.${kind}`)
  if (movies.data?.results.length === 0) return null
  if (!movies.data)
    return (
      <section className="mb-8">
        <h2 className="mb-3 font-medium text-lg">{title}</h2>
        {movies.error ? <ProblemCard error={movies.error} onRetry={movies.refetch} /> : <RowWaiting />}
      </section>
    )
  const shown = only(isNewOnly, movies.data.results)
  return (
    <div className="mb-8">
      <Carousel title={title}>
        {shown.length === 0 && <li className="w-auto! text-muted">{t('details.all_mine')}</li>}
        {shown.map((match) => (
          <MatchCard key={match.metadata_id} match={match} onDetails={onDetails} />
        ))}
      </Carousel>
    </div>
  )
}

/** As high as a row of movies, so that what is below it stays where it is. */
const RowWaiting = () => (
  <div aria-hidden className={carouselWaiting}>
    {Array.from({ length: 8 }, (_, at) => (
      <div key={`bone-${String(at)}`} className="w-[6.5rem] shrink-0 md:w-[9.75rem]">
        <Skeleton className="aspect-2/3 rounded-card!" />
        <div className="h-19 pointer-coarse:h-21" />
      </div>
    ))}
  </div>
)

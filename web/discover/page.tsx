import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type DiscoverKind, discoverQuery, metadataSearchQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { Page } from '../ui/page'
import { ProblemCard } from '../ui/problem-card'
import { Skeleton } from '../ui/skeleton'
import { MatchCard } from './match-card'

const TYPING_MS = 250
const route = getRouteApi('/discover')
const kinds: readonly DiscoverKind[] = ['trending', 'now_playing', 'upcoming', 'top_rated']
const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] md:gap-x-4'

/** One field to find any film, and rows of films that others watch. */
export const DiscoverPage = () => {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [text, setText] = useState(q)
  useEffect(() => setText(q), [q])
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => void navigate({ search: text.trim() ? { q: text.trim() } : {}, replace: true }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, q, navigate])
  return (
    <Page title={t('nav.discover')}>
      <label className="relative mb-6 flex max-w-2xl items-center">
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
      {q ? <Results q={q} /> : kinds.map((kind) => <Row key={kind} kind={kind} />)}
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

const Results = ({ q }: { q: string }) => {
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
        {matches.map((match) => (
          <MatchCard key={match.metadata_id} match={match} />
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

const Row = ({ kind }: { kind: DiscoverKind }) => {
  const films = useQuery(discoverQuery(kind))
  if (films.data?.results.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-medium text-lg">{t(`discover.${kind}`)}</h2>
      {films.error && !films.data ? (
        <ProblemCard error={films.error} onRetry={films.refetch} />
      ) : films.data ? (
        <ul className="-mx-(--gutter) flex snap-x gap-2.5 overflow-x-auto px-(--gutter) pb-2 md:gap-4 [&>li]:w-[6.5rem] [&>li]:shrink-0 [&>li]:snap-start md:[&>li]:w-[9.75rem] [scroll-padding-inline:var(--gutter)] [scrollbar-width:thin]">
          {films.data.results.map((match) => (
            <MatchCard key={match.metadata_id} match={match} />
          ))}
        </ul>
      ) : (
        <div aria-hidden className="flex gap-4 overflow-hidden">
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={`bone-${String(at)}`} className="aspect-2/3 w-[6.5rem] shrink-0 rounded-card! md:w-[9.75rem]" />
          ))}
        </div>
      )}
    </section>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck, Compass, Search } from 'lucide-react'
import { runTask } from '../../data/api/actions'
import { facetsQuery } from '../../data/api/queries'
import { fromNowOn } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Beside } from '../../kit/beside'
import { Button, buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { Page } from '../../kit/page'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { QueuePaused } from '../activity/queue-paused'
import { queryOf } from '../library/search'
import { subtitleStatusQuery } from '../subtitles/queries'
import { Indexers } from './indexers'
import { MissingSubtitles } from './missing-subtitles'
import { countQuery, type WantedKind, wantedQuery } from './queries'
import { Row } from './row'
import { useRound } from './use-round'
import { wantedRows } from './wanted-rows'

const route = getRouteApi('/wanted')

/** Wanted movies and movies with an upgrade wanted. */
export const WantedPage = () => {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const kind = tab ?? 'missing'
  const wanted = useWanted(kind)
  const counts = useCounts(kind === 'subtitles' || !wanted.isPending)
  const round = useRound(kind)
  return (
    <Page
      title={t('nav.wanted')}
      note={round.canSearch && round.next ? t('wanted.next', { when: fromNowOn(round.next) }) : undefined}
      actions={
        round.canSearch && (
          <Button folds changes icon={Search} busy={round.isRunning} onClick={() => void runTask(round.name)}>
            {t('wanted.search_all')}
          </Button>
        )
      }
      isFurther
    >
      <Tabs
        label={t('nav.wanted')}
        value={kind}
        onChange={(next) => void navigate({ search: next === 'missing' ? {} : { tab: next }, replace: true })}
        tabs={[
          { value: 'missing', label: t('wanted.missing'), count: counts?.missing },
          { value: 'cutoff', label: t('wanted.cutoff'), count: counts?.cutoff },
          { value: 'subtitles', label: t('wanted.subtitles'), count: counts?.subtitles },
        ]}
      >
        {kind === 'subtitles' ? (
          <MissingSubtitles />
        ) : (
          <>
            <QueuePaused />
            <Beside panel={<Indexers />}>
              <List wanted={wanted} kind={kind} />
            </Beside>
          </>
        )}
      </Tabs>
    </Page>
  )
}

const useWanted = (kind: 'missing' | 'cutoff' | 'subtitles') =>
  useInfiniteQuery({ ...wantedQuery(kind === 'cutoff' ? kind : 'missing'), enabled: kind !== 'subtitles' })

/** Counts of all lists. Loaded together, after the visible list. */
const useCounts = (isListed: boolean) => {
  const missing = useQuery({ ...countQuery('missing'), enabled: isListed })
  const cutoff = useQuery({ ...countQuery('cutoff'), enabled: isListed })
  const lacking = useQuery({ ...subtitleStatusQuery, enabled: isListed })
  if (!missing.data || !cutoff.data || !lacking.data) return undefined
  return { missing: missing.data.total, cutoff: cutoff.data.total, subtitles: lacking.data.movies }
}

type ListProps = { wanted: ReturnType<typeof useWanted>; kind: WantedKind }

const List = ({ wanted, kind }: ListProps) => {
  if (wanted.error && !wanted.data) return <ProblemCard error={wanted.error} onRetry={wanted.refetch} />
  if (!wanted.data) return <SkeletonRows rows={6} />
  const movies = wanted.data.pages.flatMap((page) => page.results)
  if (movies.length === 0) return <NothingWanted kind={kind} />
  return (
    <>
      <ul className="-mt-4 divide-y divide-line">
        {wantedRows(movies, kind).map((row) => (
          <Row key={`${String(row.movie.id)} ${String(row.version?.id)}`} {...row} />
        ))}
      </ul>
      {wanted.hasNextPage && (
        <div className="pt-6 text-center">
          <Button busy={wanted.isFetchingNextPage} onClick={() => void wanted.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const NothingWanted = ({ kind }: { kind: WantedKind }) => {
  const facets = useQuery(facetsQuery(queryOf({})))
  if (facets.isPending) return <SkeletonRows rows={2} />
  if (facets.data?.total === 0)
    return (
      <Empty icon={Compass} title={t('wanted.empty')} text={t('wanted.empty_text')}>
        <Link to="/discover" className={buttonStyle('primary')}>
          {t('library.find_first')}
        </Link>
      </Empty>
    )
  return <Empty icon={CircleCheck} title={t(`wanted.no_${kind}`)} text={t(`wanted.no_${kind}_text`)} />
}

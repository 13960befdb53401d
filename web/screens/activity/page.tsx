import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download as Arrow } from 'lucide-react'
import { Suspense } from 'react'
import { configQuery, downloadsQuery } from '../../data/api/queries'
import type { Download } from '../../data/api/types'
import { useTotalSpeed } from '../../data/live/progress'
import { speed } from '../../i18n/format'
import { t, withWords } from '../../i18n/translate'
import { Beside } from '../../kit/beside'
import { buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { part } from '../../kit/later'
import { Page } from '../../kit/page'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { Arrived } from './arrived'
import { Attention } from './attention'
import { Controls } from './controls'
import { DownloadRow } from './download-row'
import { SessionLine } from './session-line'
import { isAtWork, isRunning, isSeeding, runningOf, troubleOf } from './states'
import { VpnLine } from './vpn-line'

const HistoryList = part(() => withWords('events', import('../history/list')), 'HistoryList')
const ChangeList = part(() => import('../history/changes'), 'ChangeList')
const route = getRouteApi('/activity')

/** Current downloads, downloads that need the user, the history, and what people changed. */
export const ActivityPage = () => {
  const { tab = 'now', kind } = route.useSearch()
  const navigate = route.useNavigate()
  const downloads = useQuery(downloadsQuery)
  const all = downloads.data?.results ?? []
  const running = all.filter(isRunning)
  const { attention } = troubleOf(all)
  return (
    <Page
      title={t('nav.activity')}
      note={<Summary running={running.filter(isAtWork).length} waiting={running.filter((each) => !isAtWork(each)).length} />}
      actions={<Controls downloads={all} />}
    >
      <Tabs
        label={t('nav.activity')}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'now' ? {} : { tab: next }, replace: true })}
        tabs={[
          { value: 'now', label: t('activity.now'), count: running.length || undefined },
          { value: 'attention', label: t('activity.attention'), count: attention.length || undefined },
          { value: 'history', label: t('activity.history') },
          { value: 'changes', label: t('changes.tab') },
        ]}
      >
        {tab === 'history' ? (
          <Suspense fallback={<SkeletonRows rows={6} className="h-11" />}>
            <HistoryList
              kind={kind}
              onKind={(next) => void navigate({ search: { tab: 'history', ...(next && { kind: next }) }, replace: true })}
            />
          </Suspense>
        ) : tab === 'changes' ? (
          <Suspense fallback={<SkeletonRows rows={6} className="h-11" />}>
            <ChangeList />
          </Suspense>
        ) : (
          <Downloads attention={tab === 'attention'} />
        )}
      </Tabs>
    </Page>
  )
}

const Downloads = ({ attention }: { attention: boolean }) => {
  const downloads = useQuery(downloadsQuery)
  if (downloads.error && !downloads.data) return <ProblemCard error={downloads.error} onRetry={downloads.refetch} />
  if (!downloads.data) return <SkeletonRows rows={4} className="h-28" />
  const all = downloads.data.results
  return (
    <Beside panel={<Arrived />}>
      {attention ? <Attention downloads={all} /> : <Now running={runningOf(all)} seeding={all.filter(isSeeding)} />}
    </Beside>
  )
}

const Summary = ({ running, waiting }: { running: number; waiting: number }) => {
  const total = useTotalSpeed()
  const { data: config } = useQuery(configQuery)
  return [
    running > 0 && t('activity.running', { count: running }),
    waiting > 0 && t('activity.waiting', { count: waiting }),
    config?.queue_paused && t('activity.none_start'),
    total > 0 && speed(total),
  ]
    .filter(Boolean)
    .join(', ')
}

const Now = ({ running, seeding }: { running: readonly Download[]; seeding: readonly Download[] }) => (
  <div className="grid gap-8">
    {running.length === 0 && seeding.length > 0 ? (
      <p className="text-muted">{t('activity.idle_text')}</p>
    ) : running.length === 0 ? (
      <Empty icon={Arrow} title={t('activity.idle')} text={t('activity.idle_text')}>
        <Link to="/discover" className={buttonStyle('primary')}>
          {t('library.find_first')}
        </Link>
      </Empty>
    ) : (
      <ul className="-mt-4 divide-y divide-line">
        {running.map((download) => (
          <DownloadRow key={download.id} download={download} />
        ))}
      </ul>
    )}
    {seeding.length > 0 && (
      <section>
        <h2 className="font-bold text-lg">{t('activity.seeding')}</h2>
        <ul className="divide-y divide-line">
          {seeding.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </ul>
      </section>
    )}
    <VpnLine />
    <SessionLine />
  </div>
)

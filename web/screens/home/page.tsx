import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleAlert } from 'lucide-react'
import { Fragment, type ReactNode, Suspense } from 'react'
import { downloadsQuery, healthQuery, statusQuery } from '../../data/api/queries'
import { said } from '../../i18n/said'
import { t, withWords } from '../../i18n/translate'
import { useRest } from '../../kit/first-poster'
import { part } from '../../kit/later'
import { useTitle } from '../../kit/page'
import type { HomeRow } from '../../kit/preferences'
import { ProblemCard } from '../../kit/problem-card'
import { Skeleton } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { isRedirecting, setupIssues } from '../../shell/first-run'
import { runningOf, troubleOf } from '../activity/states'
import { ContinueWatching } from './continue'
import { Hero } from './hero'
import { MovieRow, MovieRowWaiting } from './movie-row'
import { useLists } from './use-lists'

const OnTheWay = part(() => withWords('rooms', import('./on-the-way')), 'OnTheWay')
const LeavingSoon = part(() => import('./leaving'), 'LeavingSoon')
const Tickets = part(() => import('./tickets'), 'Tickets')
const FirstSteps = part(() => withWords('rooms', import('./first-steps')), 'FirstSteps')
const Recommended = part(() => withWords('rooms', import('./recommended')), 'Recommended')
const YearCard = part(() => withWords('rooms', import('./year-card')), 'YearCard')
const StatusLine = part(() => withWords('rooms', import('./status-line')), 'StatusLine')
const MOST_NEEDS = 3
const MOST_LOWER = 6

/** Tonight's pick, new movies, downloads in progress, and what needs attention. */
export const HomePage = () => {
  useTitle(t('nav.home'))
  return (
    <div className="gutter max-w-[104rem] pb-10">
      <h1 className="visually-hidden">{t('nav.home')}</h1>
      <Rows />
    </div>
  )
}

const Rows = () => {
  const { ready, downloads, coming, waiting, noneReady, nothing, isWaiting, isWhole, rows: order } = useLists()
  const leads = useStore(isRedirecting)
  const isRest = useRest()
  if (ready.error && !ready.data) return <ProblemCard error={ready.error} onRetry={ready.refetch} />
  // Waits for all data above the fold, to avoid layout shifts.
  if (isWaiting || leads !== false)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6">
        <MovieRowWaiting />
        <MovieRowWaiting />
      </div>
    )
  const rows: Record<HomeRow, ReactNode> = {
    continue: <ContinueWatching />,
    on_the_way: (
      <Lower count={runningOf(downloads.data?.results ?? []).length} columns="gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        <OnTheWay />
      </Lower>
    ),
    added: (
      <MovieRow
        title={t('home.ready')}
        movies={ready.data?.results ?? []}
        search={{ status: 'available,upgradable', sort: 'added_at' }}
        eager
      />
    ),
    leaving: isRest && (
      <Suspense fallback={null}>
        <LeavingSoon />
      </Suspense>
    ),
    soon: (
      <Lower count={coming.length} columns="gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <Tickets coming={coming} />
      </Lower>
    ),
    wanted: <MovieRow title={t('home.waiting')} movies={waiting} search={{ status: 'wanted,unreleased,missing_file' }} eager={noneReady} />,
    recommended: isRest && (
      <Suspense fallback={null}>
        <Recommended />
      </Suspense>
    ),
  }
  return (
    <>
      <Hero />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-10">
        {nothing && (
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        )}
        <NeedsYou />
        {isRest && (
          <Suspense fallback={null}>
            <YearCard />
          </Suspense>
        )}
        {order.map((row) => (
          <Fragment key={row}>{rows[row]}</Fragment>
        ))}
        {isWhole ? (
          <Suspense fallback={<div className="h-14" />}>
            <StatusLine isOnStage={nothing} />
          </Suspense>
        ) : (
          !nothing && <MovieRowWaiting />
        )}
      </div>
    </>
  )
}

type LowerProps = { count: number; columns: string; children: ReactNode }

/** Reserves the space of a row whose code loads after the first poster, to avoid a layout shift. */
const Lower = ({ count, columns, children }: LowerProps) => {
  const isRest = useRest()
  const waiting = count > 0 && (
    <div aria-hidden>
      <div className="mb-4 h-7" />
      <div className={`grid grid-cols-[minmax(0,1fr)] ${columns}`}>
        {Array.from({ length: Math.min(count, MOST_LOWER) }, (_, at) => (
          <Skeleton key={`bone-${String(at)}`} className="h-24" />
        ))}
      </div>
    </div>
  )
  return isRest ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}

const NeedsYou = () => {
  const health = useQuery(healthQuery)
  const downloads = useQuery(downloadsQuery)
  const stuck = troubleOf(downloads.data?.results ?? []).attention
  const status = useQuery(statusQuery)
  const isUnfinished = status.data?.status === 'setup_required'
  const needs = [
    ...(isUnfinished ? [{ key: 'setup', text: t('home.finish_setup'), to: '/welcome' as const, search: {} }] : []),
    ...(stuck.length > 0
      ? [{ key: 'stuck', text: t('home.stuck', { count: stuck.length }), to: '/activity' as const, search: { tab: 'attention' as const } }]
      : []),
    ...(health.data?.results ?? [])
      .filter(({ code, severity }) => severity !== 'notice' && (!isUnfinished || !setupIssues.has(code)))
      .map((entry) => ({ key: entry.id, text: said(entry, 'title'), to: '/checks' as const, search: {} })),
  ].slice(0, MOST_NEEDS)
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="mb-4 font-bold text-lg">
        {t('home.needs_you')}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {needs.map(({ key, text, to, search }) => (
          <li key={key}>
            <Link to={to} search={search} className="flex min-h-14 items-center gap-3 rounded-card bg-ctl px-4 py-2 hover:bg-hover">
              <CircleAlert aria-hidden className="size-5 shrink-0 text-warn" />
              <span className="grow">{text}</span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

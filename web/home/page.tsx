import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { DownloadRow } from '../activity/download-row'
import { runningOf, troubleOf } from '../activity/states'
import { calendarQuery, downloadsQuery, healthQuery, statusQuery } from '../api/queries'
import type { CalendarEntry } from '../api/types'
import { now } from '../clock'
import { day } from '../i18n/format'
import { t, withWords } from '../i18n/translate'
import { askedByFirstSteps } from '../shell/first-run'
import { part } from '../ui/later'
import { Page } from '../ui/page'
import { ProblemCard } from '../ui/problem-card'
import { Shelf } from '../ui/shelf'
import { MoviePlace, MovieRow, MovieRowWaiting } from './movie-row'
import { homeRows } from './rows'

const Doors = part(async () => (await withWords('rooms', import('./doors'))).Doors)
const MOST_NEEDS = 3
const AHEAD_MS = 90 * 86_400_000

/** What is new, what is on its way, what needs a person. */
export const HomePage = () => {
  const ready = useQuery(homeRows.ready)
  const wanted = useQuery(homeRows.wanted)
  const coming = useComing()
  const isWaiting = [useQuery(downloadsQuery), useQuery(healthQuery), ready, wanted].some(({ isPending }) => isPending)
  if (ready.error && !ready.data)
    return (
      <Page title={t('nav.home')}>
        <ProblemCard error={ready.error} onRetry={ready.refetch} />
      </Page>
    )
  // All at once: what comes first in sight must not push away what was there before it.
  if (isWaiting)
    return (
      <Page title={t('nav.home')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <MovieRowWaiting />
          <MovieRowWaiting />
        </div>
      </Page>
    )
  const comingIds = new Set(coming.map(({ movie_id }) => movie_id))
  const waiting = (wanted.data?.results ?? []).filter(({ id }) => !comingIds.has(id))
  const nothing = ready.data?.results.length === 0 && wanted.data?.results.length === 0
  return (
    <Page title={t('nav.home')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <NeedsYou />
        <OnTheWay />
        <Suspense fallback={null}>{nothing && <Doors />}</Suspense>
        <MovieRow
          title={t('home.ready')}
          movies={ready.data?.results ?? []}
          search={{ status: 'available,upgradable', sort: 'added_at' }}
          eager
        />
        <MovieRow title={t('home.waiting')} movies={waiting} search={{ status: 'wanted,unreleased,missing_file' }} />
        <ComingSoon coming={coming} />
      </div>
    </Page>
  )
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
      .filter(({ code, severity }) => severity !== 'notice' && (!isUnfinished || !askedByFirstSteps.has(code)))
      .map(({ id, title }) => ({ key: id, text: title, to: '/health' as const, search: {} })),
  ].slice(0, MOST_NEEDS)
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="mb-3 font-medium text-lg">
        {t('home.needs_you')}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {needs.map(({ key, text, to, search }) => (
          <li key={key}>
            <Link
              to={to}
              search={search}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 hover:bg-hover"
            >
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

const dayOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 10)}T00:00:00.000Z`

/** The next date of each movie that comes out soon; a movie is in this row or among the wanted ones, never in both. */
const useComing = () => {
  const { data } = useQuery(calendarQuery(dayOf(now()), dayOf(now() + AHEAD_MS)))
  const awaited = (data?.results ?? []).filter(({ has_file }) => !has_file)
  return awaited.filter(({ movie_id }, at) => awaited.findIndex((other) => other.movie_id === movie_id) === at)
}

const ComingSoon = ({ coming }: { coming: readonly CalendarEntry[] }) => {
  if (coming.length === 0) return null
  return (
    <Shelf
      title={t('home.soon')}
      more={
        <Link
          to="/calendar"
          aria-label={t('home.all_of', { title: t('home.soon') })}
          className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg"
        >
          {t('home.all')}
        </Link>
      }
    >
      {coming.map((entry) => (
        <MoviePlace
          key={entry.movie_id}
          movie={{ id: entry.movie_id, title: entry.title, poster_url: entry.poster_url ?? null, poster_color: entry.poster_color ?? null }}
          note={day(entry.date)}
        />
      ))}
    </Shelf>
  )
}

const OnTheWay = () => {
  const { data } = useQuery(downloadsQuery)
  const running = runningOf(data?.results ?? [])
  if (running.length === 0) return null
  return (
    <section aria-labelledby="on-the-way">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="on-the-way" className="font-medium text-lg">
          {t('home.on_the_way')}
        </h2>
        <Link to="/activity" className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg">
          {t('home.all')}
        </Link>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
        {running.slice(0, 4).map((download) => (
          <DownloadRow key={download.id} download={download} />
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleAlert, Compass, FolderSearch } from 'lucide-react'
import { DownloadRow } from '../activity/download-row'
import { isRunning, needsAttention } from '../activity/states'
import { downloadsQuery, healthQuery, recentMoviesQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { buttonStyle } from '../ui/button'
import { Empty } from '../ui/empty'
import { Page } from '../ui/page'
import { ProblemCard } from '../ui/problem-card'
import { FilmRow, FilmRowWaiting } from './film-row'

const FEW = 20
const MOST_NEEDS = 3

/** What is new, what is on its way, what needs a person. */
export const HomePage = () => {
  const ready = useQuery(recentMoviesQuery({ status: 'available,upgradable', sort: 'added_at', order: 'desc' }, FEW))
  const wanted = useQuery(recentMoviesQuery({ status: 'wanted,unreleased,missing_file', sort: 'added_at', order: 'desc' }, FEW))
  if (ready.error && !ready.data)
    return (
      <Page title={t('nav.home')}>
        <ProblemCard error={ready.error} onRetry={ready.refetch} />
      </Page>
    )
  const nothing = ready.data?.results.length === 0 && wanted.data?.results.length === 0
  return (
    <Page title={t('nav.home')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <NeedsYou />
        <OnTheWay />
        {nothing && <Doors />}
        {ready.data ? (
          <FilmRow title={t('home.ready')} films={ready.data.results} search={{ status: 'available,upgradable', sort: 'added_at' }} eager />
        ) : (
          <FilmRowWaiting />
        )}
        {wanted.data ? (
          <FilmRow title={t('home.waiting')} films={wanted.data.results} search={{ status: 'wanted,unreleased,missing_file' }} />
        ) : (
          <FilmRowWaiting />
        )}
      </div>
    </Page>
  )
}

const NeedsYou = () => {
  const health = useQuery(healthQuery)
  const downloads = useQuery(downloadsQuery)
  const stuck = downloads.data?.results.filter(needsAttention) ?? []
  const needs = [
    ...(stuck.length > 0
      ? [{ key: 'stuck', text: t('home.stuck', { count: stuck.length }), to: '/activity' as const, search: { tab: 'attention' as const } }]
      : []),
    ...(health.data?.results ?? []).map(({ id, title }) => ({ key: id, text: title, to: '/health' as const, search: {} })),
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

const OnTheWay = () => {
  const { data } = useQuery(downloadsQuery)
  const running = data?.results.filter(isRunning) ?? []
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

const Doors = () => (
  <Empty icon={Compass} title={t('home.empty')} text={t('home.empty_text')}>
    <Link to="/discover" className={buttonStyle('primary')}>
      <Compass aria-hidden className="size-5" />
      {t('library.find_first')}
    </Link>
    <Link to="/settings/folders" className={buttonStyle()}>
      <FolderSearch aria-hidden className="size-5" />
      {t('home.choose_folder')}
    </Link>
  </Empty>
)

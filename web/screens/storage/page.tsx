import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { recentMoviesQuery, rootFoldersQuery, statsQuery } from '../../data/api/queries'
import type { Stats } from '../../data/api/types'
import { now } from '../../data/clock'
import { reviewedYear } from '../../data/season'
import { codecWord } from '../../i18n/codecs'
import { count, duration, listOf, monthName, rating, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { Page } from '../../kit/page'
import { PosterStack } from '../../kit/poster-stack'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { type LibrarySearch, queryOf } from '../library/search'
import { Bars, Columns } from './bars'
import { lastMonths, planOf } from './plan'
import { SpaceBar } from './space-bar'
import { WhatIf } from './what-if-section'

const DAY_MS = 86_400_000

/** How long the free space will last, what could be removed, and statistics. */
export const StoragePage = () => {
  const stats = useQuery(statsQuery)
  const folders = useQuery(rootFoldersQuery)
  const failed = stats.error ?? folders.error
  return (
    <Page title={t('nav.storage')} isFurther heading="unseen">
      {stats.data && folders.data ? (
        <Figures stats={stats.data} folders={folders.data.results} />
      ) : failed ? (
        <ProblemCard error={failed} onRetry={() => Promise.all([stats.refetch(), folders.refetch()])} />
      ) : (
        <SkeletonRows rows={6} className="h-10" />
      )}
    </Page>
  )
}

type Folders = readonly { path: string; free_bytes: number | null; total_bytes: number | null }[]

const Figures = ({ stats, folders }: { stats: Stats; folders: Folders }) => {
  const plan = planOf({ folders, growth: stats.disk.growth, files: stats.files, now: new Date(now()) })
  return (
    <>
      <p className="text-balance font-bold text-2xl lg:text-4xl">
        {plan
          ? `${t('storage.free', { size: size(plan.free) })}${plan.room === null ? '.' : `, ${t('storage.room', { count: plan.room })}`}`
          : t(folders.length === 0 ? 'storage.no_folder' : 'storage.unknown')}
      </p>
      <p className="mt-2 mb-6 text-lg text-soft">
        {plan && paceOf(plan.pace, plan.fullInDays)} <span className="text-muted">{listOf(folders.map(({ path }) => path))}</span>
      </p>
      {plan && <SpaceBar plan={plan} stats={stats} />}
      <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <Removable disk={stats.disk} />
          <WhatIf plan={plan} />
          <Bars
            title={t('storage.codecs')}
            values={Object.entries(stats.disk.by_codec).map(([name, value]) => ({ name: codecWord(name), value, says: count(value) }))}
          />
        </div>
        <div className="grid content-start gap-10">
          <Year stats={stats} />
          <Columns
            title={t('storage.growth')}
            values={lastMonths(stats.disk.growth, new Date(now())).map(({ month, size_bytes }) => ({
              name: monthName(`${month}-01`),
              value: size_bytes,
              says: size(size_bytes),
            }))}
          />
        </div>
      </div>
    </>
  )
}

const paceOf = (pace: number | null, fullInDays: number | null): string => {
  if (pace === null) return t('storage.young')
  if (fullInDays === null) return t('storage.no_pace')
  const weeks = Math.round(fullInDays / 7)
  if (weeks > 520) return t('storage.years', { count: pace })
  if (weeks > 12) return t('storage.full_in', { count: pace, month: monthName(new Date(now() + fullInDays * DAY_MS).toISOString()) })
  return t('storage.full_soon', { count: pace, weeks })
}

const neverWatched: LibrarySearch = { watched: false, status: 'available,upgradable' }
const watchedOnce: LibrarySearch = { watched: true, status: 'available,upgradable' }

/** Movies that could be removed, by reason. */
const Removable = ({ disk }: { disk: Stats['disk'] }) => {
  const { never_watched, watched_long_ago, recycle } = disk
  if (never_watched.size_bytes + watched_long_ago.size_bytes + recycle.size_bytes === 0) return null
  return (
    <section aria-labelledby="letting">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="letting" className="font-bold text-lg">
          {t('storage.let_go')}
        </h2>
        <Link to="/settings/storage-rules" className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg">
          {t('leaving.rules')}
        </Link>
      </header>
      <ul className="divide-y divide-line border-line border-t">
        <Item
          title={t('storage.never')}
          text={t('storage.movies', { count: never_watched.movies })}
          bytes={never_watched.size_bytes}
          movies={neverWatched}
        >
          <Link to="/library" search={neverWatched} className={buttonStyle('secondary', true)}>
            {t('storage.review')}
          </Link>
        </Item>
        <Item
          title={t('storage.long_ago')}
          text={t('storage.movies', { count: watched_long_ago.movies })}
          bytes={watched_long_ago.size_bytes}
          movies={watchedOnce}
        >
          <Link to="/library" search={watchedOnce} className={buttonStyle('secondary', true)}>
            {t('storage.review')}
          </Link>
        </Item>
        <Item title={t('storage.recycle')} text={t('storage.files', { count: recycle.files })} bytes={recycle.size_bytes}>
          <Link to="/settings/recycle" className={buttonStyle('secondary', true)}>
            {t('storage.open')}
          </Link>
        </Item>
      </ul>
    </section>
  )
}

type ItemProps = { title: string; text: string; bytes: number; movies?: LibrarySearch; children: ReactNode }

const Item = ({ title, text, bytes, movies, children }: ItemProps) =>
  bytes > 0 && (
    <li className="flex min-h-16 items-center gap-4 py-3">
      {movies && <Stack search={movies} />}
      <span className="flex grow flex-wrap items-center justify-between gap-x-4">
        <span>
          <span className="block font-medium">{title}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
        <span className="text-lg tabular-nums">{size(bytes)}</span>
      </span>
      {children}
    </li>
  )

const STACKED = 3

/** A stack of a few posters. */
const Stack = ({ search }: { search: LibrarySearch }) => {
  const { data } = useQuery(recentMoviesQuery(queryOf(search), STACKED))
  return <PosterStack posters={data?.results ?? []} />
}

const Year = ({ stats }: { stats: Stats }) => {
  const { movies, files, versions, downloads } = stats
  const here = (movies.by_status.available ?? 0) + (movies.by_status.upgradable ?? 0)
  const ratio = downloads.downloaded_bytes > 0 ? downloads.uploaded_bytes / downloads.downloaded_bytes : 0
  const figures: [string, string][] = [
    [count(here), t('storage.in_library')],
    [count(movies.total - here), t('storage.not_here')],
    [count(movies.watched), t('storage.watched', { count: movies.watched })],
    [duration(files.runtime_minutes * 60), t('storage.runtime')],
    [count(movies.added_last_30_days), t('storage.added')],
    [rating(ratio), t('storage.ratio')],
    ...(versions.total > 0 ? [[`${count(versions.with_file)} / ${count(versions.total)}`, t('storage.versions')] as [string, string]] : []),
    ...(files.read < files.total ? [[`${count(files.read)} / ${count(files.total)}`, t('storage.read')] as [string, string]] : []),
  ]
  return (
    <section aria-labelledby="figures">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="figures" className="font-bold text-lg">
          {t('storage.figures')}
        </h2>
        <Link
          to="/year/$year"
          params={{ year: reviewedYear(new Date(now())) }}
          className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg"
        >
          {t('year.open')}
        </Link>
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
        {figures.map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-bold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

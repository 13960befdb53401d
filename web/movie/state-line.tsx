import clsx from 'clsx'
import { Download as Arrow, Check, ChevronRight, Circle, CircleAlert } from 'lucide-react'
import { stateFaces } from '../activity/states'
import type { Download, Movie } from '../api/types'
import { day, duration, fromNow, isAhead, percent, speed } from '../i18n/format'
import { told } from '../i18n/told'
import { type Key, t } from '../i18n/translate'
import { useProgress } from '../live/progress'
import { useNews } from '../live/use-news'
import { Bar } from '../ui/bar'

import { isSilence } from './search-news'

type Step = 'added' | 'found' | 'fetching' | 'shelved'
const steps: readonly Step[] = ['added', 'found', 'fetching', 'shelved']
const words: Record<Step, Key> = { added: 'state.added', found: 'state.found', fetching: 'state.fetching', shelved: 'state.shelved' }

const over = new Set<Download['state']>(['completed', 'cancelled', 'failed', 'seeding'])
const isHere = ({ status }: Movie) => status === 'available' || status === 'upgradable'
/** The download that the movie waits for. A movie that is here waits for none that cannot be imported. */
export const liveDownload = (movie: Movie) =>
  movie.downloads?.find(({ state }) => !over.has(state) && !(state === 'import_blocked' && isHere(movie)))

const reachedBy = (movie: Movie, download: Download | undefined): number => {
  if (isHere(movie)) return 4
  if (download || movie.status === 'downloading' || movie.status === 'importing') return 2
  return 1
}

/** Where the movie is on its way to the shelf, and what comes next and when. */
export const StateLine = ({ movie }: { movie: Movie }) => {
  const download = liveDownload(movie)
  const progress = useProgress(download?.id)
  const share = progress?.progress ?? download?.progress ?? 0
  const reached = reachedBy(movie, download)
  const face = download && stateFaces[download.state]
  const search = useNews('search_started', 'search_completed')
  const isUnanswered = isSilence(search, movie.id)
  const trouble = face?.tone === 'bad' || face?.tone === 'warn' || movie.status === 'missing_file'
  return (
    <section aria-label={t('state.label')} className="grid gap-2.5">
      <ol className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:gap-x-2">
        {steps.map((step, at) => {
          const done = at < reached
          const now = at === reached
          const label = now && download ? stateWord(download, share) : t(words[step])
          return (
            <li
              key={step}
              aria-current={now ? 'step' : undefined}
              className={clsx('flex items-center gap-2', !done && !now && 'text-muted', now && (trouble ? 'text-warn' : 'text-accent'))}
            >
              <StepMark done={done} now={now} busy={download !== undefined} trouble={trouble} />
              {label}
              {at < steps.length - 1 && <ChevronRight aria-hidden className="size-4 text-muted max-sm:hidden rtl:rotate-180" />}
            </li>
          )
        })}
      </ol>
      {download && face?.group === 'running' && (
        <div className="max-w-md">
          <Bar value={share} tone={face.tone} label={t('movie.progress_of', { title: movie.title })} />
        </div>
      )}
      <p className="text-muted text-sm">
        {download && isWhole(download, share)
          ? t('state.of_checking')
          : nextStep(movie, download, { eta: progress ? progress.eta_seconds : (download?.eta_seconds ?? null), isUnanswered })}
      </p>
      {progress && progress.download_speed > 0 && <p className="visually-hidden">{speed(progress.download_speed)}</p>}
    </section>
  )
}

/** All of it is here, and the service has not said yet what comes next. */
const isWhole = (download: Download, share: number) => download.state === 'downloading' && share >= 1

const stateWord = (download: Download, share: number) => {
  if (isWhole(download, share)) return t('download.checking')
  return download.state === 'downloading' ? t('state.downloading', { percent: percent(share) }) : t(stateFaces[download.state].word)
}

const StepMark = ({ done, now, busy, trouble }: { done: boolean; now: boolean; busy: boolean; trouble: boolean }) => {
  const Icon = done ? Check : now && trouble ? CircleAlert : now && busy ? Arrow : Circle
  return (
    <span
      className={clsx(
        'flex size-5 items-center justify-center rounded-pill',
        done ? 'bg-ok/20 text-ok' : now ? 'bg-current/15' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2.25} />
    </span>
  )
}

type Known = { eta: number | null; isUnanswered: boolean }
const nextStep = (movie: Movie, download: Download | undefined, { eta, isUnanswered }: Known): string => {
  if (download) return ofDownload(download, eta)
  switch (movie.status) {
    case 'unreleased':
      return movie.available_from ? t('state.out_on', { day: day(movie.available_from) }) : t('state.not_out')
    case 'wanted': {
      if (!movie.next_search_at || !isAhead(movie.next_search_at)) return t('state.looking')
      const next = { when: fromNow(movie.next_search_at) }
      if (isUnanswered) return t('state.unanswered', next)
      return movie.last_searched_at ? t('state.next_search', next) : t('state.not_searched', next)
    }
    case 'unmonitored':
      return t('state.unmonitored')
    case 'missing_file':
      return t('state.missing_file')
    case 'upgradable':
      return t('state.upgradable')
    case 'available':
      return t('state.available')
    case 'downloading':
      return t('state.on_its_way')
    case 'importing':
      return t('state.importing')
  }
}

const ofDownload = (download: Download, eta: number | null): string => {
  if (download.error && download.state !== 'downloading') return told(download.error.text)
  if (download.next_try_at) return t('state.next_try', { when: fromNow(download.next_try_at) })
  if (download.state === 'downloading' && eta !== null) return t('state.eta', { time: duration(eta) })
  return t(`state.of_${download.state}`)
}

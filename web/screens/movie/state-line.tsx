import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useNoIndexer } from '../../data/api/indexer-trouble'
import type { Download, Movie } from '../../data/api/types'
import { now } from '../../data/clock'
import { type Progress, useProgress } from '../../data/live/progress'
import { isHere, movieWord } from '../../data/movie-states'
import { clockTime, day, duration, fromNow, isAhead, percent, size, speed } from '../../i18n/format'
import { told } from '../../i18n/told'
import { type Key, t } from '../../i18n/translate'
import { Bulbs } from '../../kit/bulbs'
import { QueuePaused } from '../activity/queue-paused'
import { stateFaces } from '../activity/states'
import { isSearching } from './search-news'
import { useLastSearch } from './use-last-search'

type Step = 'added' | 'found' | 'downloaded' | 'checked' | 'in_library'
const steps: readonly Step[] = ['added', 'found', 'downloaded', 'checked', 'in_library']
const words: Record<Step, Key> = {
  added: 'state.added',
  found: 'state.found',
  downloaded: 'state.downloaded',
  checked: 'state.checked',
  in_library: 'state.in_library',
}

const over = new Set<Download['state']>(['completed', 'cancelled', 'failed', 'seeding'])
/** The download the movie is waiting for. A movie that has a file does not wait for a blocked import. */
export const liveDownload = (movie: Movie) =>
  movie.downloads?.find(({ state }) => !over.has(state) && !(state === 'import_blocked' && isHere(movie)))

const troubled: ReadonlySet<string> = new Set(['bad', 'warn'])

const isTroubled = (movie: Movie, download: Download | undefined): boolean =>
  movie.status === 'missing_file' || (download !== undefined && troubled.has(stateFaces[download.state].tone))

const reachedBy = (movie: Movie, download: Download | undefined, share: number): number => {
  if (movie.status === 'importing' || (download && (isWhole(download, share) || pastDownloading.has(download.state)))) return 3
  return download || movie.status === 'downloading' ? 2 : 1
}
const pastDownloading: ReadonlySet<Download['state']> = new Set(['importing', 'import_blocked'])

/** The movie's progress toward the library: current step, next step and time left. */
export const StateLine = ({ movie }: { movie: Movie }) => {
  const download = liveDownload(movie)
  const progress = useProgress(download?.id)
  const share = progress?.progress ?? download?.progress ?? 0
  const reached = reachedBy(movie, download, share)
  const search = useLastSearch(movie.id)
  const present = presentLook(isTroubled(movie, download), reached > 1 || isSearching(search, movie.id))
  const isSearched = !useNoIndexer()
  const eta = progress ? progress.eta_seconds : (download?.eta_seconds ?? null)
  const next = download && isWhole(download, share) ? t('state.of_checking') : nextStep(movie, download, { eta, isSearched })
  return (
    <section aria-label={t('state.label')} className="grid gap-2">
      <p className={clsx('text-balance font-bold text-xl lg:text-2xl', present === 'trouble' && 'text-warn')}>
        {headline(movie, download, { share, eta })}
      </p>
      <p className="text-soft">{[next, download && arriving(download, progress)].filter(Boolean).join(' ')}</p>
      {download?.state === 'queued' && <QueuePaused />}
      <Bulbs
        value={litBy(reached, download && share)}
        label={t('movie.progress_of', { title: movie.title })}
        text={download ? percent(share) : t(movieWord(movie.status))}
      />
      <Stages reached={reached} present={present} doing={download && stateWord(download, share)} notes={notesOf(movie, download, share)} />
    </section>
  )
}

/** The completed share from 0 to 1. A download lies between two steps; how far an import is, is not known. */
const litBy = (reached: number, share: number | undefined): number =>
  share === undefined ? 0 : (reached + (reached > 2 ? 0.5 : share)) / steps.length

const presentLook = (isTrouble: boolean, isUnderWay: boolean): keyof typeof stageLook => {
  if (isTrouble) return 'trouble'
  return isUnderWay ? 'now' : 'next'
}

const stageLook = {
  done: 'font-medium',
  now: 'font-medium text-accent',
  trouble: 'font-medium text-warn',
  /** Not in progress. */
  next: 'text-soft',
  ahead: 'text-soft',
} as const

/** `doing`: the current action. `notes`: when the first step was, and how long each later one took. */
type StagesProps = {
  reached: number
  present: keyof typeof stageLook
  doing: string | undefined
  notes: Partial<Record<Step, string | undefined>>
}

const Stages = ({ reached, present, doing, notes }: StagesProps) => (
  <ol className="flex flex-wrap gap-x-3 text-sm">
    {steps.map((step, at) => (
      <Stage key={step} is={at < reached ? 'done' : at > reached ? 'ahead' : present} note={at > reached ? undefined : notes[step]}>
        {(at === reached && doing) || t(words[step])}
      </Stage>
    ))}
  </ol>
)

type StageProps = { is: keyof typeof stageLook; note: string | undefined; children: string }

const Stage = ({ is, note, children }: StageProps) => (
  <li aria-current={is === 'done' || is === 'ahead' ? undefined : 'step'} className={clsx('grow basis-0', stageLook[is])}>
    {children}
    <span className="block font-normal text-soft text-xs tabular-nums">
      {is === 'done' && <Check role="img" aria-label={t('download.completed')} className="-mt-0.5 me-1 inline size-3" strokeWidth={2.5} />}
      {note}
    </span>
  </li>
)

const notesOf = (movie: Movie, download: Download | undefined, share: number): StagesProps['notes'] => ({
  added: isRecent(movie.added_at) ? clockTime(movie.added_at) : day(movie.added_at),
  found: download && tookFrom(movie.added_at, download.added_at),
  downloaded: download && (download.completed_at ? tookFrom(download.added_at, download.completed_at) : percent(share)),
})

const isRecent = (at: string) => now() - Date.parse(at) < HALF_A_DAY * 1000

const DAY = 86_400

/** Undefined if it took less than a second, or if the second time is not after the first: the movie was added to a download. */
const tookFrom = (from: string, to: string): string | undefined => {
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000
  if (seconds < 0.5) return
  return t('state.took', { time: duration(seconds < DAY ? seconds : Math.round(seconds / DAY) * DAY) })
}

/** In seconds. Beyond that, a time of day would be ambiguous. */
const HALF_A_DAY = 43_200

type Arriving = { share: number; eta: number | null }

/** The state in a few words, with the expected time of completion. */
const headline = (movie: Movie, download: Download | undefined, { share, eta }: Arriving): string => {
  if (!download) return t(movieWord(movie.status))
  if (isWhole(download, share)) return t('download.checking')
  if (download.state !== 'downloading' || eta === null || eta > HALF_A_DAY) return t(stateFaces[download.state].word)
  return t('state.ready_at', { time: clockTime(new Date(now() + eta * 1000).toISOString()) })
}

/** For example: 1.9 of 3.1 GB from 14 peers at 5.2 MB/s. */
const arriving = (download: Download, progress: Progress | undefined): string | undefined => {
  const { size_bytes, downloaded_bytes, peers, download_speed } = progress ?? download
  if (download.state !== 'downloading' || !size_bytes) return
  const of = t('activity.of', { done: size(downloaded_bytes), all: size(size_bytes) })
  // A speed of 0 before the first bytes is meaningless.
  if (!download_speed) return `${of}.`
  return t('state.arriving', { of, speed: speed(download_speed), count: peers ?? 0 })
}

/** Complete, but the service has not reported the next state yet. */
const isWhole = (download: Download, share: number) => download.state === 'downloading' && share >= 1

const stateWord = (download: Download, share: number) => {
  if (isWhole(download, share)) return t('download.checking')
  // Five stages share a row on a phone, so the longest word is a short one here.
  return t(download.state === 'downloading' ? 'state.downloading' : stateFaces[download.state].word)
}

type Known = { eta: number | null; isSearched: boolean }
const nextStep = (movie: Movie, download: Download | undefined, { eta, isSearched }: Known): string => {
  if (download) return ofDownload(download, eta)
  switch (movie.status) {
    case 'unreleased':
      return movie.available_from ? t('state.out_on', { day: day(movie.available_from) }) : t('state.not_out')
    case 'wanted':
      return isSearched ? ofWanted(movie) : t('state.not_searchable')
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

const ofWanted = ({ next_search_at, last_searched_at, last_search, downloads }: Movie): string => {
  const met = last_search ? `${told(last_search.said)}.` : last_searched_at ? '' : t('state.not_searched')
  if (!next_search_at || !isAhead(next_search_at)) return met || t('state.searching')
  const next = t('state.next_search', { when: fromNow(next_search_at) })
  const isOver = last_searched_at !== null && hasFailedSince(last_searched_at, downloads)
  return `${isOver ? t('state.failed') : met} ${next}`.trim()
}

/** A search found something and its download failed: the next search then comes later than after a search that found nothing. */
const hasFailedSince = (searchedAt: string, downloads: Movie['downloads'] = []): boolean => {
  const latest = downloads.toSorted((a, b) => b.id - a.id)[0]
  return latest?.state === 'failed' && Date.parse(latest.added_at) > Date.parse(searchedAt) - grabbedEarlyMs
}
/** A good release does not wait for the slowest indexer. */
const grabbedEarlyMs = 5 * 60_000

const ofDownload = (download: Download, eta: number | null): string => {
  if (download.error && download.state !== 'downloading') return told(download.error)
  if (download.next_try_at) return t('state.next_try', { when: fromNow(download.next_try_at) })
  if (download.state === 'downloading' && eta !== null) return t('state.eta', { time: duration(eta, 'long') })
  return t(`state.of_${download.state}`)
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { historyQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { dayAndTime, duration, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { SkeletonRows } from '../../kit/skeleton'
import { HistoryList } from '../history/list'
import { type Step, timelineOf } from './timeline'

/** The movie's progress in a few steps, with its full history below. */
export const HistoryTab = ({ movie }: { movie: Movie }) => {
  const history = useInfiniteQuery(historyQuery({ movie_id: movie.id }))
  if (history.isPending) return <SkeletonRows rows={6} className="h-11" />
  const steps = timelineOf(history.data?.pages.flatMap(({ results }) => results) ?? [])
  if (steps.length < 2) return <HistoryList movieId={movie.id} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ol className="grid max-w-2xl">
        {steps.map((step, at) => (
          <Station key={step.event.type} step={step} isLast={at === steps.length - 1} />
        ))}
      </ol>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 text-soft">
          <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
          {t('way.all')}
        </summary>
        <HistoryList movieId={movie.id} />
      </details>
    </div>
  )
}

const Station = ({ step, isLast }: { step: Step; isLast: boolean }) => (
  <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-4">
    <span aria-hidden className="flex flex-col items-center gap-1.5 pt-2">
      <span className="size-2 shrink-0 rounded-pill bg-(--bulb) shadow-[0_0_6px_var(--glow)]" />
      {!isLast && <span className="grow border-edge border-s-2 border-dotted" />}
    </span>
    <div className="min-w-0 pb-4">
      <p className="font-medium">{t(`way.${step.event.type}`)}</p>
      <p className="wrap-anywhere text-muted text-sm">{detailOf(step)}</p>
    </div>
    <p className="text-end text-muted text-sm tabular-nums">{tookOf(step)}</p>
  </li>
)

/** Durations of less than a second are not shown. */
const tookOf = ({ seconds, at }: Step): string | null => {
  if (seconds === null) return dayAndTime(at)
  return seconds < 0.5 ? null : duration(seconds)
}

const detailOf = ({ event, at }: Step): string => {
  switch (event.type) {
    case 'search_completed':
      return t('way.found_of', { count: event.found, accepted: event.accepted })
    case 'release_grabbed':
      return [event.quality, event.size_bytes !== null && size(event.size_bytes), event.indexer].filter(Boolean).join(', ')
    case 'import_completed':
      return event.relative_path
    case 'movie_watched':
      return dayAndTime(at)
    default:
      return ''
  }
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClockFading } from 'lucide-react'
import { historyQuery } from '../api/queries'
import type { HistoryRow } from '../api/types'
import { now } from '../clock'
import { clockTime, exactTime } from '../i18n/format'
import { language, t } from '../i18n/translate'
import { toneText } from '../ui/badge'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { ProblemCard } from '../ui/problem-card'
import { SkeletonRows } from '../ui/skeleton'
import { sentenceOf } from './sentences'

/** What happened, day by day, newest first. */
export const HistoryList = ({ movieId }: { movieId?: number }) => {
  const history = useInfiniteQuery(historyQuery(movieId))
  if (history.error && !history.data) return <ProblemCard error={history.error} onRetry={history.refetch} />
  if (!history.data) return <SkeletonRows rows={6} className="h-11" />
  const rows = history.data.pages.flatMap((page) => page.results)
  if (rows.length === 0) return <Empty icon={ClockFading} title={t('history.none')} text={t('history.none_text')} />
  return (
    <div className="grid gap-6">
      {byDay(rows).map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="mb-1 font-medium text-muted text-sm">{day}</h2>
          <ul className="divide-y divide-line">
            {ofDay.map((row) => (
              <Row key={row.id} row={row} linked={movieId === undefined} />
            ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage && (
        <Button className="justify-self-center" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
    </div>
  )
}

const Row = ({ row, linked }: { row: HistoryRow; linked: boolean }) => {
  const { icon: Icon, tone, text } = sentenceOf(row.data)
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden className={`mt-0.5 size-[1.125rem] shrink-0 ${toneText[tone]}`} strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{text}</p>
        {linked && row.movie && (
          <Link
            to="/movies/$id"
            params={{ id: row.movie.id }}
            className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg hover:underline"
          >
            {row.movie.title}
          </Link>
        )}
      </div>
      <time dateTime={row.at} title={exactTime(row.at)} className="shrink-0 text-muted text-sm">
        {clockTime(row.at)}
      </time>
    </li>
  )
}

const dayName = (at: string) => {
  const date = new Date(at)
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return t('time.today')
  if (days === 1) return t('time.yesterday')
  return new Intl.DateTimeFormat(language(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(days > 300 && { year: 'numeric' }),
  }).format(date)
}

const byDay = (rows: readonly HistoryRow[]) => [...Map.groupBy(rows, ({ at }) => dayName(at))]

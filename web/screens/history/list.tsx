import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { ChevronDown, ClockFading } from 'lucide-react'
import { useState } from 'react'
import { historyQuery } from '../../data/api/queries'
import type { HistoryRow } from '../../data/api/types'
import { clockTime, count, exactTime } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Button, IconButton } from '../../kit/button'
import { chipStyle } from '../../kit/chip'
import { Empty } from '../../kit/empty'
import { Poster } from '../../kit/poster'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { byDay } from './days'
import { groupsOf, type HistoryGroup } from './groups'
import { type HistoryKind, historyKinds } from './kind-names'
import { typesOf } from './kinds'
import { sentenceOf } from './sentences'

type Props = { movieId?: number; kind?: HistoryKind | undefined; onKind?: (kind: HistoryKind | undefined) => void }

/** Events by day, newest first, optionally of one kind. */
export const HistoryList = ({ movieId, kind, onKind }: Props) => (
  <>
    {onKind && <Kinds kind={kind} onKind={onKind} />}
    <Days movieId={movieId} kind={kind} onAll={() => onKind?.(undefined)} />
  </>
)

const Kinds = ({ kind, onKind }: { kind: HistoryKind | undefined; onKind: (kind: HistoryKind | undefined) => void }) => (
  <fieldset className="mb-6">
    <legend className="visually-hidden">{t('history.filter')}</legend>
    <div className="flex flex-wrap gap-2">
      {[undefined, ...historyKinds].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
          className={chipStyle(each === kind)}
        >
          {t(`history.${each ?? 'all'}`)}
        </button>
      ))}
    </div>
  </fieldset>
)

type DaysProps = { movieId: number | undefined; kind: HistoryKind | undefined; onAll: () => void }

const Days = ({ movieId, kind, onAll }: DaysProps) => {
  const history = useInfiniteQuery(historyQuery({ movie_id: movieId, type: kind && typesOf(kind).join() }))
  if (history.error && !history.data) return <ProblemCard error={history.error} onRetry={history.refetch} />
  if (!history.data) return <SkeletonRows rows={6} className="h-11" />
  const rows = history.data.pages.flatMap((page) => page.results)
  if (rows.length === 0 && kind)
    return (
      <Empty icon={ClockFading} title={t('history.none_of_kind')} text={t('history.none_text')}>
        <Button onClick={onAll}>{t('history.show_all')}</Button>
      </Empty>
    )
  if (rows.length === 0) return <Empty icon={ClockFading} title={t('history.none')} text={t('history.none_text')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {byDay(rows).map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="mb-1 font-medium text-muted text-sm first-letter:uppercase">{day}</h2>
          <ul className="divide-y divide-line">
            {movieId === undefined && !kind
              ? groupsOf(ofDay).map(({ key, rows: ofMovie }) =>
                  ofMovie.length > 1 ? <Group key={key} rows={ofMovie} /> : <Row key={key} row={ofMovie[0]} linked />,
                )
              : ofDay.map((row) => <Row key={row.id} row={row} linked={movieId === undefined} />)}
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

/** A movie with its newest event; the others expand. */
const Group = ({ rows }: { rows: HistoryGroup['rows'] }) => {
  const [{ movie, data, at }] = rows
  const [open, setOpen] = useState(false)
  if (!movie) return null
  const { icon: Icon, tone, text } = sentenceOf(data)
  return (
    <li className="py-2">
      <div className="flex items-center gap-1">
        <div className="w-8 shrink-0">
          <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={36} className="rounded-ctl!" />
        </div>
        <div className="min-w-0 grow ps-2">
          <Link to="/movies/$id" params={{ id: movie.id }} className="font-medium hover:underline">
            {movie.title}
          </Link>
          <p className="flex items-start gap-1.5 text-soft text-sm">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${toneText[tone]}`} strokeWidth={1.75} />
            <span className="wrap-anywhere">{text}</span>
          </p>
        </div>
        <time dateTime={at} title={exactTime(at)} className="shrink-0 text-muted text-sm">
          {clockTime(at)}
        </time>
        <Button
          small
          kind="quiet"
          aria-expanded={open}
          aria-label={t('history.all_of', { title: movie.title, count: rows.length })}
          onClick={() => setOpen(!open)}
          className={clsx('min-w-16 justify-end! tabular-nums', open && '[&>svg]:rotate-180')}
        >
          {count(rows.length)}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </div>
      {open && (
        <ul className="mt-1 ms-8 divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} linked={false} />
          ))}
        </ul>
      )}
    </li>
  )
}

const Row = ({ row, linked }: { row: HistoryRow; linked: boolean }) => {
  const { icon: Icon, tone, text, detail } = sentenceOf(row.data)
  const [open, setOpen] = useState(false)
  return (
    <li className="py-1">
      <div className="flex items-start gap-1 py-1.5">
        <span className="flex w-8 shrink-0 justify-center">
          <Icon aria-hidden className={`mt-0.5 size-[1.125rem] ${toneText[tone]}`} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow ps-2">
          <p className="wrap-anywhere">{text}</p>
          {linked && !row.movie && detail && <p className="wrap-anywhere text-muted text-sm">{detail}</p>}
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
        <span className="-my-1 flex shrink-0 justify-end pe-1 pointer-coarse:pe-0" style={{ inlineSize: '4rem' }}>
          <IconButton
            small
            icon={ChevronDown}
            aria-expanded={open}
            label={t('history.details_of', { text })}
            onClick={() => setOpen(!open)}
            className={clsx(open && '[&>svg]:rotate-180')}
          />
        </span>
      </div>
      {open && <Details row={row} />}
    </li>
  )
}

/** All fields of an event. */
const Details = ({ row }: { row: HistoryRow }) => (
  <dl className="mb-2 ms-11 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 rounded-ctl bg-sunken p-3 text-sm">
    {Object.entries(row.data).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere font-mono">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
      </div>
    ))}
  </dl>
)

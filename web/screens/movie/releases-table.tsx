import clsx from 'clsx'
import { ArrowDown, ArrowUp, Check, CircleX, Clock, Download, type LucideIcon } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { Release } from '../../data/api/types'
import { codecWord } from '../../i18n/codecs'
import { age, capital, count, exactTime, languageName, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { type CurrentFile, GrabButton } from './grab-button'
import { PlaysHere } from './plays-here'
import { whyNot } from './reasons'
import {
  type Column,
  columnsOf,
  filterReleases,
  firstDirection,
  isGood,
  type Order,
  type Shown,
  sortReleases,
  unknownWords,
} from './releases'

type Props = { releases: readonly Release[]; held: CurrentFile }
const filters: readonly Shown[] = ['all', 'good', 'bad']
const isNumber = (column: Column) => column !== 'quality' && column !== 'verdict'

/** All releases as a table, the verdict with its reasons first. Headers sort; sorting by quality groups the rows. */
export const ReleasesTable = ({ releases, held }: Props) => {
  const [shown, setShown] = useState<Shown>('all')
  const [order, setOrder] = useState<Order>()
  const rows = sortReleases(filterReleases(releases, shown), order)
  const columns = columnsOf(releases)
  const best = releases.find(({ verdict }) => verdict === 'accepted')
  const sortBy = (by: Column) => {
    if (order?.by !== by) return setOrder({ by, isUp: firstDirection(by) })
    setOrder(order.isUp === firstDirection(by) ? { by, isUp: !order.isUp } : undefined)
  }
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="visually-hidden">{t('release.filter')}</legend>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={shown === filter}
            onClick={() => setShown(filter)}
            className={clsx(
              'min-h-8 rounded-pill px-3 font-medium text-sm pointer-coarse:min-h-10',
              shown === filter ? 'bg-fg text-bg' : 'bg-ctl text-soft hover:bg-hover',
            )}
          >
            {t(`release.show_${filter}`)} {count(filterReleases(releases, filter).length)}
          </button>
        ))}
      </fieldset>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            {columns.map((column) => (
              <Head key={column} column={column} order={order} onSort={() => sortBy(column)} />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((release, at) => (
            <Fragment key={release.id}>
              {order?.by === 'quality' && release.quality !== rows[at - 1]?.quality && (
                <tr className="border-line border-b">
                  <th scope="rowgroup" colSpan={columns.length + 1} className="pt-5 pb-2 text-start font-bold text-base">
                    {release.quality}
                  </th>
                </tr>
              )}
              <Row release={release} held={held} isBest={release === best} hasScore={columns.includes('score')} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = { column: Column; order: Order; onSort: () => void }

const Head = ({ column, order, onSort }: HeadProps) => {
  const isSorted = order?.by === column
  const Arrow = isSorted && order.isUp ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.isUp ? 'ascending' : 'descending') : undefined}
      className={clsx('pb-1 font-medium', isNumber(column) ? 'ps-4 text-end' : 'pe-4 text-start')}
    >
      <button
        type="button"
        onClick={onSort}
        className={clsx(
          'inline-flex min-h-8 items-center gap-1 hover:text-fg',
          isNumber(column) && 'flex-row-reverse',
          isSorted && 'text-fg',
        )}
      >
        {t(`release.by_${column}`)}
        <Arrow aria-hidden className={clsx('size-3.5', !isSorted && 'opacity-0')} />
      </button>
    </th>
  )
}

type RowProps = { release: Release; held: CurrentFile; isBest: boolean; hasScore: boolean }

const Row = ({ release, held, isBest, hasScore }: RowProps) => {
  const codec = release.parsed.video_codec
  const extras = [codec && codecWord(codec), ...release.parsed.hdr, release.parsed.edition, ...release.custom_formats].filter(Boolean)
  const isDim = !isGood(release)
  const words = unknownWords(release)
  return (
    <tr className={clsx('border-line border-b align-top [&>td]:py-3', isDim && 'text-muted')}>
      <td className="w-44 pe-4">
        <span className={clsx('block font-medium', !isDim && 'text-fg')}>{release.quality}</span>
        <span className="block text-muted text-xs">{extras.join(', ')}</span>
        <span className="block text-muted text-xs">{release.indexer?.name}</span>
      </td>
      <td className="pe-4">
        <Verdict release={release} isBest={isBest} />
        <span className="mt-1 block empty:hidden">
          <PlaysHere movieId={release.movie_id} releaseId={release.id} />
        </span>
        <span className="mt-0.5 block break-all font-mono text-muted text-xs">{release.title}</span>
        {release.languages.length > 0 && (
          <span className="block text-muted text-xs">{capital(release.languages.map(languageName).join(', '))}</span>
        )}
        {words !== undefined && <span className="block text-muted text-xs">{t('release.doubt', { words })}</span>}
      </td>
      <td className={number}>{release.size_bytes === null ? t('release.unknown_size') : size(release.size_bytes)}</td>
      <td className={number}>{release.seeders === null ? '' : count(release.seeders)}</td>
      <td className={number}>
        {release.published_at && (
          <time dateTime={release.published_at} title={exactTime(release.published_at)}>
            {age(release.published_at)}
          </time>
        )}
      </td>
      {hasScore && <td className={number}>{release.score === 0 ? '' : count(release.score)}</td>}
      <td className="ps-4 text-end">
        <GrabButton release={release} held={held} isFirst={isBest} small />
      </td>
    </tr>
  )
}
const number = 'ps-4 text-end whitespace-nowrap tabular-nums'

type Said = { icon: LucideIcon; className: string; lines: string[] }

const verdictOf = (release: Release, isBest: boolean): Said => {
  if (isGood(release) && release.grabbed_at) return { icon: Download, className: 'text-accent', lines: [t('release.grabbed')] }
  if (release.verdict === 'accepted') return { icon: Check, className: 'text-ok', lines: [t(isBest ? 'release.best' : 'release.suitable')] }
  const lines = release.reasons.map(whyNot)
  return { icon: release.verdict === 'rejected' ? CircleX : Clock, className: 'text-warn', lines }
}

const Verdict = ({ release, isBest }: { release: Release; isBest: boolean }) => {
  const { icon: Icon, className, lines } = verdictOf(release, isBest)
  return (
    <span className={clsx('flex gap-2 font-medium', className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {lines.map((line) => (
          <span key={line} className="block first-letter:uppercase">
            {line}
          </span>
        ))}
      </span>
    </span>
  )
}

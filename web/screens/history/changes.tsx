import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Undoable } from '../../data/api/types'
import { changesQuery, textOf, undoChange } from '../../data/api/undo'
import { clockTime, exactTime } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { byDay } from './days'

/** What people changed in the last week, and the way back. */
export const ChangeList = () => {
  const changes = useInfiniteQuery(changesQuery)
  if (changes.error && !changes.data) return <ProblemCard error={changes.error} onRetry={changes.refetch} />
  if (!changes.data) return <SkeletonRows rows={6} className="h-11" />
  const rows = changes.data.pages.flatMap((page) => page.results)
  if (rows.length === 0) return <Empty icon={Undo2} title={t('changes.none')} text={t('changes.none_text')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {byDay(rows).map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="mb-1 font-medium text-muted text-sm first-letter:uppercase">{day}</h2>
          <ul className="divide-y divide-line">
            {ofDay.map((change) => (
              <Row key={change.id} change={change} onDone={() => void changes.refetch()} />
            ))}
          </ul>
        </section>
      ))}
      {changes.hasNextPage && (
        <Button className="justify-self-center" busy={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
    </div>
  )
}

const Row = ({ change, onDone }: { change: Undoable; onDone: () => void }) => {
  const [busy, setBusy] = useState(false)
  const { at, device, reason, undoes } = change
  const text = textOf(change)
  const undo = () => {
    setBusy(true)
    void undoChange(change).finally(() => {
      setBusy(false)
      onDone()
    })
  }
  return (
    <li className="flex min-h-14 items-center gap-4 py-2">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{undoes === null ? text : t('changes.undo_of', { text })}</p>
        <p className="wrap-anywhere text-muted text-sm">
          <time dateTime={at} title={exactTime(at)}>
            {clockTime(at)}
          </time>
          {` · ${device ?? t('changes.by_key')}`}
          {reason && ` · ${told(reason)}`}
        </p>
      </div>
      {!reason && (
        <Button
          small
          kind="quiet"
          busy={busy}
          onClick={undo}
          aria-label={t(undoes === null ? 'changes.undo_this' : 'changes.redo_this', { text })}
          className="shrink-0"
        >
          {t(undoes === null ? 'ui.undo' : 'ui.redo')}
        </Button>
      )}
    </li>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CirclePause, Download, Play, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { indexersQuery } from '../../data/api/queries'
import type { Hold } from '../../data/api/types'
import { listOf, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { ProblemCard } from '../../kit/problem-card'
import { toast } from '../../kit/toast'
import { holdQuery } from './hold-query'
import { UndoButton, Undone, useUndoImport } from './undo'

const mostShown = 20
/** More upgrades than this look like facts that did not come along. */
const suspicious = { count: 10, share: 0.01 }

/** After an import nothing starts automatically: what would, and the decision. Absent while nothing is on hold. */
export const HoldPanel = () => {
  const { data: hold, error } = useQuery(holdQuery)
  const undo = useUndoImport()
  if (error) return <ProblemCard error={error} />
  return (
    <>
      <Undone undo={undo} />
      {hold?.held && <Held hold={hold} undo={<UndoButton undo={undo} reportIds={hold.report_ids} />} />}
    </>
  )
}

type HeldProps = { hold: Hold; undo: ReactNode }

const Held = ({ hold, undo }: HeldProps) => (
  <section aria-labelledby="hold-title" className="grid gap-4 rounded-card border border-warn bg-surface p-4 sm:p-5">
    <div className="grid gap-1">
      <h2 id="hold-title" className="flex items-center gap-3 font-bold text-xl">
        <CirclePause aria-hidden className="size-6 shrink-0 text-warn" />
        {t('hold.title')}
      </h2>
      <p className="text-soft">{t('hold.text')}</p>
      {hold.interrupted && <p className="text-bad">{t('hold.interrupted')}</p>}
    </div>
    {(hold.guards_left_behind.length > 0 || hold.sources.includes('radarr')) && <Guards guards={hold.guards_left_behind} />}
    <Would hold={hold} />
    <ul className="grid gap-1 text-muted text-sm">
      {hold.searches_due > 0 && <li>{t('hold.searches', { count: hold.searches_due })}</li>}
      {hold.lists_due.map(({ id, name, would_add }) => (
        <li key={id}>{t('hold.list', { name, count: would_add })}</li>
      ))}
      {hold.collections_due > 0 && <li>{t('hold.collections', { count: hold.collections_due })}</li>}
      {hold.sources.includes('radarr') && <li>{t('hold.both')}</li>}
      {hold.sources.includes('radarr') && (
        <li>
          {t('hold.shared')}{' '}
          <Link to="/settings/folders" className="text-accent underline">
            {t('hold.guard_set')}
          </Link>
        </li>
      )}
    </ul>
    <Decision hold={hold} undo={undo} />
  </section>
)

type Guard = Hold['guards_left_behind'][number]

/** What held downloads back before and does not any more, each with the page where it is set. */
const Guards = ({ guards }: { guards: readonly Guard[] }) => {
  if (guards.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
        {t('hold.no_guards')}
      </p>
    )
  return (
    <div className="grid gap-2">
      <h3 className="flex items-center gap-2 font-medium text-bad">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t('hold.guards', { count: guards.length })}
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {guards.slice(0, mostShown).map(({ kind, name, reasons, goes_to }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and it may contain a name twice
          <li key={place} className="min-w-0">
            <span className="break-words font-medium">{name}</span> <span className="text-muted">{t(`radarr.kind_${kind}`)}</span>{' '}
            {goes_to && (
              <Link to={goes_to} className="text-accent underline">
                {t('hold.guard_set')}
              </Link>
            )}
            <span className="block break-words text-soft">{reasons.map(told).join('. ')}</span>
          </li>
        ))}
        {guards.length > mostShown && <li className="text-muted">{t('hold.more_guards', { count: guards.length - mostShown })}</li>}
      </ul>
    </div>
  )
}

const Would = ({ hold }: { hold: Hold }) => {
  const { would_grab, would_grab_bytes, free_bytes } = hold
  const upgrades = would_grab.filter(({ why }) => why === 'upgrade').length
  const looksLost = upgrades > suspicious.count || (upgrades > 1 && upgrades > hold.files * suspicious.share)
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">
        {t('hold.would', { count: would_grab.length, size: size(would_grab_bytes) })}
        {free_bytes !== null && <span className="font-normal text-muted text-sm"> · {t('hold.free', { free: size(free_bytes) })}</span>}
      </h3>
      <Unasked />
      {looksLost && (
        <p className="flex items-center gap-2 text-warn">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {t('hold.lost')}
        </p>
      )}
      {would_grab.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {would_grab.slice(0, mostShown).map((one) => (
            <li key={one.release_id} className="min-w-0">
              <span className="font-medium">{one.title}</span> <span className="text-muted">{scoresOf(one)}</span>
              <span className="block break-all text-soft">{one.release_title}</span>
            </li>
          ))}
          {would_grab.length > mostShown && <li className="text-muted">{t('hold.more', { count: would_grab.length - mostShown })}</li>}
        </ul>
      )}
    </div>
  )
}

/** What an indexer offers that does not respond is not in the list. */
const Unasked = () => {
  const indexers = useQuery(indexersQuery).data?.results
  if (!indexers) return null
  const silent = indexers.filter(({ enabled, last_error }) => enabled && last_error !== null)
  if (silent.length === 0 && indexers.some(({ enabled }) => enabled)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
      {silent.length === 0 ? t('hold.no_indexer') : t('hold.unasked', { names: listOf(silent.map(({ name }) => name)) })}
      <Link to="/settings/indexers" className="text-accent underline">
        {t('radarr.to_indexers')}
      </Link>
    </p>
  )
}

const scoresOf = ({ score, file_score }: Hold['would_grab'][number]): string =>
  file_score === null ? `${t('hold.missing')}, ${t('hold.score', { score })}` : t('hold.scores', { score, file: file_score })

const Decision = ({ hold, undo }: HeldProps) => {
  const queries = useQueryClient()
  const [stopsLists, setStopsLists] = useState(false)
  const release = useMutation({
    mutationFn: (movies: 'all' | 'none') =>
      ask(client.POST('/api/v1/import/hold/release', { body: { movies, upgrades: false, lists: !stopsLists } })),
    onSuccess: () => toast(t('hold.started'), { tone: 'ok' }),
    onSettled: () => queries.invalidateQueries(),
  })
  const hasOffers = hold.would_grab.length > 0
  const takeThese = async () => {
    const title = t('hold.ask_take')
    const text = t('hold.would', { count: hold.would_grab.length, size: size(hold.would_grab_bytes) })
    const { yes } = await confirm({
      title,
      text,
      action: t('hold.take'),
      ...(hold.sources.includes('radarr') && { after: t('hold.both') }),
    })
    if (yes) release.mutate('all')
  }
  return (
    <div className="grid gap-3">
      {hold.lists_due.length > 0 && (
        <label className="flex min-h-6 items-center gap-2 text-sm">
          <input type="checkbox" checked={stopsLists} onChange={(event) => setStopsLists(event.target.checked)} />
          {t('hold.stop_lists')}
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" icon={Play} busy={release.isPending} onClick={() => release.mutate('none')}>
          {hasOffers ? t('hold.leave') : t('hold.leave_plain')}
        </Button>
        {hasOffers && (
          <Button icon={Download} busy={release.isPending} onClick={() => void takeThese()}>
            {t('hold.take')}
          </Button>
        )}
        {undo}
      </div>
      <p className="text-muted text-sm">{t('hold.after')}</p>
      {release.error && <ProblemCard error={release.error} />}
    </div>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, PlugZap, Plus, Radio, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { indexersQuery, indexerTypesQuery } from '../../../data/api/queries'
import type { Indexer } from '../../../data/api/types'
import { clockTime, fromNow } from '../../../i18n/format'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { confirm } from '../../../kit/confirm'
import { Dialog } from '../../../kit/dialog'
import { Empty } from '../../../kit/empty'
import { Switch } from '../../../kit/field'
import { MenuButton, type MenuEntry } from '../../../kit/menu'
import { ProblemCard } from '../../../kit/problem-card'
import { SkeletonRows } from '../../../kit/skeleton'
import { toast } from '../../../kit/toast'
import { SettingsPage } from '../../settings/settings-page'
import { IndexerForm } from './form'

/** The indexers. */
export const IndexersPage = () => {
  const indexers = useQuery(indexersQuery)
  const types = useQuery(indexerTypesQuery)
  const [open, setOpen] = useState<Indexer | 'new' | undefined>()
  const close = () => setOpen(undefined)
  return (
    <SettingsPage
      title={t('indexer.title')}
      text={t('indexer.text')}
      actions={
        <Button kind="primary" icon={Plus} disabled={!types.data} onClick={() => setOpen('new')}>
          {t('indexer.add')}
        </Button>
      }
    >
      {indexers.error && !indexers.data ? (
        <ProblemCard error={indexers.error} onRetry={indexers.refetch} />
      ) : !indexers.data ? (
        <SkeletonRows rows={3} />
      ) : indexers.data.results.length === 0 ? (
        <Empty icon={Radio} title={t('indexer.none')} text={t('indexer.none_text')} />
      ) : (
        <ul className="grid gap-3">
          {indexers.data.results.map((indexer) => (
            <Row key={indexer.id} indexer={indexer} onEdit={() => setOpen(indexer)} />
          ))}
        </ul>
      )}
      {open && types.data && (
        <Dialog open onClose={close} title={open === 'new' ? t('indexer.add') : open.name} wide>
          <IndexerForm
            types={types.data.results}
            indexer={open === 'new' ? undefined : open}
            onCancel={close}
            onSaved={() => {
              toast(t('ui.saved'), { tone: 'ok' })
              close()
            }}
          />
        </Dialog>
      )}
    </SettingsPage>
  )
}

const Row = ({ indexer, onEdit }: { indexer: Indexer; onEdit: () => void }) => {
  const path = { params: { path: { id: indexer.id } } }
  const toggle = useMutation({
    mutationFn: (enabled: boolean) => ask(client.PATCH('/api/v1/indexers/{id}', { ...path, body: { enabled } })),
    onError: sayProblem,
  })
  const test = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/indexers/{id}/test', path)),
    onError: sayProblem,
    onSuccess: () => toast(t('indexer.answers'), { tone: 'ok' }),
  })
  const remove = async () => {
    const { yes } = await confirm({
      title: t('indexer.remove_title', { name: indexer.name }),
      text: t('indexer.remove_text'),
      action: t('movie.remove'),
      danger: true,
    })
    if (yes) await ask(client.DELETE('/api/v1/indexers/{id}', path)).catch(sayProblem)
  }
  const entries = (): MenuEntry[] => [
    { kind: 'item', label: t('managed.edit'), icon: Pencil, run: onEdit },
    { kind: 'item', label: t('settings.test'), icon: PlugZap, run: () => test.mutate() },
    {
      kind: 'item',
      label: t('indexer.reset'),
      icon: RotateCw,
      disabled: indexer.escalation_level === 0,
      run: () => void ask(client.POST('/api/v1/indexers/{id}/reset', path)).catch(sayProblem),
    },
    { kind: 'line' },
    { kind: 'item', label: t('movie.remove'), icon: Trash2, danger: true, run: () => void remove() },
  ]
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <Switch
        checked={indexer.enabled}
        onChange={(enabled) => toggle.mutate(enabled)}
        disabled={toggle.isPending}
        label={t('indexer.use', { name: indexer.name })}
      />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-2">
          <button type="button" onClick={onEdit} className="min-h-6 font-medium hover:underline">
            {indexer.name}
          </button>
          <Health indexer={indexer} />
        </p>
        <p className="truncate text-muted text-sm">{indexer.url}</p>
        {indexer.daily_query_limit !== null && (
          <p className="text-muted text-sm">
            {t('indexer.left', { count: Math.max(0, indexer.daily_query_limit - indexer.queries_today) })}
          </p>
        )}
        {indexer.last_error && indexer.escalation_level > 0 && (
          <p className="text-soft text-sm">
            {indexer.disabled_until && `${t('indexer.rests_after', { count: indexer.escalation_level })}: `}
            {told(indexer.last_error_reason ?? indexer.last_error)}
          </p>
        )}
      </div>
      <Button small busy={test.isPending} onClick={() => test.mutate()} className="max-sm:hidden">
        {t('settings.test')}
      </Button>
      <MenuButton label={t('movie.more')} icon={Ellipsis} entries={entries} />
    </li>
  )
}

const Health = ({ indexer }: { indexer: Indexer }) => {
  if (!indexer.enabled) return <Badge>{t('indexer.off')}</Badge>
  if (indexer.disabled_until)
    return (
      <Badge tone="warn">{t('indexer.rests', { until: clockTime(indexer.disabled_until), when: fromNow(indexer.disabled_until) })}</Badge>
    )
  return indexer.escalation_level > 0 ? <Badge tone="warn">{t('indexer.failing')}</Badge> : <Badge tone="ok">{t('indexer.fine')}</Badge>
}

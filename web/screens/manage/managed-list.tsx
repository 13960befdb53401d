import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis, type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { Page } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { away } from '../../kit/connection'
import { Empty } from '../../kit/empty'
import { Switch } from '../../kit/field'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import type { DiscoverSearch } from '../discover/search'
import { SettingsPage } from '../settings/settings-page'

type ListProps<R> = {
  title: string
  text: string
  list: UseQueryResult<Page<R>>
  add: { label: string; run: () => void; disabled?: boolean }
  /** A second way to add an entry. */
  otherwise?: ReactNode
  empty: { icon: LucideIcon; title: string; text: string }
  row: (one: R) => ReactNode
  children?: ReactNode
}

/** An editable list: its entries and a form that adds one. */
export const ManagedList = <R,>({ title, text, list, add, otherwise, empty, row, children }: ListProps<R>) => (
  <SettingsPage
    title={title}
    text={text}
    actions={
      <>
        {otherwise}
        <Button kind="primary" icon={Plus} disabled={add.disabled} onClick={add.run}>
          {add.label}
        </Button>
      </>
    }
  >
    {list.error && !list.data ? (
      <ProblemCard error={list.error} onRetry={list.refetch} />
    ) : !list.data ? (
      <SkeletonRows rows={3} />
    ) : list.data.results.length === 0 ? (
      <Empty {...empty} />
    ) : (
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">{list.data.results.map(row)}</ul>
    )}
    {children}
  </SettingsPage>
)

type RowProps = {
  name: string
  /** Where the name links to; without it, it opens the form. */
  to?:
    | { to: '/lists/$list'; params: { list: number } }
    | { to: '/people/$person'; params: { person: number } }
    | { to: '/discover'; search: DiscoverSearch }
  picture?: ReactNode
  badges?: ReactNode
  enabled?: { value: boolean; change: (value: boolean) => Promise<unknown> }
  entries?: readonly MenuEntry[]
  onEdit: () => void
  /** Removes the entry; `text` explains the consequences. */
  remove: { text: string; run: () => Promise<unknown> }
  children?: ReactNode
}

export const ManagedRow = ({ name, to, picture, badges, enabled, entries = [], onEdit, remove, children }: RowProps) => {
  const isAway = useStore(away)
  const askAndRemove = async () => {
    const { yes } = await confirm({
      title: t('managed.remove_title', { name }),
      text: remove.text,
      action: t('managed.remove'),
      danger: true,
    })
    if (yes) await remove.run().catch(sayProblem)
  }
  const menu = (): MenuEntry[] => [
    { kind: 'item', label: t('managed.edit'), icon: Pencil, run: onEdit },
    ...entries,
    { kind: 'line' },
    { kind: 'item', label: t('managed.remove'), icon: Trash2, danger: true, run: () => void askAndRemove() },
  ]
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5">
      {enabled && (
        <Switch
          checked={enabled.value}
          disabled={isAway}
          label={t('managed.use', { name })}
          onChange={(value) => void enabled.change(value).catch(sayProblem)}
        />
      )}
      {picture}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          {to ? (
            <Link {...to} className="min-h-6 break-words font-medium hover:underline">
              {name}
            </Link>
          ) : (
            <button type="button" onClick={onEdit} className="min-h-6 break-words text-start font-medium hover:underline">
              {name}
            </button>
          )}
          {badges}
        </p>
        {children}
      </div>
      <MenuButton label={t('managed.more', { name })} icon={Ellipsis} entries={menu} />
    </li>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { ListVideo, RefreshCw, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../api/actions'
import { ask, client } from '../../api/client'
import type { FollowedList, ListType } from '../../api/types'
import { told, toldWord } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { toast } from '../../ui/toast'
import { When } from '../../ui/when'
import { ManagedList, ManagedRow } from '../managed-list'
import { listsQuery, listTypesQuery } from '../queries'
import { ListForm } from './form'
import { ListItems } from './items'
import { ListUpload } from './upload'

type Open = { what: 'form'; list: FollowedList | undefined } | { what: 'items'; list: FollowedList }

/** Followed lists and uploaded ones. */
export const FollowedListsPage = () => {
  const lists = useQuery(listsQuery)
  const types = useQuery(listTypesQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const labelOf = ({ type }: FollowedList) => toldWord(types.data?.results.find((one) => one.type === type)?.label ?? type)
  return (
    <ManagedList
      title={t('list.title')}
      text={t('list.text')}
      list={lists}
      add={{ label: t('list.add'), run: () => setOpen({ what: 'form', list: undefined }), disabled: !types.data }}
      otherwise={<ListUpload onUploaded={(list) => setOpen({ what: 'items', list })} />}
      empty={{ icon: ListVideo, title: t('list.none'), text: t('list.none_text') }}
      row={(list) => (
        <Row
          key={list.id}
          list={list}
          type={labelOf(list)}
          onEdit={() => setOpen({ what: 'form', list })}
          onItems={() => setOpen({ what: 'items', list })}
        />
      )}
    >
      {open && types.data && <Opened open={open} types={types.data.results} onClose={close} />}
    </ManagedList>
  )
}

const Opened = ({ open, types, onClose }: { open: Open; types: readonly ListType[]; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={open.list?.name ?? t('list.add')} wide>
    {open.what === 'form' ? <ListForm types={types} list={open.list} onClose={onClose} /> : <ListItems list={open.list} />}
  </Dialog>
)

type RowProps = { list: FollowedList; type: string; onEdit: () => void; onItems: () => void }

const Row = ({ list, type, onEdit, onItems }: RowProps) => {
  const path = { params: { path: { id: list.id } } }
  const sync = useMutation({
    mutationFn: (accept_fewer: boolean) => ask(client.POST('/api/v1/lists/{id}/refresh', { ...path, body: { accept_fewer } })),
    onError: sayProblem,
    onSuccess: ({ added, to_add }) => toast(`${t('list.synced', { count: added })} ${t('list.left', { count: to_add })}`, { tone: 'ok' }),
  })
  return (
    <ManagedRow
      name={list.name}
      onEdit={onEdit}
      enabled={{ value: list.enabled, change: (enabled) => ask(client.PATCH('/api/v1/lists/{id}', { ...path, body: { enabled } })) }}
      entries={[
        { kind: 'item', label: t('list.movies'), icon: Rows3, run: onItems },
        { kind: 'item', label: t('list.sync'), icon: RefreshCw, disabled: sync.isPending, run: () => sync.mutate(false) },
      ]}
      badges={<Health list={list} />}
      remove={{ text: t('list.remove_text'), run: () => ask(client.DELETE('/api/v1/lists/{id}', path)) }}
    >
      <p className="text-muted text-sm">
        {[type, list.address_host].filter(Boolean).join(' · ')}
        {list.last_synced_at && (
          <>
            {' · '}
            {t('list.read')} <When at={list.last_synced_at} />
          </>
        )}
      </p>
      <button
        type="button"
        onClick={onItems}
        className="min-h-6 text-sm text-soft underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('list.count', { count: list.item_count })}
      </button>
      {list.last_error && <p className="text-sm text-warn">{told(list.last_error_reason ?? list.last_error)}</p>}
      {list.shrunk_to !== null && (
        <Button small changes busy={sync.isPending} className="mt-2" onClick={() => sync.mutate(true)}>
          {t('list.accept_fewer', { count: list.shrunk_to })}
        </Button>
      )}
    </ManagedRow>
  )
}

const Health = ({ list }: { list: FollowedList }) => {
  if (list.last_error) return <Badge tone="warn">{t('list.failing')}</Badge>
  return <Badge tone={list.auto_add ? 'ok' : 'plain'}>{list.auto_add ? t('list.adds') : t('list.adds_not')}</Badge>
}

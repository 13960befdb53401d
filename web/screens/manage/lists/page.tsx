import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListVideo, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { FollowedList, ListType } from '../../../data/api/types'
import { told, toldWord } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Bulbs } from '../../../kit/bulbs'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { PosterStack } from '../../../kit/poster-stack'
import { When } from '../../../kit/when'
import { ManagedList, ManagedRow } from '../managed-list'
import { listsQuery, listTypesQuery } from '../queries'
import { ListForm } from './form'
import { ListUpload } from './upload'
import { useSync } from './use-sync'

type Open = { list: FollowedList | undefined }

/** Followed lists and uploaded ones. */
export const FollowedListsPage = () => {
  const lists = useQuery(listsQuery)
  const types = useQuery(listTypesQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const navigate = useNavigate()
  const labelOf = ({ type }: FollowedList) => toldWord(types.data?.results.find((one) => one.type === type)?.label ?? type)
  return (
    <ManagedList
      title={t('list.title')}
      text={t('list.text')}
      list={lists}
      add={{ label: t('list.add'), run: () => setOpen({ list: undefined }), disabled: !types.data }}
      otherwise={<ListUpload onUploaded={({ id }) => void navigate({ to: '/lists/$list', params: { list: id } })} />}
      empty={{ icon: ListVideo, title: t('list.none'), text: t('list.none_text') }}
      row={(list) => <Row key={list.id} list={list} type={labelOf(list)} onEdit={() => setOpen({ list })} />}
    >
      {open && types.data && <Opened open={open} types={types.data.results} onClose={close} />}
    </ManagedList>
  )
}

const Opened = ({ open, types, onClose }: { open: Open; types: readonly ListType[]; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={open.list?.name ?? t('list.add')} wide>
    <ListForm types={types} list={open.list} onClose={onClose} />
  </Dialog>
)

type RowProps = { list: FollowedList; type: string; onEdit: () => void }

const Row = ({ list, type, onEdit }: RowProps) => {
  const path = { params: { path: { id: list.id } } }
  const { sync, isSyncing } = useSync(list)
  const { item_count: all, in_library_count: here } = list
  const isUnread = all === 0 && list.last_synced_at === null
  const words = isUnread ? t('list.unread') : t('list.have', { here, all })
  const posters = list.poster_urls.length > 0 && <PosterStack posters={list.poster_urls.map((poster_url) => ({ title: '', poster_url }))} />
  return (
    <ManagedRow
      name={list.name}
      to={{ to: '/lists/$list', params: { list: list.id } }}
      picture={posters && <span className="max-md:hidden">{posters}</span>}
      onEdit={onEdit}
      enabled={{ value: list.enabled, change: (enabled) => ask(client.PATCH('/api/v1/lists/{id}', { ...path, body: { enabled } })) }}
      entries={[{ kind: 'item', label: t('list.sync'), icon: RefreshCw, disabled: isSyncing, run: () => sync(false) }]}
      badges={<Health list={list} />}
      remove={{ text: t('list.remove_text'), run: () => ask(client.DELETE('/api/v1/lists/{id}', path)) }}
    >
      <div className="flex items-center gap-3 pb-1.5 max-md:pt-1.5">
        {posters && <span className="md:hidden">{posters}</span>}
        <p className="text-sm text-soft">{words}</p>
      </div>
      <Bulbs value={all === 0 ? 0 : here / all} label={list.name} text={words} />
      <p className="pt-1 text-muted text-sm">
        {[type, list.address_host].filter(Boolean).join(', ')}
        {list.last_synced_at && (
          <>
            {', '}
            <When at={list.last_synced_at} phrase={t('list.read')} />
          </>
        )}
      </p>
      {list.last_error && <p className="text-sm text-warn">{told(list.last_error_reason ?? list.last_error)}</p>}
      {list.shrunk_to !== null && (
        <Button small changes busy={isSyncing} className="mt-2" onClick={() => sync(true)}>
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

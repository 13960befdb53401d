import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../api/actions'
import { ask, client } from '../../api/client'
import type { FollowedList, ListItem } from '../../api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge, type Tone } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Select } from '../../ui/field'
import { ProblemCard } from '../../ui/problem-card'
import { SkeletonRows } from '../../ui/skeleton'
import { toast } from '../../ui/toast'
import { listCountsQuery, listItemsQuery } from '../queries'

type Apply = { item_ids?: number[]; import_ratings?: boolean; import_watched?: boolean }
type State = ListItem['state']

const states: readonly State[] = ['in_library', 'added', 'waiting', 'over_cap', 'excluded', 'not_recognized']

/** The entries of a list, each with its state and the reason. */
export const ListItems = ({ list }: { list: FollowedList }) => {
  const [state, setState] = useState<State | ''>('')
  const items = useInfiniteQuery(listItemsQuery(list.id, state))
  const { apply, isBusy } = useApply(list)
  if (items.error && !items.data) return <ProblemCard error={items.error} onRetry={items.refetch} />
  const shown = items.data?.pages.flatMap(({ results }) => results)
  return (
    <div className="grid gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('list.shown')}
          className="me-auto"
          value={state}
          onChange={(event) => setState(event.target.value as State | '')}
          options={[{ value: '', label: t('list.all_states') }, ...states.map((value) => ({ value, label: t(`list.state.${value}`) }))]}
        />
        <Whole list={list} isBusy={isBusy} onImport={() => apply({ item_ids: [], import_ratings: true, import_watched: true })} />
      </div>
      {!shown && <SkeletonRows rows={6} />}
      {shown?.length === 0 && <p className="text-soft">{state === '' ? t('list.empty') : t('list.none_so')}</p>}
      {shown && shown.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {shown.map((item) => (
            <Line key={item.id} item={item} busy={isBusy} onAdd={() => apply({ item_ids: [item.id] })} />
          ))}
        </ul>
      )}
      {items.hasNextPage && (
        <Button className="justify-self-center" busy={items.isFetchingNextPage} onClick={() => void items.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

const useApply = (list: FollowedList) => {
  const cache = useQueryClient()
  const apply = useMutation({
    mutationFn: (body: Apply) => ask(client.POST('/api/v1/lists/{id}/apply', { params: { path: { id: list.id } }, body })),
    onError: sayProblem,
    onSuccess: ({ added, rated, marked_watched }) => toast(t('list.applied', { added, rated, watched: marked_watched }), { tone: 'ok' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lists', list.id] }),
  })
  return { apply: apply.mutate, isBusy: apply.isPending }
}

/** Adds all remaining movies in steps: each call adds up to the limit of one sync. */
const useAddAll = (list: FollowedList) => {
  const cache = useQueryClient()
  const [done, setDone] = useState(0)
  const adding = useMutation({
    mutationFn: async () => {
      for (let sum = 0; ; ) {
        const { added, left } = await ask(client.POST('/api/v1/lists/{id}/apply', { params: { path: { id: list.id } }, body: {} }))
        sum += added
        setDone(sum)
        if (left === 0 || added === 0) return sum
      }
    },
    onError: sayProblem,
    onSuccess: (count) => toast(t('list.synced', { count }), { tone: 'ok' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lists', list.id] }),
  })
  return { addAll: () => adding.mutate(), isAdding: adding.isPending, done }
}

/** Actions on the whole list, with the number of movies. */
const Whole = ({ list, isBusy, onImport }: { list: FollowedList; isBusy: boolean; onImport: () => void }) => {
  const { data } = useQuery(listCountsQuery(list.id))
  const { addAll, isAdding, done } = useAddAll(list)
  const wanted = (data?.added ?? 0) + (data?.left ?? 0)
  const { rated = 0, marked_watched: watched = 0 } = data ?? {}
  return (
    <>
      {(wanted > 0 || isAdding) && (
        <Button kind="primary" changes icon={Plus} disabled={isBusy} busy={isAdding} onClick={addAll}>
          {isAdding ? t('list.adding', { count: done }) : t('list.add_all', { count: wanted })}
        </Button>
      )}
      {rated + watched > 0 && (
        <Button changes icon={Star} disabled={isAdding} busy={isBusy} onClick={onImport}>
          {t('list.take_judged', { rated, watched })}
        </Button>
      )}
    </>
  )
}

const tones: Record<State, Tone> = {
  in_library: 'ok',
  added: 'ok',
  excluded: 'plain',
  not_recognized: 'warn',
  over_cap: 'plain',
  waiting: 'accent',
}

const Line = ({ item, busy, onAdd }: { item: ListItem; busy: boolean; onAdd: () => void }) => {
  const mayAdd = item.metadata_id !== null && item.movie_id === null && item.state !== 'not_recognized'
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <div className="min-w-0 grow">
        <p className="break-words">
          {item.title} {item.year !== null && <span className="text-muted">{item.year}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          <Badge tone={tones[item.state]}>{t(`list.state.${item.state}`)}</Badge>
          {item.reason && told(item.reason)}
          {item.rating !== null && <span>{t('list.rated', { rating: item.rating })}</span>}
        </p>
      </div>
      {mayAdd && (
        <Button small changes disabled={busy} onClick={onAdd} aria-label={t('list.add_one', { title: item.title })}>
          {t('list.add_short')}
        </Button>
      )}
    </li>
  )
}

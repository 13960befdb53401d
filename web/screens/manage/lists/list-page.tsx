import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Plus, RefreshCw, Star, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { FollowedList, ListItem } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Bulbs } from '../../../kit/bulbs'
import { Button } from '../../../kit/button'
import { chipStyle } from '../../../kit/chip'
import { backLink, Page } from '../../../kit/page'
import { PosterStack } from '../../../kit/poster-stack'
import { ProblemCard } from '../../../kit/problem-card'
import { toast } from '../../../kit/toast'
import { When } from '../../../kit/when'
import { Lost } from '../../../shell/fallbacks'
import { GridWaiting, grid, More } from '../../discover/grid'
import { listCountsQuery, listItemsQuery, listsQuery } from '../queries'
import { ListCard } from './card'
import { useSync } from './use-sync'

type Apply = { item_ids?: number[]; import_ratings?: boolean; import_watched?: boolean }
type State = ListItem['state']

const states: readonly State[] = ['in_library', 'added', 'waiting', 'over_cap', 'excluded', 'not_recognized']

const route = getRouteApi('/lists/$list')

/** A followed list: how much of it is in the library, and its movies, each with its state and the reason. */
export const ListPage = () => {
  const { list: id } = route.useParams()
  const lists = useQuery(listsQuery)
  const list = lists.data?.results.find((one) => one.id === id)
  if (!list && lists.data) return <Lost />
  return (
    <Page
      title={list?.name ?? t('list.title')}
      heading="large"
      back={
        <Link to="/settings/followed-lists" className={backLink}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t('list.title')}
        </Link>
      }
      actions={list && <Whole list={list} />}
    >
      {lists.error && !list && <ProblemCard error={lists.error} onRetry={lists.refetch} />}
      {list && <Standing list={list} />}
      {list ? <Items list={list} /> : <GridWaiting count={14} />}
    </Page>
  )
}

const Standing = ({ list }: { list: FollowedList }) => {
  const { item_count: all, in_library_count: here } = list
  const words = t('list.have', { here, all })
  return (
    <div className="flex items-center gap-4 pb-6">
      {list.poster_urls.length > 0 && <PosterStack posters={list.poster_urls.map((poster_url) => ({ title: '', poster_url }))} />}
      <div className="grid max-w-md grow gap-2">
        <p className="text-lg text-soft">{words}</p>
        <Bulbs value={all === 0 ? 0 : here / all} label={list.name} text={words} />
        <Synced at={list.last_synced_at} />
        {list.last_error && <p className="text-sm text-warn">{told(list.last_error_reason ?? list.last_error)}</p>}
        {list.cut_to !== null && <p className="text-sm text-warn">{t('list.cut', { count: list.cut_to })}</p>}
        <Asks list={list} />
      </div>
    </div>
  )
}

/** Of a list that adds its movies automatically: more than one sync may add. The answer is the button of the page. */
const Asks = ({ list }: { list: FollowedList }) => {
  const { data } = useQuery(listCountsQuery(list.id))
  if (list.adding) return <p className="text-soft text-sm">{t('list.adding', { done: list.adding.done, total: list.adding.total })}</p>
  if (!list.auto_add || !data || data.left === 0) return null
  return <p className="text-sm">{t('list.asks', { all: data.added + data.left, each: data.added })}</p>
}

const Synced = ({ at }: { at: string | null }) => (
  <p className="text-muted text-sm">
    {at === null ? (
      t('list.unread')
    ) : (
      <>
        {t('list.last_sync')} <When at={at} />
      </>
    )}
  </p>
)

const Items = ({ list }: { list: FollowedList }) => {
  const [state, setState] = useState<State | ''>('')
  const items = useInfiniteQuery(listItemsQuery(list.id, state))
  const { apply, isBusy } = useApply(list)
  const shown = items.data?.pages.flatMap(({ results }) => results)
  return (
    <>
      <fieldset className="mb-5">
        <legend className="visually-hidden">{t('list.shown')}</legend>
        <div className="flex flex-wrap gap-2">
          {(['', ...states] as const).map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === state}
              onClick={() => setState(value)}
              className={chipStyle(value === state)}
            >
              {value === '' ? t('list.all_states') : t(`list.state.${value}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {items.error && !items.data && <ProblemCard error={items.error} onRetry={items.refetch} />}
      {!shown && !items.error && <GridWaiting count={14} />}
      {shown?.length === 0 && <p className="text-soft">{state === '' ? t('list.empty') : t('list.none_so')}</p>}
      {shown && shown.length > 0 && (
        <ul className={grid}>
          {shown.map((item) => (
            <ListCard key={item.id} item={item} busy={isBusy} onAdd={() => apply({ item_ids: [item.id] })} />
          ))}
        </ul>
      )}
      <More pages={items} />
    </>
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

/** Adds all movies of the list. The service goes on while the page is closed; the end is announced if it is still open. */
const useAddAll = (list: FollowedList) => {
  const cache = useQueryClient()
  const [before, setBefore] = useState<number>()
  const path = { params: { path: { id: list.id } } }
  const change = {
    onError: sayProblem,
    onSettled: () => cache.invalidateQueries({ queryKey: ['lists'] }),
  }
  const adding = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/lists/{id}/add', path)),
    onSuccess: (begun) => {
      cache.setQueryData(
        listsQuery.queryKey,
        (old) => old && { ...old, results: old.results.map((one) => (one.id === begun.id ? begun : one)) },
      )
      setBefore(begun.in_library_count)
    },
    ...change,
  })
  const canceling = useMutation({ mutationFn: () => ask(client.POST('/api/v1/lists/{id}/cancel', path)), ...change })
  const isOver = before !== undefined && list.adding === null && !adding.isPending
  useEffect(() => {
    if (!isOver) return
    toast(t('list.synced', { count: list.in_library_count - before }), { tone: 'ok' })
    setBefore(undefined)
  }, [isOver, before, list.in_library_count])
  return { addAll: () => adding.mutate(), cancel: () => canceling.mutate(), isBusy: adding.isPending || canceling.isPending }
}

/** Actions on the whole list, with the number of movies. */
const Whole = ({ list }: { list: FollowedList }) => {
  const { data } = useQuery(listCountsQuery(list.id))
  const { apply, isBusy } = useApply(list)
  const { sync, isSyncing } = useSync(list)
  const { addAll, cancel, isBusy: isChanging } = useAddAll(list)
  const { adding } = list
  const wanted = (data?.added ?? 0) + (data?.left ?? 0)
  const { rated = 0, marked_watched: watched = 0 } = data ?? {}
  return (
    <>
      <Button folds changes icon={RefreshCw} busy={isSyncing} onClick={() => sync(false)}>
        {t('list.sync')}
      </Button>
      {adding && (
        <Button folds changes icon={X} busy={isChanging} onClick={cancel}>
          {t('list.stop_adding')}
        </Button>
      )}
      {wanted > 0 && !adding && (
        <Button kind="primary" changes icon={Plus} disabled={isBusy} busy={isChanging} onClick={addAll}>
          {t('list.add_all', { count: wanted })}
        </Button>
      )}
      {rated + watched > 0 && (
        <Button
          changes
          icon={Star}
          disabled={adding !== null}
          busy={isBusy}
          onClick={() => apply({ item_ids: [], import_ratings: true, import_watched: true })}
        >
          {t('list.take_judged', { rated, watched })}
        </Button>
      )}
    </>
  )
}

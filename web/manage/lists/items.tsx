import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Star } from 'lucide-react'
import { sayProblem } from '../../api/actions'
import { ask, client } from '../../api/client'
import type { FollowedList, ListItem } from '../../api/types'
import { t } from '../../i18n/translate'
import { Badge, type Tone } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ProblemCard } from '../../ui/problem-card'
import { SkeletonRows } from '../../ui/skeleton'
import { toast } from '../../ui/toast'
import { listCountsQuery, listItemsQuery } from '../queries'

type Chosen = { item_ids?: number[]; import_ratings?: boolean; import_watched?: boolean }

/** The movies of a list: where each stands, and why. */
export const ListItems = ({ list }: { list: FollowedList }) => {
  const cache = useQueryClient()
  const items = useInfiniteQuery(listItemsQuery(list.id))
  const counts = useQuery(listCountsQuery(list.id, list.type === 'file'))
  const apply = useMutation({
    mutationFn: (body: Chosen) => ask(client.POST('/api/v1/lists/{id}/apply', { params: { path: { id: list.id } }, body })),
    onError: sayProblem,
    onSuccess: ({ added, rated, marked_watched }) => toast(t('list.applied', { added, rated, watched: marked_watched }), { tone: 'ok' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lists', list.id] }),
  })
  if (items.error && !items.data) return <ProblemCard error={items.error} onRetry={items.refetch} />
  if (!items.data) return <SkeletonRows rows={6} />
  const shown = items.data.pages.flatMap(({ results }) => results)
  const wanted = counts.data?.to_add ?? 0
  const judged = (counts.data?.to_rate ?? 0) + (counts.data?.to_mark_watched ?? 0)
  return (
    <div className="grid gap-4 pb-2">
      <div className="flex flex-wrap gap-2">
        {wanted > 0 && (
          <Button kind="primary" changes icon={Plus} busy={apply.isPending} onClick={() => apply.mutate({})}>
            {t('list.add_next', { count: wanted })}
          </Button>
        )}
        {judged > 0 && (
          <Button
            changes
            icon={Star}
            busy={apply.isPending}
            onClick={() => apply.mutate({ item_ids: [], import_ratings: true, import_watched: true })}
          >
            {t('list.take_judged', { rated: counts.data?.to_rate ?? 0, watched: counts.data?.to_mark_watched ?? 0 })}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className="text-soft">{t('list.empty')}</p>}
      <ul className="divide-y divide-line rounded-card border border-line">
        {shown.map((item) => (
          <Line key={item.id} item={item} busy={apply.isPending} onAdd={() => apply.mutate({ item_ids: [item.id] })} />
        ))}
      </ul>
      {items.hasNextPage && (
        <Button className="justify-self-center" busy={items.isFetchingNextPage} onClick={() => void items.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

const tones: Record<ListItem['state'], Tone> = {
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
          {item.reason && t(`list.reason.${item.reason.code}`)}
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

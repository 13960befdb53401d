import { type UseInfiniteQueryResult, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, type LucideIcon, Plus, Trash2, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { configQuery } from '../../../data/api/queries'
import { dayAndTime, size, titleAndYear } from '../../../i18n/format'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Empty } from '../../../kit/empty'
import { ProblemCard } from '../../../kit/problem-card'
import { SkeletonRows } from '../../../kit/skeleton'
import { toast } from '../../../kit/toast'
import { When } from '../../../kit/when'
import { blocklistQuery, exclusionsQuery, recycledQuery } from './queries'

const DAY_MS = 86_400_000

/** Files in the recycle bin, with the day of their deletion. */
export const RecycledFiles = () => {
  const { data } = useQuery(configQuery)
  const days = typeof data?.recycle_days === 'number' ? data.recycle_days : undefined
  return (
    <List
      list={useInfiniteQuery(recycledQuery)}
      text={t('removed.files_text')}
      empty={{
        icon: Trash2,
        title: t('removed.no_files'),
        text: t(data?.recycle_enabled === false ? 'removed.bin_off' : 'removed.no_files_text'),
      }}
      row={({ id, movie_id, relative_path, size_bytes, reason, recycled_at }) => (
        <Row
          key={id}
          name={relative_path}
          movieId={movie_id}
          action={{
            label: t('removed.restore'),
            title: t('removed.restore_one', { name: relative_path }),
            icon: Undo2,
            done: t('removed.restored'),
            run: () => ask(client.POST('/api/v1/recycle/{id}/restore', { params: { path: { id } } })),
          }}
        >
          {size(size_bytes)}, <When at={recycled_at} phrase={t(`removed.file_${reason}`)} />
          {days !== undefined && (
            <>
              {', '}
              {t('removed.gone_on', { when: dayAndTime(new Date(new Date(recycled_at).getTime() + days * DAY_MS).toISOString()) })}
            </>
          )}
        </Row>
      )}
    />
  )
}

/** Blocklisted releases, with the reason. */
export const Blocklist = () => (
  <List
    list={useInfiniteQuery(blocklistQuery)}
    text={t('removed.releases_text')}
    empty={{ icon: Ban, title: t('removed.no_releases'), text: t('removed.no_releases_text') }}
    row={({ id, movie_id, title, code, values, reason, created_at }) => (
      <Row
        key={id}
        name={title}
        movieId={movie_id}
        action={{
          label: t('removed.allow'),
          title: t('removed.allow_one', { name: title }),
          icon: X,
          done: t('removed.allowed'),
          run: () => ask(client.DELETE('/api/v1/blocklist/{id}', { params: { path: { id } } })),
        }}
      >
        <span className="block">{values === null ? reason : told({ code, values, text: reason })}</span>
        <When at={created_at} />
      </Row>
    )}
  />
)

/** Movies that lists must not add. */
export const Exclusions = ({ onAdd }: { onAdd: () => void }) => {
  const add = (
    <Button icon={Plus} className="justify-self-start" onClick={onAdd}>
      {t('removed.add_movie')}
    </Button>
  )
  return (
    <List
      list={useInfiniteQuery(exclusionsQuery)}
      text={t('removed.movies_text')}
      action={add}
      empty={{ icon: Ban, title: t('removed.no_movies'), text: t('removed.no_movies_text') }}
      row={({ id, title, year, created_at }) => (
        <Row
          key={id}
          name={titleAndYear({ title, year })}
          action={{
            label: t('removed.allow'),
            title: t('removed.allow_one', { name: title }),
            icon: X,
            done: t('removed.allowed'),
            run: () => ask(client.DELETE('/api/v1/exclusions/{id}', { params: { path: { id } } })),
          }}
        >
          <When at={created_at} />
        </Row>
      )}
    />
  )
}

type ListProps<R> = {
  list: UseInfiniteQueryResult<{ pages: { results: R[] }[] }>
  text: string
  empty: { icon: LucideIcon; title: string; text: string }
  action?: ReactNode
  row: (one: R) => ReactNode
}

const List = <R,>({ list, text, empty, action, row }: ListProps<R>) => {
  if (list.error && !list.data) return <ProblemCard error={list.error} onRetry={list.refetch} />
  if (!list.data) return <SkeletonRows rows={3} className="h-16" />
  const all = list.data.pages.flatMap(({ results }) => results)
  if (all.length === 0) return <Empty {...empty}>{action}</Empty>
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">{text}</p>
      {action}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">{all.map(row)}</ul>
      {list.hasNextPage && (
        <Button className="justify-self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
    </div>
  )
}

type RowAction = { label: string; title: string; icon: LucideIcon; done: string; run: () => Promise<unknown> }

const Row = ({
  name,
  movieId = null,
  action,
  children,
}: {
  name: string
  movieId?: number | null
  action: RowAction
  children: ReactNode
}) => {
  const queries = useQueryClient()
  const doing = useMutation({
    mutationFn: action.run,
    onError: sayProblem,
    onSuccess: () => toast(action.done, { tone: 'ok' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['set-aside'] }),
  })
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="break-words font-medium [overflow-wrap:anywhere]">
          {movieId === null ? (
            name
          ) : (
            <Link to="/movies/$id" params={{ id: movieId }} className="hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="text-muted text-sm">{children}</p>
      </div>
      <Button small icon={action.icon} aria-label={action.title} busy={doing.isPending} onClick={() => doing.mutate()}>
        {action.label}
      </Button>
    </li>
  )
}

import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { Renamed, RenameItem } from '../../data/api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { toast } from '../../kit/toast'
import { type Changed, changedPart } from './changed-part'

/** Movies per request: few enough that progress shows and Cancel takes effect within seconds, even on a slow disk. */
const AT_ONCE = 25
/** Files listed with the reason why they keep their names. */
const MOST_LISTED = 100

const previewQuery = infiniteQueryOptions({
  queryKey: ['rename'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: 100, ...(pageParam && { cursor: pageParam }) }
    const [page, { files }] = await Promise.all([
      ask(client.POST('/api/v1/library/rename/preview', { params: { query }, body: {}, signal })),
      ask(client.GET('/api/v1/stats', { signal })),
    ])
    return { ...page, all: files.total - files.missing }
  },
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
  gcTime: 0,
})

type Wanted = { movies: readonly number[]; count: number }
type Outcome = Renamed & { left: number; isStopped: boolean }

const useRename = (onClose: () => void) => {
  const preview = useInfiniteQuery(previewQuery)
  const [done, setDone] = useState(0)
  const [isStopping, setStopping] = useState(false)
  const isWanted = useRef(true)
  // Without this page nobody sees the progress.
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )
  const rename = useMutation({
    mutationFn: async ({ movies, count }: Wanted): Promise<Outcome> => {
      isWanted.current = true
      setStopping(false)
      setDone(0)
      const outcome: Outcome = { renamed: 0, failed: [], left: count, isStopped: false }
      for (let at = 0; at < movies.length; at += AT_ONCE) {
        if (!isWanted.current) return { ...outcome, isStopped: true }
        const body = { movie_ids: movies.slice(at, at + AT_ONCE) }
        const { renamed, failed } = await ask(client.POST('/api/v1/library/rename', { body }))
        outcome.renamed += renamed
        outcome.failed.push(...failed)
        outcome.left = Math.max(0, count - outcome.renamed - outcome.failed.length)
        setDone(count - outcome.left)
      }
      return outcome
    },
    onSuccess: ({ renamed, failed, isStopped }) => {
      if (failed.length > 0 || isStopped) return
      toast(t('rename.done', { count: renamed }), { tone: 'ok' })
      onClose()
    },
    // Some files may have been renamed before the error.
    onError: () => preview.refetch(),
  })
  const stop = () => {
    isWanted.current = false
    setStopping(true)
  }
  return { preview, rename, done, stop, isStopping }
}
type Work = ReturnType<typeof useRename> & { onClose: () => void }

/** Shows which files the saved templates would rename, and renames them. */
export const RenameDialog = ({ onClose }: { onClose: () => void }) => {
  const work = useRename(onClose)
  return (
    <Dialog open wide onClose={onClose} closable={!work.rename.isPending} title={t('rename.title')}>
      <div className="grid gap-3 pb-3">
        <Content {...work} onClose={onClose} />
      </div>
    </Dialog>
  )
}

const Content = (work: Work) => {
  const { preview, rename, onClose } = work
  const newest = preview.data?.pages.at(-1)
  if (preview.error && !preview.data) return <ProblemCard error={preview.error} onRetry={preview.refetch} />
  if (!newest) return <Comparing />
  if (rename.isPending) return <Progress {...work} count={rename.variables.count} />
  if (rename.data) return <Ended {...rename.data} onClose={onClose} />
  const count = newest.total
  if (count === 0 && !rename.error) return <p role="status">{t('rename.none')}</p>
  return <Renaming {...work} count={count} all={newest.all} />
}

const Renaming = ({ preview, rename, onClose, count, all }: Work & { count: number; all: number }) => {
  const pages = preview.data?.pages ?? []
  const items = pages.flatMap(({ results }) => results)
  return (
    <>
      <Plan items={items} count={count} all={all}>
        {preview.hasNextPage && (
          <p className="flex flex-wrap items-center gap-3 pt-3">
            <span className="grow text-muted">{t('rename.rest', { count: count - items.length })}</span>
            <Button small busy={preview.isFetchingNextPage} onClick={() => void preview.fetchNextPage()}>
              {t('ui.more')}
            </Button>
          </p>
        )}
        {preview.error && <ProblemCard error={preview.error} />}
      </Plan>
      <DialogActions error={rename.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" changes disabled={count === 0} onClick={() => rename.mutate({ movies: pages[0]?.movie_ids ?? [], count })}>
          {t('rename.do', { count })}
        </Button>
      </DialogActions>
    </>
  )
}

const Progress = ({ done, count, stop, isStopping }: Work & { count: number }) => (
  <>
    <p role="status">{t(isStopping ? 'rename.stopping' : 'rename.running')}</p>
    <Bar value={done / Math.max(1, count)} label={t('rename.title')} />
    <p className="text-muted text-sm">{t('rename.progress', { done, count })}</p>
    <DialogActions>
      <Button busy={isStopping} onClick={stop}>
        {t('ui.cancel')}
      </Button>
    </DialogActions>
  </>
)

const Comparing = () => (
  <>
    <p role="status" className="text-muted">
      {t('rename.comparing')}
    </p>
    <SkeletonRows rows={3} />
  </>
)

type PlanProps = { items: readonly RenameItem[]; count: number; all: number; children: ReactNode }

const Plan = ({ items, count, all, children }: PlanProps) => {
  const id = useId()
  return (
    <>
      <p id={id} role="status" className="font-medium">
        {t('rename.found', { count, all })}
      </p>
      <p className="text-muted text-sm">{t('rename.promise')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it only while it holds the keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="outline-none">
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item) => (
            <Move key={item.file_id} {...item} />
          ))}
        </ul>
        {children}
      </section>
    </>
  )
}

const Move = ({ title, from, to, beside, problem }: RenameItem) => {
  const change = changedPart(from, to)
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <p className="font-medium text-base">{title}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        <dt className="text-muted">{t('rename.old')}</dt>
        <dd className="font-mono [overflow-wrap:anywhere]">
          <Path {...change.from} />
        </dd>
        <dt className="text-muted">{t('rename.new')}</dt>
        <dd className="font-mono [overflow-wrap:anywhere]">
          <Path {...change.to} />
        </dd>
      </dl>
      {beside.length > 0 && <p className="text-muted">{t('rename.beside', { count: beside.length })}</p>}
      {problem && <p className="text-bad">{t('rename.skipped', { why: told(problem) })}</p>}
    </li>
  )
}

const Path = ({ start, changed, end }: Changed) => (
  <>
    <span className="text-muted">{start}</span>
    <strong className="font-medium">{changed}</strong>
    <span className="text-muted">{end}</span>
  </>
)

/** How many were renamed, and why others were not. If all were, the dialog has closed. */
const Ended = ({ renamed, failed, left, isStopped, onClose }: Outcome & { onClose: () => void }) => (
  <>
    <div role="alert">
      <p>{t('rename.done', { count: renamed })}</p>
      {failed.length > 0 && <p className="font-medium text-bad">{t('rename.failed', { count: failed.length })}</p>}
      {isStopped && <p>{t('rename.stopped', { count: left })}</p>}
    </div>
    {failed.length > 0 && <Failures failed={failed} />}
    <DialogActions>
      <Button onClick={onClose}>{t('ui.close')}</Button>
    </DialogActions>
  </>
)

const Failures = ({ failed }: Pick<Renamed, 'failed'>) => (
  <>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {failed.slice(0, MOST_LISTED).map(({ file_id, path, ...reason }) => (
        <li key={file_id} className="grid gap-1 px-4 py-3 text-sm [overflow-wrap:anywhere]">
          <p className="font-mono">{path}</p>
          <p className="text-bad">{told(reason)}</p>
        </li>
      ))}
    </ul>
    {failed.length > MOST_LISTED && <p className="text-muted">{t('rename.rest', { count: failed.length - MOST_LISTED })}</p>}
  </>
)

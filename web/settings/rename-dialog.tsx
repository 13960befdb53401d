import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ask, client } from '../api/client'
import type { Renamed, RenameItem } from '../api/types'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { ProblemCard } from '../ui/problem-card'
import { SkeletonRows } from '../ui/skeleton'
import { toast } from '../ui/toast'
import { type Changed, changedPart } from './changed-part'

/** All movies, in the preview and in the renaming: among fewer movies, fewer names are taken, and the service plans other names. */
const ALL = {}

const previewQuery = infiniteQueryOptions({
  queryKey: ['rename'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: 100, ...(pageParam && { cursor: pageParam }) }
    const [page, { files }] = await Promise.all([
      ask(client.POST('/api/v1/library/rename/preview', { params: { query }, body: ALL, signal })),
      ask(client.GET('/api/v1/stats', { signal })),
    ])
    return { ...page, all: files.total - files.missing }
  },
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
  gcTime: 0,
})

const useRename = (onClose: () => void) => {
  const preview = useInfiniteQuery(previewQuery)
  const rename = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/library/rename', { body: ALL })),
    onSuccess: ({ renamed, failed }) => {
      if (failed.length > 0) return
      toast(t('rename.done', { count: renamed }), { tone: 'ok' })
      onClose()
    },
    // Some files may have been renamed before the error.
    onError: () => preview.refetch(),
  })
  return { preview, rename }
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
  if (rename.data && rename.data.failed.length > 0) return <Outcome {...rename.data} onClose={onClose} />
  if (preview.error && !preview.data) return <ProblemCard error={preview.error} onRetry={preview.refetch} />
  const newest = preview.data?.pages.at(-1)
  if (!newest) return <Comparing />
  if (newest.total === 0 && !rename.error) return <p role="status">{t('rename.none')}</p>
  return <Renaming {...work} count={newest.total} all={newest.all} />
}

const Renaming = ({ preview, rename, onClose, count, all }: Work & { count: number; all: number }) => {
  const items = preview.data?.pages.flatMap(({ results }) => results) ?? []
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
        <p role="status" className="grow self-center text-muted text-sm">
          {rename.isPending && t('rename.running')}
        </p>
        <Button disabled={rename.isPending} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button kind="primary" changes busy={rename.isPending} disabled={count === 0} onClick={() => rename.mutate()}>
          {t('rename.do', { count })}
        </Button>
      </DialogActions>
    </>
  )
}

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

const Move = ({ title, from, to, beside }: RenameItem) => {
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

/** Why some files keep their names. If all were renamed, the dialog has closed. */
const Outcome = ({ renamed, failed, onClose }: Renamed & { onClose: () => void }) => (
  <>
    <div role="alert">
      <p>{t('rename.done', { count: renamed })}</p>
      <p className="font-medium text-bad">{t('rename.failed', { count: failed.length })}</p>
    </div>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {failed.map(({ file_id, path, text }) => (
        <li key={file_id} className="grid gap-1 px-4 py-3 text-sm [overflow-wrap:anywhere]">
          <p className="font-mono">{path}</p>
          <p className="text-bad">{text}</p>
        </li>
      ))}
    </ul>
    <DialogActions>
      <Button onClick={onClose}>{t('ui.close')}</Button>
    </DialogActions>
  </>
)

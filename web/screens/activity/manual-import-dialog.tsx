import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import { manualFilesQuery } from '../../data/api/queries'
import type { Download, ManualFile } from '../../data/api/types'
import { listOf, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { toast } from '../../kit/toast'
import { MovieChoice, type NamedMovie } from './movie-choice'

/** Manual import: the user picks the file and its movie for a download that could not be imported automatically. */
export const ManualImportDialog = ({ download, onClose }: { download: Download; onClose: () => void }) => {
  const files = useQuery(manualFilesQuery(download.id))
  const [movie, setMovie] = useState<NamedMovie | undefined>(download.movie ?? undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const paths = chosen ?? new Set(largestOf(files.data?.results ?? []))
  const bring = useMutation({
    mutationFn: async () => {
      const body = { files: [...paths].map((path) => ({ path, movie_id: movie!.id })), download_id: download.id }
      const { results } = await ask(client.POST('/api/v1/manual-import', { body }))
      const errors = results.flatMap(({ error }) => (error === null ? [] : [told(error)]))
      if (errors.length > 0) throw new Error(listOf([...new Set(errors)]))
      return results.length
    },
    onSuccess: (count) => {
      toast(t('bring_in.done', { count }), { tone: 'ok' })
      onClose()
    },
  })
  const toggle = (path: string) => {
    const next = new Set(paths)
    if (!next.delete(path)) next.add(path)
    setChosen(next)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bring_in.title', { title: download.movie?.title ?? download.title })}
      text={t('bring_in.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" changes busy={bring.isPending} disabled={!movie || paths.size === 0} onClick={() => bring.mutate()}>
            {t('bring_in.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {bring.error && <ProblemCard error={bring.error} />}
        {files.error && <ProblemCard error={files.error} onRetry={files.refetch} />}
        {files.isPending && <SkeletonRows rows={2} className="h-14" />}
        {files.data && <Files files={files.data.results} chosen={paths} onToggle={toggle} />}
        <MovieChoice movie={movie} onPick={setMovie} />
      </div>
    </Dialog>
  )
}

const largestOf = (files: readonly ManualFile[]) =>
  files
    .filter(({ problem }) => problem === null)
    .toSorted((a, b) => b.size_bytes - a.size_bytes)
    .slice(0, 1)
    .map(({ path }) => path)

type FilesProps = { files: readonly ManualFile[]; chosen: ReadonlySet<string>; onToggle: (path: string) => void }

const Files = ({ files, chosen, onToggle }: FilesProps) => {
  if (files.length === 0) return <p className="text-muted">{t('bring_in.none')}</p>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{t('bring_in.files')}</legend>
      {files.map(({ path, size_bytes, quality, problem }) => (
        <label key={path} className="flex min-h-11 items-start gap-3 rounded-ctl border border-line bg-surface p-3">
          <input
            type="checkbox"
            checked={chosen.has(path)}
            disabled={problem !== null}
            onChange={() => onToggle(path)}
            className="mt-1 size-4 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="block break-all">{path.split(/[/\\]/).at(-1)}</span>
            <span className="block text-muted text-sm">{problem ? told(problem) : `${size(size_bytes)} · ${quality}`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

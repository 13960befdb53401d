import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleX, RotateCw } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import type { ImportRun } from '../../data/api/types'
import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { programOf } from './report'

const runningQuery = queryOptions({
  queryKey: ['import', 'running'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/import/running', { signal })),
  meta: { refreshOn: ['import_progress'] },
})

const cancelKey = ['import', 'cancel']

/** An import or a preview takes a while: how far it is, and how to stop it. */
export const Waiting = ({ text }: { text: string }) => {
  const { data } = useQuery(runningQuery)
  return <Progress text={text} run={data?.running ?? null} />
}

/** What another window started, or this one before it was closed. */
export const RunningElsewhere = () => {
  const { data } = useQuery(runningQuery)
  const isOwn = useQueryClient().isMutating({ predicate: ({ options }) => options.mutationKey !== cancelKey }) > 0
  const run = data?.running
  if (!run || isOwn) return null
  return <Progress text={t(run.applies ? 'import.runs' : 'import.preview_runs', { name: programOf(run.source) })} run={run} />
}

const Progress = ({ text, run }: { text: string; run: ImportRun | null }) => (
  <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center gap-3">
      <RotateCw aria-hidden className="size-5 shrink-0 animate-spin text-accent" />
      <p role="status" className="min-w-48 grow basis-0">
        {text}
      </p>
      {run && <Cancel run={run} />}
    </div>
    {run !== null && run.total !== null && (
      <>
        <Bar value={run.done / Math.max(1, run.total)} label={t('import.progress')} />
        <p className="text-muted text-sm tabular-nums">{t('import.steps', { done: count(run.done), total: count(run.total) })}</p>
      </>
    )}
  </div>
)

const Cancel = ({ run }: { run: ImportRun }) => {
  const cancel = useMutation({ mutationKey: cancelKey, mutationFn: () => ask(client.POST('/api/v1/import/cancel')) })
  return (
    <>
      <Button small icon={CircleX} busy={cancel.isPending || run.canceled} onClick={() => cancel.mutate()}>
        {t('import.cancel')}
      </Button>
      {cancel.error && <ProblemCard error={cancel.error} />}
    </>
  )
}

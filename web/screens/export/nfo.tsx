import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HardDriveDownload, X } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Select } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'

const runQuery = queryOptions({
  queryKey: ['nfo-run'],
  queryFn: () => ask(client.GET('/api/v1/export/nfo')),
  refetchInterval: ({ state: { data } }) => (data?.running ? 1000 : false),
})
const overwriting = ['own', 'never', 'always'] as const
type Overwriting = (typeof overwriting)[number]
type Run = Awaited<ReturnType<NonNullable<typeof runQuery.queryFn>>>

/** Writes what media centers read beside all movies, once. */
export const NfoFiles = () => {
  const queries = useQueryClient()
  const { data: run } = useQuery(runQuery)
  const [overwrite, setOverwrite] = useState<Overwriting>('own')
  const write = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/export/nfo', { body: { overwrite } })),
    onSuccess: (begun) => queries.setQueryData(runQuery.queryKey, begun),
  })
  const cancel = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/tasks/{name}/cancel', { params: { path: { name: 'nfo-write' } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: runQuery.queryKey }),
  })
  const isRunning = run?.running === true
  return (
    <section aria-labelledby="nfo-title" className="mt-10 grid gap-4">
      <h2 id="nfo-title" className="font-bold text-xl">
        {t('nfo.title')}
      </h2>
      <p className="text-soft">{t('nfo.text')}</p>
      <Field label={t('nfo.overwrite')} help={overwrite === 'always' ? t('nfo.overwrite_help') : undefined}>
        {(wired) => (
          <Select
            {...wired}
            value={overwrite}
            disabled={isRunning}
            options={overwriting.map((value) => ({ value, label: t(`nfo.overwrite_${value}`) }))}
            onChange={({ target }) => setOverwrite(target.value as Overwriting)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={HardDriveDownload} busy={write.isPending || isRunning} onClick={() => write.mutate()}>
          {t('nfo.write')}
        </Button>
        {isRunning && (
          <Button icon={X} busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('ui.cancel')}
          </Button>
        )}
        <p role="status" className="text-muted text-sm">
          {run && run.total > 0 && toldOf(run)}
          {run && run.shared > 0 && (
            <>
              {' '}
              <Link to="/settings/folders" className="text-accent underline">
                {t('hold.guard_set')}
              </Link>
            </>
          )}
        </p>
      </div>
      {write.error && <ProblemCard error={write.error} />}
      {cancel.error && <ProblemCard error={cancel.error} />}
    </section>
  )
}

const toldOf = ({ running, canceled, done, total, ...run }: Run): string => {
  if (running) return t('nfo.progress', { done, total })
  const rest = (['foreign', 'shared', 'failed'] as const).filter((what) => run[what] > 0)
  const written = run.written > 0 || rest.length === 0 ? [t('nfo.written', { count: run.written })] : []
  const stopped = canceled ? [t('nfo.canceled', { done, total })] : []
  return [...stopped, ...written, ...rest.map((what) => t(`nfo.${what}`, { count: run[what] }))].join('. ')
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HardDriveDownload } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'

const runQuery = queryOptions({
  queryKey: ['nfo-run'],
  queryFn: () => ask(client.GET('/api/v1/export/nfo')),
  refetchInterval: ({ state: { data } }) => (data?.running ? 1000 : false),
})
type Run = Awaited<ReturnType<NonNullable<typeof runQuery.queryFn>>>

/** Writes what media centers read beside all movies, once. */
export const NfoFiles = () => {
  const queries = useQueryClient()
  const { data: run } = useQuery(runQuery)
  const write = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/export/nfo', { body: {} })),
    onSuccess: (begun) => queries.setQueryData(runQuery.queryKey, begun),
  })
  return (
    <section aria-labelledby="nfo-title" className="mt-10 grid gap-4">
      <h2 id="nfo-title" className="font-bold text-xl">
        {t('nfo.title')}
      </h2>
      <p className="text-soft">{t('nfo.text')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={HardDriveDownload} busy={write.isPending || run?.running === true} onClick={() => write.mutate()}>
          {t('nfo.write')}
        </Button>
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
    </section>
  )
}

const toldOf = ({ running, done, total, ...run }: Run): string => {
  if (running) return t('nfo.progress', { done, total })
  const rest = (['foreign', 'shared', 'failed'] as const).filter((what) => run[what] > 0)
  const written = run.written > 0 || rest.length === 0 ? [t('nfo.written', { count: run.written })] : []
  return [...written, ...rest.map((what) => t(`nfo.${what}`, { count: run[what] }))].join('. ')
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { ImportSummary } from '../../data/api/types'
import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { When } from '../../kit/when'
import { programOf, Report } from './report'

const reportsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/imports', { params: { query: { limit: 25 } }, signal })),
  meta: { refreshOn: ['import_held', 'import_released', 'import_progress'] },
})
const reportQuery = (id: number) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/imports/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reports of earlier imports. Absent before the first one. */
export const KeptReports = () => {
  const { data } = useQuery(reportsQuery)
  const imports = data?.results ?? []
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="reports-title" className="grid gap-3">
      <h2 id="reports-title" className="font-bold text-xl">
        {t('reports.title')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {imports.map((one) => (
          <Kept key={one.id} summary={one} />
        ))}
      </ul>
    </section>
  )
}

const Kept = ({ summary: { id, source, created_at, undone_at, totals } }: { summary: ImportSummary }) => {
  const [open, setOpen] = useState(false)
  const counts = totals
    ? t('reports.counts', { added: count(totals.added), changed: count(totals.changed), left: count(totals.left_behind) })
    : t('reports.unfinished')
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 grow basis-0">
          <span className="font-medium">{programOf(source)}</span>{' '}
          <span className="text-muted text-sm">
            <When at={created_at} />
          </span>
          <span className="block text-soft text-sm">{undone_at === null ? counts : `${counts}. ${t('reports.undone')}`}</span>
        </p>
        {totals && (
          <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'reports.hide' : 'reports.show')}
          </Button>
        )}
      </div>
      {open && <Shown id={id} />}
    </li>
  )
}

const Shown = ({ id }: { id: number }) => {
  const { data, error } = useQuery(reportQuery(id))
  if (error) return <ProblemCard error={error} />
  return data ? <Report report={data} /> : null
}

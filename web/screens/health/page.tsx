import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Info, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { healthQuery } from '../../data/api/queries'
import type { HealthItem } from '../../data/api/types'
import { said } from '../../i18n/said'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Page } from '../../kit/page'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { When } from '../../kit/when'

import { NoIssues } from './no-issues'

const RECOVERED_MS = 4000

/** Issues, with their causes and fixes. */
export const HealthPage = () => {
  const queries = useQueryClient()
  const health = useQuery(healthQuery)
  const check = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/health/check')),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: healthQuery.queryKey }),
  })
  const items = health.data?.results ?? []
  const recovered = useRecovered(health.data?.results)
  return (
    <Page
      title={t('nav.health')}
      isFurther
      actions={
        <Button folds icon={RefreshCw} busy={check.isPending} onClick={() => check.mutate()}>
          {t('health.check')}
        </Button>
      }
    >
      {health.error && !health.data ? (
        <ProblemCard error={health.error} onRetry={health.refetch} />
      ) : !health.data ? (
        <SkeletonRows rows={2} className="h-24" />
      ) : items.length === 0 && recovered.length === 0 ? (
        <NoIssues />
      ) : (
        <ul className="grid gap-3">
          {items.map((item) => (
            <Card key={item.id} item={item} />
          ))}
          {recovered.map((item) => (
            <li key={`well-${item.id}`} className="flex items-center gap-3 rounded-card border border-line p-4 text-muted">
              <CircleCheck aria-hidden className="size-5 text-ok" />
              {t('health.recovered', { title: said(item, 'title') })}
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

const looks = {
  error: { Icon: CircleAlert, color: 'text-bad' },
  warning: { Icon: TriangleAlert, color: 'text-warn' },
  notice: { Icon: Info, color: 'text-muted' },
  ok: { Icon: CircleCheck, color: 'text-ok' },
}

const Card = ({ item }: { item: HealthItem }) => {
  const navigate = useNavigate()
  const { Icon, color } = looks[item.severity]
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0 grow basis-60">
        <h2 className="font-medium">
          <span className="visually-hidden">{t(`health.${item.severity}`)}: </span>
          {said(item, 'title')}
        </h2>
        {item.detail && <p className="mt-0.5 text-soft">{said(item, 'detail')}</p>}
        {item.since && (
          <p className="mt-1 text-muted text-sm">
            {t('health.since')} <When at={item.since} />
          </p>
        )}
      </div>
      {item.code === 'clock_in_doubt' && <ConfirmClock />}
      {item.fix && (
        <Button className="ms-auto self-center" onClick={() => void navigate({ to: item.fix?.route ?? '/' })}>
          {t('health.fix')}
        </Button>
      )}
    </li>
  )
}

/** Confirms that the system clock is right, which resumes everything that deletes by age. */
const ConfirmClock = () => {
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/health/clock/confirm')),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: healthQuery.queryKey }),
  })
  return (
    <Button changes className="ms-auto self-center" busy={confirm.isPending} onClick={() => confirm.mutate()}>
      {t('health.confirm_clock')}
    </Button>
  )
}

/** Issues that were resolved while the page was open. */
const useRecovered = (items: readonly HealthItem[] | undefined) => {
  const before = useRef<readonly HealthItem[]>([])
  const [gone, setGone] = useState<readonly HealthItem[]>([])
  useEffect(() => {
    if (!items) return
    const missing = before.current.filter(({ id }) => !items.some((item) => item.id === id))
    before.current = items
    if (missing.length === 0) return
    setGone(missing)
    const timer = setTimeout(() => setGone([]), RECOVERED_MS)
    return () => clearTimeout(timer)
  }, [items])
  return gone
}

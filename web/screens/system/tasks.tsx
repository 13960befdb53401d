import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, X } from 'lucide-react'
import { runTask, sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { tasksQuery } from '../../data/api/queries'
import type { Task } from '../../data/api/types'
import { count, duration } from '../../i18n/format'
import { told } from '../../i18n/told'
import { type Key, t, tOr } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Bar } from '../../kit/bar'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { When } from '../../kit/when'
import { SettingsPage } from '../settings/settings-page'

/** Scheduled tasks. */
export const TasksPage = () => {
  const tasks = useQuery(tasksQuery)
  return (
    <SettingsPage title={t('task.title')} text={t('task.text')}>
      {tasks.error && !tasks.data ? (
        <ProblemCard error={tasks.error} onRetry={tasks.refetch} />
      ) : !tasks.data ? (
        <SkeletonRows rows={8} className="h-16" />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {tasks.data.results.map((task) => (
            <Row key={task.name} task={task} />
          ))}
        </ul>
      )}
    </SettingsPage>
  )
}

const nameOf = ({ name }: Task) => tOr(`task.name_${name}`, name.replaceAll('-', ' '))

const single: Readonly<Record<number, Key>> = { 60: 'task.every_minute', 3600: 'task.every_hour', 86400: 'task.every_day' }
const everySeconds = (seconds: number) => {
  const one = single[seconds]
  return one ? t(one) : t('task.every', { time: duration(seconds) })
}

const Row = ({ task }: { task: Task }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
    <div className="min-w-0 grow basis-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{nameOf(task)}</span>
        {task.running && <Badge tone="accent">{t('task.running')}</Badge>}
        {!task.enabled && <Badge>{t('task.off')}</Badge>}
      </p>
      <Times task={task} />
      {task.last_error && <p className="text-sm text-warn">{told(task.last_error_reason ?? task.last_error)}</p>}
    </div>
    {task.running && task.cancelable ? <Cancel task={task} /> : <Run task={task} />}
    {task.progress && (task.running || task.progress.done < task.progress.total) && <HowFar {...task.progress} />}
    {task.running && (
      <div role="progressbar" aria-label={t('task.running')} className="h-0.5 basis-full overflow-hidden rounded-pill bg-ctl">
        <div className="h-full w-1/3 animate-[slide-progress_1.4s_linear_infinite] bg-accent" />
      </div>
    )}
  </li>
)

/** How often it runs, when it did, and when it will. */
const Times = ({ task }: { task: Task }) => (
  <p className="text-muted text-sm">
    {everySeconds(task.interval_seconds)}
    {task.last_run_at && (
      <>
        {', '}
        {t('task.last')} <When at={task.last_run_at} />
        {task.last_duration_ms !== null && task.last_duration_ms >= 1000 && ` (${duration(task.last_duration_ms / 1000)})`}
        {task.last_canceled && `, ${t('task.canceled')}`}
      </>
    )}
    {task.next_run_at && !task.running && (
      <>
        {', '}
        {t('task.next')} <When at={task.next_run_at} isNext />
      </>
    )}
  </p>
)

const Run = ({ task }: { task: Task }) => (
  <Button
    small
    folds
    icon={Play}
    changes
    busy={task.running}
    onClick={() => void runTask(task.name)}
    aria-label={t('task.run_title', { name: nameOf(task) })}
  >
    {t('task.run')}
  </Button>
)

/** It stops after its present step, which may take a moment. */
const Cancel = ({ task }: { task: Task }) => {
  const queries = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/tasks/{name}/cancel', { params: { path: { name: task.name } } })),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: tasksQuery.queryKey }),
  })
  return (
    <Button
      small
      folds
      icon={X}
      changes
      busy={cancel.isPending || task.canceling}
      onClick={() => cancel.mutate()}
      aria-label={t('task.cancel_title', { name: nameOf(task) })}
    >
      {t(task.canceling ? 'task.canceling' : 'ui.cancel')}
    </Button>
  )
}

/** Progress of a task that needs many runs. */
const HowFar = ({ done, total, seconds_left, note }: NonNullable<Task['progress']>) => (
  <div className="grid basis-full gap-1 text-muted text-sm">
    <Bar thin value={done / Math.max(1, total)} label={t('task.progress')} />
    <p>
      {t('task.done_of', { done: count(done), total: count(total) })}
      {seconds_left !== null && seconds_left > 0 && `, ${t('task.left', { time: duration(seconds_left) })}`}
    </p>
    {note && <p>{told(note)}.</p>}
  </div>
)

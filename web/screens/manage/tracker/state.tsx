import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Link2, RefreshCw, TriangleAlert, Unlink } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { tasksQuery } from '../../../data/api/queries'
import type { Config } from '../../../data/api/types'
import type { Said } from '../../../i18n/catalog'
import { told } from '../../../i18n/told'
import { type Key, t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { confirm } from '../../../kit/confirm'
import { part } from '../../../kit/later'
import { ProblemCard } from '../../../kit/problem-card'
import { Skeleton } from '../../../kit/skeleton'
import { toast } from '../../../kit/toast'
import { When } from '../../../kit/when'
import { trackerCountsQuery, trackerQuery } from './queries'

const TrackerDialog = part(() => import('./dialog'), 'TrackerDialog')

/** Status of the tracker connection; connects and disconnects. */
export const TrackerState = ({ config }: { config: Config }) => {
  const tracker = useQuery(trackerQuery)
  const [connecting, setConnecting] = useState(false)
  if (tracker.error && !tracker.data) return <ProblemCard error={tracker.error} onRetry={tracker.refetch} />
  if (!tracker.data) return <Skeleton className="mb-8 h-28" />
  const { connected, needs } = tracker.data
  const mayConnect = Boolean(config.tracker_client_id && config.tracker_client_secret)
  return (
    <section aria-labelledby="tracker-connection" className="mb-8 grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 id="tracker-connection" className="sr-only">
        {t('tracker.connection')}
      </h2>
      {connected ? (
        <Connected {...tracker.data} />
      ) : (
        <Unconnected isLost={needs === 'reconnect'} mayConnect={mayConnect} onConnect={() => setConnecting(true)} />
      )}
      {needs === 'confirmation' && <FirstSync />}
      {(connected || needs === 'reconnect') && <Actions canSync={connected && needs === null} />}
      <Suspense fallback={null}>{connecting && <TrackerDialog onClose={() => setConnecting(false)} />}</Suspense>
    </section>
  )
}

type UnconnectedProps = { isLost: boolean; mayConnect: boolean; onConnect: () => void }

const Unconnected = ({ isLost, mayConnect, onConnect }: UnconnectedProps) => (
  <>
    {isLost ? <Trouble>{t('tracker.lost')}</Trouble> : <p className="text-soft">{t('tracker.text')}</p>}
    {mayConnect ? (
      <Button kind="primary" icon={Link2} className="justify-self-start" onClick={onConnect}>
        {t(isLost ? 'tracker.reconnect' : 'tracker.connect')}
      </Button>
    ) : (
      <p className="text-muted text-sm">{t('tracker.register')}</p>
    )}
  </>
)

const Trouble = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-start gap-2">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <span className="min-w-0">{children}</span>
  </p>
)

type ConnectedProps = {
  username: string | null
  last_synced_at: string | null
  last_error: string | null
  last_error_reason: Said | null
  pending: { plays: number; ratings: number; imported: number }
}

const Connected = ({ username, last_synced_at, last_error, last_error_reason: reason, pending }: ConnectedProps) => {
  const waiting = [
    pending.plays > 0 && t('tracker.waiting_plays', { count: pending.plays }),
    pending.ratings > 0 && t('tracker.waiting_ratings', { count: pending.ratings }),
  ].filter(Boolean)
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-center gap-2 font-medium">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {username ? t('tracker.connected_as', { name: username }) : t('tracker.connected')}
        </span>
      </p>
      {(last_synced_at || waiting.length > 0) && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {last_synced_at && (
            <div>
              <dt className="text-muted">{t('tracker.last_synced')}</dt>
              <dd>
                <When at={last_synced_at} />
              </dd>
            </div>
          )}
          {waiting.length > 0 && (
            <div>
              <dt className="text-muted">{t('tracker.waits')}</dt>
              <dd>{waiting.join(', ')}</dd>
            </div>
          )}
        </dl>
      )}
      {pending.imported > 0 && <Imported count={pending.imported} />}
      {last_error && <Trouble>{told(reason ?? last_error)}</Trouble>}
    </div>
  )
}

/** Plays of another program are sent only when the person says so. */
const Imported = ({ count }: { count: number }) => {
  const sync = useSync()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft text-sm">{t('tracker.imported', { count })}</p>
      <Button small changes busy={sync.isPending} onClick={() => sync.mutate({ send_imported: true })}>
        {t('tracker.send_imported')}
      </Button>
    </div>
  )
}

/** Shows the counts first. Nothing is synced until the user agrees. */
const FirstSync = () => {
  const counts = useQuery(trackerCountsQuery)
  const sync = useSync()
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-medium">{t('tracker.first')}</h3>
        <p className="text-soft text-sm">{t('tracker.first_text')}</p>
      </div>
      {counts.isFetching ? (
        <p role="status" className="text-muted">
          {t('tracker.counting')}
        </p>
      ) : counts.error ? (
        <ProblemCard error={counts.error} onRetry={counts.refetch} />
      ) : (
        counts.data && <Counts {...counts.data} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" icon={RefreshCw} changes busy={sync.isPending} disabled={!counts.data} onClick={() => sync.mutate({})}>
          {t('tracker.agree')}
        </Button>
        <Button disabled={counts.isFetching} onClick={() => void counts.refetch()}>
          {t('tracker.count_again')}
        </Button>
      </div>
    </div>
  )
}

type CountsProps = { to_pull: { watched: number; ratings: number; watchlist: number }; to_push: { plays: number; ratings: number } }

const Counts = ({ to_pull, to_push }: CountsProps) => {
  const lines: [Key, number][] = [
    ['tracker.pull_watched', to_pull.watched],
    ['tracker.pull_ratings', to_pull.ratings],
    ['tracker.pull_watchlist', to_pull.watchlist],
    ['tracker.push_plays', to_push.plays],
    ['tracker.push_ratings', to_push.ratings],
  ]
  const said = lines.filter(([, number]) => number > 0)
  if (said.length === 0) return <p>{t('tracker.nothing')}</p>
  return (
    <div role="status">
      <ul className="grid list-disc gap-1 ps-5">
        {said.map(([key, number]) => (
          <li key={key}>{t(key, { count: number })}</li>
        ))}
      </ul>
    </div>
  )
}

const useSync = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { send_imported?: boolean }) => ask(client.POST('/api/v1/tracker/sync', { body })),
    onSuccess: () => toast(t('tracker.started'), { tone: 'ok' }),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: trackerQuery.queryKey, exact: true }),
  })
}

const Actions = ({ canSync }: { canSync: boolean }) => {
  const queries = useQueryClient()
  const tasks = useQuery(tasksQuery)
  const sync = useSync()
  const isRunning = tasks.data?.results.some(({ name, running }) => name === 'tracker-sync' && running) ?? false
  const end = useMutation({
    mutationFn: () => ask(client.DELETE('/api/v1/tracker')),
    onSuccess: () => toast(t('tracker.disconnected'), { tone: 'ok' }),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: trackerQuery.queryKey, exact: true }),
  })
  const disconnect = async () => {
    const { yes } = await confirm({
      title: t('tracker.disconnect_ask'),
      text: t('tracker.disconnect_text'),
      action: t('tracker.disconnect'),
      danger: true,
    })
    if (yes) end.mutate()
  }
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {canSync && (
        <Button icon={RefreshCw} changes busy={sync.isPending || isRunning} onClick={() => sync.mutate({})}>
          {t('tracker.sync')}
        </Button>
      )}
      <Button kind="danger" icon={Unlink} busy={end.isPending} onClick={() => void disconnect()}>
        {t('tracker.disconnect')}
      </Button>
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Copy, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { copy } from '../../../kit/copy'
import { Ring, useSecondsLeft } from '../../../kit/countdown'
import { Dialog } from '../../../kit/dialog'
import { ProblemCard } from '../../../kit/problem-card'
import { Skeleton } from '../../../kit/skeleton'
import { toast } from '../../../kit/toast'
import { trackerQuery } from './queries'

type Code = { user_code: string; verification_url: string; qr_svg: string; expires_at: string; interval_seconds: number }

/** Shows the code to enter at the tracker, then the outcome. */
export const TrackerDialog = ({ onClose }: { onClose: () => void }) => {
  const [attempt, setAttempt] = useState(0)
  const code = useQuery({
    queryKey: ['tracker', 'code', attempt],
    queryFn: () => ask(client.POST('/api/v1/tracker/device-code')),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} title={t('tracker.dialog')}>
      {code.error ? (
        <div className="pb-4">
          <ProblemCard error={code.error} onRetry={code.refetch} />
        </div>
      ) : code.data ? (
        <Asking key={attempt} code={code.data} onAgain={() => setAttempt(attempt + 1)} onClose={onClose} />
      ) : (
        <Skeleton className="mx-auto size-60" />
      )}
    </Dialog>
  )
}

type Props = { code: Code; onAgain: () => void; onClose: () => void }

const Asking = ({ code, onAgain, onClose }: Props) => {
  const queries = useQueryClient()
  const polled = useQuery({
    queryKey: ['tracker', 'poll', code.user_code, code.expires_at],
    queryFn: () => ask(client.POST('/api/v1/tracker/device-poll')),
    refetchInterval: ({ state: { data } }) => (!data || data.state === 'pending' ? code.interval_seconds * 1000 : false),
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  })
  const tracker = useQuery(trackerQuery)
  const left = useSecondsLeft(code.expires_at)
  const state = polled.data?.state ?? 'pending'
  useEffect(() => {
    if (state === 'connected') void queries.invalidateQueries({ queryKey: trackerQuery.queryKey, exact: true })
  }, [state, queries])
  if (state === 'connected') return <Done name={tracker.data?.username ?? null} onClose={onClose} />
  if (state === 'denied' || state === 'expired' || left === 0)
    return (
      <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
        <p>{t(state === 'denied' ? 'tracker.denied' : 'tracker.expired')}</p>
        <Button kind="primary" onClick={onAgain}>
          {t('tracker.new_code')}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-4 pb-3">
      <TypeIt code={code} left={left} />
      {polled.error && <ProblemCard error={polled.error} />}
    </div>
  )
}

const Done = ({ name, onClose }: { name: string | null; onClose: () => void }) => (
  <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
    <CircleCheck aria-hidden className="size-14 text-ok" strokeWidth={1.5} />
    <p className="font-medium text-lg">{name ? t('tracker.connected_as', { name }) : t('tracker.connected')}</p>
    <Button kind="primary" onClick={onClose}>
      {t('tracker.done')}
    </Button>
  </div>
)

const TypeIt = ({ code, left }: { code: Code; left: number }) => {
  const [whole] = useState(Math.max(1, left))
  const time = `${String(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className="grid justify-items-center gap-4">
      <p className="text-soft">{t('tracker.dialog_text')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(code.qr_svg)}`}
        alt={t('tracker.qr')}
        className="size-48 rounded-card bg-white p-3"
      />
      <dl className="grid w-full gap-3 text-center">
        <div>
          <dt className="text-muted text-sm">{t('tracker.address')}</dt>
          <dd>
            <a
              href={code.verification_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center gap-2 break-all underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {code.verification_url}
              <ExternalLink aria-hidden className="size-4 shrink-0 text-muted" />
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('tracker.code')}</dt>
          <dd className="flex flex-wrap items-center justify-center gap-3">
            <span className="font-medium font-mono text-2xl tracking-wider">{code.user_code}</span>
            <Button
              small
              icon={Copy}
              onClick={() =>
                void copy(code.user_code).then((copied) =>
                  toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' }),
                )
              }
            >
              {t('ui.copy')}
            </Button>
          </dd>
        </div>
      </dl>
      <p className="flex items-center gap-2 text-muted text-sm">
        <Ring share={left / whole} />
        {t('tracker.left', { time })}
      </p>
    </div>
  )
}

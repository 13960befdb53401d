import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Check, KeyRound, LaptopMinimal, LogOut, Pencil, Smartphone, SquareTerminal, Tv } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { sessionsQuery } from '../../data/api/queries'
import { sessionLost } from '../../data/api/session'
import type { Session } from '../../data/api/types'
import { deviceLabel } from '../../i18n/device-label'
import { t, withWords } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button, IconButton } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { TextInput } from '../../kit/field'
import { part } from '../../kit/later'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { closeToast, toast } from '../../kit/toast'
import { When } from '../../kit/when'
import { SettingsPage } from '../settings/settings-page'

const PairDialog = part(() => import('./pair-dialog'), 'PairDialog')
const OnThisDevice = part(() => withWords('player', import('../along/on-this-device')), 'OnThisDevice')
const AppDialog = part(() => import('./app-dialog'), 'AppDialog')
const TokenDialog = part(() => import('./token-dialog'), 'TokenDialog')
const RotateDialog = part(() => import('./rotate-dialog'), 'RotateDialog')
const UNDO_MS = 5000
/** What devices play changes without an event. */
const LOOK_MS = 10_000
const icons = { browser: LaptopMinimal, qr: Smartphone, cli: SquareTerminal, app: Tv } as const

/** Signed-in devices, and pairing a new one. */
export const DevicesPage = () => {
  const sessions = useQuery({ ...sessionsQuery, refetchInterval: LOOK_MS })
  const onTv = useLocation({ select: ({ hash }) => /^tv=(\d{6})$/.exec(hash)?.[1] })
  const [adding, setAdding] = useState<'phone' | 'app' | 'token' | 'key' | undefined>(onTv === undefined ? undefined : 'app')
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const revoke = useRevoke(setLeaving)
  const shown = sessions.data?.results.filter(({ id }) => !leaving.has(id)) ?? []
  const others = shown.filter(({ current }) => !current)
  return (
    <SettingsPage
      title={t('device.title')}
      text={t('device.text')}
      actions={
        <Button kind="primary" icon={Smartphone} onClick={() => setAdding('phone')}>
          {t('device.pair')}
        </Button>
      }
    >
      {sessions.error && !sessions.data ? (
        <ProblemCard error={sessions.error} onRetry={sessions.refetch} />
      ) : !sessions.data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className="grid gap-5">
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {shown.map((session) => (
              <Row key={session.id} session={session} onRevoke={() => revoke(session)} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button icon={Tv} className="max-sm:grow" onClick={() => setAdding('app')}>
              {t('app.title')}
            </Button>
            <Button icon={SquareTerminal} className="max-sm:grow" onClick={() => setAdding('token')}>
              {t('token.new')}
            </Button>
            <Button icon={KeyRound} className="max-sm:grow" onClick={() => setAdding('key')}>
              {t('rotate.title')}
            </Button>
            {others.length > 1 && (
              <Button kind="danger" className="max-sm:grow" onClick={() => void revokeOthers(others.length)}>
                {t('device.revoke_others')}
              </Button>
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        <OnThisDevice />
        {adding === 'phone' && <PairDialog onClose={() => setAdding(undefined)} />}
        {adding === 'app' && <AppDialog shown={onTv} onClose={() => setAdding(undefined)} />}
        {adding === 'key' && <RotateDialog onClose={() => setAdding(undefined)} />}
        {adding === 'token' && <TokenDialog onClose={() => setAdding(undefined)} />}
      </Suspense>
    </SettingsPage>
  )
}

/** Revokes a session after five seconds, to allow undo; immediately if this window closes. */
const useRevoke = (setLeaving: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void) => {
  const queries = useQueryClient()
  return (session: Session) => {
    if (session.current) return void leave()
    setLeaving((before) => new Set([...before, session.id]))
    const back = () => setLeaving((before) => new Set([...before].filter((id) => id !== session.id)))
    const revoke = () => {
      forget()
      closeToast(said)
      ask(client.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id: session.id } }, keepalive: true }))
        .catch((error: unknown) => {
          back()
          sayProblem(error)
        })
        .finally(() => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }))
    }
    const timer = setTimeout(revoke, UNDO_MS)
    const forget = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', revoke)
    }
    addEventListener('pagehide', revoke)
    const said = toast(t('device.revoked', { name: session.label }), {
      ms: UNDO_MS,
      action: {
        label: t('ui.undo'),
        run: () => {
          forget()
          back()
        },
      },
    })
  }
}

const leave = async () => {
  const { yes } = await confirm({ title: t('device.leave_title'), text: t('device.leave_text'), action: t('device.leave'), danger: true })
  if (!yes) return
  await ask(client.DELETE('/api/v1/auth/sessions/current'))
    .then(() => sessionLost())
    .catch(sayProblem)
}

const revokeOthers = async (count: number) => {
  const { yes } = await confirm({
    title: t('device.revoke_others_title', { count }),
    text: t('device.revoke_others_text'),
    action: t('device.revoke_others'),
    danger: true,
  })
  if (yes) await ask(client.DELETE('/api/v1/auth/sessions', { params: { query: { except: 'current' } } })).catch(sayProblem)
}

/** Said of what has fewer rights than a browser, or more than a TV usually has. */
const scopeOf = ({ kind, scope }: Session): string =>
  scope !== 'all' ? `${t(`device.scope_${scope}`)}, ` : kind === 'app' ? `${t('device.scope_get')}, ` : ''

const Row = ({ session, onRevoke }: { session: Session; onRevoke: () => void }) => {
  const Icon = icons[session.kind]
  const [name, setName] = useState<string>()
  const rename = useMutation({
    mutationFn: (label: string) =>
      ask(client.PATCH('/api/v1/auth/sessions/{id}', { params: { path: { id: session.id } }, body: { label } })),
    onError: sayProblem,
    onSuccess: () => setName(undefined),
  })
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5 max-sm:gap-1 max-sm:pe-1">
      <Icon aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" strokeWidth={1.75} />
      {name === undefined ? (
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{deviceLabel(session.label)}</span>
            {session.current && <Badge tone="ok">{t('device.this')}</Badge>}
          </p>
          <p className="text-muted text-sm">
            {session.app ?? t(`device.kind_${session.kind}`)}, {scopeOf(session)}
            {session.playing ? t('device.plays', { title: session.playing.title }) : t('device.seen')}{' '}
            {!session.playing && <When at={session.last_seen_at} />}
          </p>
        </div>
      ) : (
        <form
          className="flex grow gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) rename.mutate(name.trim())
          }}
        >
          <TextInput aria-label={t('device.name')} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
          <IconButton type="submit" icon={Check} label={t('ui.save')} />
        </form>
      )}
      {name === undefined && (
        <IconButton icon={Pencil} label={t('device.rename', { name: session.label })} onClick={() => setName(session.label)} />
      )}
      <IconButton
        icon={LogOut}
        label={session.current ? t('device.leave') : t('device.revoke', { name: session.label })}
        onClick={onRevoke}
      />
    </li>
  )
}

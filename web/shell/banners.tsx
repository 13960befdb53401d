import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import { CircleAlert, CirclePause, RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { healthQuery, statusQuery } from '../data/api/queries'
import { base } from '../data/base'
import { missedEvents } from '../data/live/live'
import { said } from '../i18n/said'
import { t, withWords } from '../i18n/translate'
import { Button } from '../kit/button'
import { part } from '../kit/later'
import { useStore } from '../kit/store'
import { toast } from '../kit/toast'
import { useLostFor } from './offline'

const SAID_AFTER_MS = 2000

const SamplesBanner = part(() => withWords('rooms', import('../screens/samples/banner')), 'SamplesBanner')

/** App-wide banners, one line each, above the screen. */
export const Banners = () => (
  <>
    {base.endsWith('/demo') && (
      <Suspense fallback={null}>
        <SamplesBanner />
      </Suspense>
    )}
    <Reconnecting />
    <NewVersion />
    <Recovering />
    <Held />
    <Unwell />
  </>
)

/** On a phone the text wraps next to its icon, not below it. */
const beside = 'min-w-0 grow basis-48'

const Strip = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div role="status" className="gutter flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface py-1.5 text-sm">
    {icon}
    {children}
  </div>
)

const Reconnecting = () => {
  const lost = useLostFor() > SAID_AFTER_MS
  const [wasLost, setWasLost] = useState(false)
  const again = useStore(missedEvents)
  useEffect(() => {
    if (lost) setWasLost(true)
    else if (wasLost) {
      setWasLost(false)
      toast(again > 0 ? t('shell.back_updated', { count: again }) : t('shell.back'), { tone: 'ok' })
      missedEvents.set(0)
    }
  }, [lost, wasLost, again])
  if (!lost) return null
  return (
    <Strip icon={<WifiOff aria-hidden className="size-4 text-warn" />}>
      <span className={beside}>{t('shell.reconnecting')}</span>
    </Strip>
  )
}

const NewVersion = () => {
  const { data } = useQuery(statusQuery)
  if (!data || data.version === __BUILT_VERSION__) return null
  return (
    <Strip icon={<RefreshCw aria-hidden className="size-4 text-info" />}>
      <span className={beside}>{t('shell.updated', { version: data.version })}</span>
      <Button small onClick={() => location.reload()}>
        {t('problem.reload')}
      </Button>
    </Strip>
  )
}

const Recovering = () => {
  const { data } = useQuery(statusQuery)
  if (data?.status !== 'recovery') return null
  return (
    <Strip icon={<RefreshCw aria-hidden className="size-4 text-warn" />}>
      <span className={beside}>{t('shell.recovering')}</span>
    </Strip>
  )
}

const Held = () => {
  const { data } = useQuery(healthQuery)
  const isThere = useMatch({ from: '/settings/radarr', shouldThrow: false }) !== undefined
  if (isThere || !data?.results.some(({ code }) => code === 'import_held')) return null
  return (
    <Strip icon={<CirclePause aria-hidden className="size-4 text-warn" />}>
      <span className={beside}>{t('shell.held')}</span>
      <Link
        to="/settings/radarr"
        className="inline-flex min-h-6 items-center font-medium underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('shell.held_decide')}
      </Link>
    </Strip>
  )
}

const Unwell = () => {
  const { data } = useQuery(healthQuery)
  const isSettingUp = useMatch({ from: '/welcome', shouldThrow: false }) !== undefined
  const isHome = useMatch({ from: '/', shouldThrow: false }) !== undefined
  const isHealth = useMatch({ from: '/checks', shouldThrow: false }) !== undefined
  const errors = data?.results.filter(({ severity }) => severity === 'error') ?? []
  const first = errors[0]
  // Home already lists the issues that need attention, and Health shows all of them.
  if (!first || isSettingUp || isHome || isHealth) return null
  return (
    <Strip icon={<CircleAlert aria-hidden className="size-4 text-bad" />}>
      <span className={beside}>{errors.length === 1 ? said(first, 'title') : t('shell.issues', { count: errors.length })}</span>
      <Link
        to="/checks"
        className="inline-flex min-h-6 items-center font-medium underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('shell.see')}
      </Link>
    </Strip>
  )
}

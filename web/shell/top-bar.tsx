import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import clsx from 'clsx'
import { CircleAlert, Search } from 'lucide-react'
import { healthQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { connection } from '../live/connection'
import { Kbd, modifier } from '../ui/kbd'
import { useStore } from '../ui/store'
import { askedByFirstSteps } from './first-run'
import { openLayer } from './layers'

export const TopBar = () => (
  <header className="gutter sticky top-0 z-10 flex h-14 items-center gap-3 border-line border-b bg-bg">
    <button
      type="button"
      onClick={() => openLayer('palette')}
      onPointerEnter={() => void import('./palette')}
      className="flex h-(--ctl-height) min-w-0 max-w-md grow items-center gap-2.5 rounded-ctl border border-line bg-surface px-3 text-start text-muted transition-colors hover:border-edge"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="grow truncate">{t('shell.search')}</span>
      <span className="flex gap-1 max-md:hidden pointer-coarse:hidden" aria-hidden>
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
    <div className="ms-auto flex items-center gap-3">
      <HealthMark />
      <LiveMark />
    </div>
  </header>
)

const LiveMark = () => {
  const { state } = useStore(connection)
  const live = state === 'live'
  return (
    <span className="flex items-center gap-2 text-muted text-sm" title={live ? t('shell.live_title') : t('shell.lost_title')}>
      <span
        aria-hidden
        className={clsx('size-2 rounded-pill', live ? 'bg-ok' : state === 'connecting' ? 'bg-muted' : 'animate-pulse bg-warn')}
      />
      <span className="max-sm:visually-hidden">
        {live ? t('shell.live') : state === 'connecting' ? t('shell.connecting') : t('shell.lost')}
      </span>
    </span>
  )
}

/** So many are listed on Home itself, and need no mark above it. */
const SAID_AT_HOME = 2

const HealthMark = () => {
  const { data } = useQuery(healthQuery)
  const isHome = useMatch({ from: '/', shouldThrow: false }) !== undefined
  const isWelcome = useMatch({ from: '/welcome', shouldThrow: false }) !== undefined
  const troubles = data?.results.filter(({ code, severity }) => severity !== 'notice' && (!isWelcome || !askedByFirstSteps.has(code))) ?? []
  const worst = troubles.find(({ severity }) => severity === 'error') ?? troubles[0]
  if (!worst || (isHome && troubles.length <= SAID_AT_HOME)) return null
  return (
    <Link
      to="/health"
      title={worst.title}
      className={clsx(
        'flex min-h-8 items-center gap-1.5 rounded-pill bg-ctl px-2.5 text-sm hover:bg-hover',
        worst.severity === 'error' ? 'text-bad' : 'text-warn',
      )}
    >
      <CircleAlert aria-hidden className="size-4" />
      <span aria-hidden>{troubles.length}</span>
      <span className="visually-hidden">{t('shell.health_count', { count: troubles.length })}</span>
    </Link>
  )
}

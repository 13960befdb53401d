import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import clsx from 'clsx'
import { CircleAlert, Download, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { healthQuery } from '../data/api/queries'
import { useTotalSpeed } from '../data/live/progress'
import { speed } from '../i18n/format'
import { said } from '../i18n/said'
import { t } from '../i18n/translate'
import { connection } from '../kit/connection'
import { Kbd, modifier } from '../kit/kbd'
import { useStore } from '../kit/store'
import { useActivityCount } from './activity-count'
import { setupIssues } from './first-run'
import { openLayer } from './layers'

/** The bar is transparent until the page is scrolled, so that the page's artwork shows through. */
const useScrolled = () => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const measure = () => setScrolled(scrollY > UNDER_PX)
    measure()
    addEventListener('scroll', measure, { passive: true })
    return () => removeEventListener('scroll', measure)
  }, [])
  return isScrolled
}
const UNDER_PX = 24

export const TopBar = () => (
  <header className={clsx('gutter sticky top-0 z-10 flex h-16 items-center transition-colors duration-120', useScrolled() && 'bg-page')}>
    <SearchButton />
    <div className="ms-auto flex items-center">
      <HealthMark />
      <LiveMark />
    </div>
  </header>
)

/** Hidden on Discover, which has the same field on its page. */
const SearchButton = () => {
  const isDiscover = useMatch({ from: '/discover', shouldThrow: false }) !== undefined
  if (isDiscover) return null
  return (
    <button
      type="button"
      onClick={() => openLayer('palette')}
      onPointerEnter={() => void import('./palette')}
      className="flex h-(--ctl-height) glass min-w-0 max-w-100 grow items-center gap-2.5 rounded-ctl px-3 text-start text-muted transition-colors hover:text-fg"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="grow truncate">{t('shell.search')}</span>
      <span className="flex gap-1 max-md:hidden pointer-coarse:hidden" aria-hidden>
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  )
}

/** Shows what is running; the connection only if it is lost. */
const LiveMark = () => {
  const { state } = useStore(connection)
  const { running, atWork } = useActivityCount()
  const total = useTotalSpeed()
  if (state === 'lost')
    return (
      <span className={pill} title={t('shell.lost_title')}>
        <span aria-hidden className="size-2 animate-pulse rounded-pill bg-warn" />
        <span className="max-sm:visually-hidden">{t('shell.lost')}</span>
      </span>
    )
  if (running === 0) return <span className="visually-hidden">{t(state === 'live' ? 'shell.live' : 'shell.connecting')}</span>
  return (
    <Link to="/activity" className={pill}>
      <span aria-hidden className="bulbs w-9 max-md:hidden" style={{ '--lit': atWork > 0 ? '100%' : '0%' } as object} />
      <Download aria-hidden className="size-4 text-accent md:hidden" />
      <span>
        {running}
        <span className="max-md:visually-hidden"> {t(atWork > 0 ? 'shell.on_the_way' : 'shell.waiting')}</span>
      </span>
      {total > 0 && <span className="text-soft tabular-nums max-md:hidden">{speed(total)}</span>}
    </Link>
  )
}
const pill = 'glass ms-3 flex min-h-9 items-center gap-2.5 rounded-pill px-3.5 font-medium text-sm whitespace-nowrap'

/** Home itself lists this many issues, so they need no mark in the top bar. */
const SAID_AT_HOME = 2

const HealthMark = () => {
  const { data } = useQuery(healthQuery)
  const isHome = useMatch({ from: '/', shouldThrow: false }) !== undefined
  const isWelcome = useMatch({ from: '/welcome', shouldThrow: false }) !== undefined
  const troubles = data?.results.filter(({ code, severity }) => severity !== 'notice' && (!isWelcome || !setupIssues.has(code))) ?? []
  const worst = troubles.find(({ severity }) => severity === 'error') ?? troubles[0]
  if (!worst || (isHome && troubles.length <= SAID_AT_HOME)) return null
  return (
    <Link
      to="/checks"
      title={said(worst, 'title')}
      className={clsx(
        'glass ms-3 flex min-h-9 items-center gap-1.5 rounded-pill px-2.5 text-sm',
        worst.severity === 'error' ? 'text-bad' : 'text-warn',
      )}
    >
      <CircleAlert aria-hidden className="size-4" />
      <span aria-hidden>{troubles.length}</span>
      <span className="visually-hidden">{t('shell.health_count', { count: troubles.length })}</span>
    </Link>
  )
}

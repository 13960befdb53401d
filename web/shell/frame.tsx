import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { learn, t, withWords } from '../i18n/translate'
import { announce } from '../kit/announce'
import { asked } from '../kit/confirm'
import { connection } from '../kit/connection'
import { loadRest, useRest } from '../kit/first-poster'
import { loadEverything, part } from '../kit/later'
import { ScenePlace } from '../kit/scene'
import { useStore } from '../kit/store'
import { Banners } from './banners'
import { useFirstRun } from './first-run'
import { layer, openLayer } from './layers'
import { LiveRegion } from './live-region'
import { BottomBar, Rail } from './navigation'
import { OfflinePage } from './offline'
import { ProgressLine } from './progress-line'
import { ShellKeys } from './shell-keys'
import { TopBar } from './top-bar'

const Palette = part(async () => {
  await learn('settings')
  return withWords('rooms', import('./palette'))
}, 'Palette')
const KeysHelp = part(() => withWords('rooms', import('./keys-help')), 'KeysHelp')
const GiveDialog = part(() => withWords('rooms', import('./give/dialog')), 'GiveDialog')
const ConfirmHost = part(() => import('../kit/confirm-dialog'), 'ConfirmHost')
const RemotePlace = part(() => import('./remote-place'), 'RemotePlace')
const Toasts = part(() => import('./toasts'), 'Toasts')

const IDLE_AFTER_MS = 2000

/** The layout around every screen. */
export const Frame = () => {
  const router = useRouter()
  const open = useStore(layer)
  const isRest = useRest()
  useFirstRun()
  usePrefetch()
  // What is opened while another page loads belongs to that page.
  useEffect(() => router.subscribe('onBeforeNavigate', () => openLayer(undefined)), [router])
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        loadRest()
        // A tab that opened another page keeps the focus, so that the arrow keys go on; so does a layer.
        if (!layer.get() && !document.activeElement?.matches('[role=tab]')) document.getElementById('main')?.focus({ preventScroll: true })
        setTimeout(() => announce(document.title), 300)
      }),
    [router],
  )
  return (
    <>
      <ScenePlace />
      <SkipButton />
      <ProgressLine />
      <Rail />
      <div className="flex min-h-dvh flex-col ps-(--side) pb-[calc(var(--bar)+env(safe-area-inset-bottom))] md:pb-0">
        <TopBar />
        <Banners />
        <main id="main" tabIndex={-1} className="relative grow">
          <Outlet />
        </main>
        <Suspense fallback={null}>{isRest && <RemotePlace />}</Suspense>
      </div>
      <BottomBar />
      <OfflinePage />
      <LiveRegion />
      <ShellKeys />
      <Suspense fallback={null}>
        {open === 'palette' && <Palette />}
        {open === 'keys' && <KeysHelp />}
        {open === 'given' && <GiveDialog />}
        <OnceNeeded store={asked}>
          <ConfirmHost />
        </OnceNeeded>
        {isRest && <Toasts />}
      </Suspense>
    </>
  )
}

const prepare = async (queries: QueryClient) => {
  await loadEverything()
  const { install } = await import('./installed')
  await install(queries)
}
/** Optional: a browser may refuse the service worker, and screens can still load their code when opened. */
const prepareQuietly = (queries: QueryClient) => void prepare(queries).catch(() => undefined)

/** Once connected and idle, prefetches the code of all screens, so they open offline too. */
const usePrefetch = () => {
  const queries = useQueryClient()
  const isLive = useStore(connection).state === 'live'
  useEffect(() => {
    if (!isLive) return
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prepareQuietly, IDLE_AFTER_MS, queries)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => prepareQuietly(queries))
    return () => cancelIdleCallback(idle)
  }, [isLive, queries])
}

/** Mounts its children, and so loads their code, only once they are first needed. */
const OnceNeeded = ({ store, children }: { store: typeof asked; children: ReactNode }) => {
  const value = useStore(store)
  const [seen, setSeen] = useState(false)
  if (value && !seen) setSeen(true)
  return seen ? children : null
}

const SkipButton = () => (
  <button
    type="button"
    onClick={() => document.getElementById('main')?.focus()}
    className="fixed start-4 top-2 z-60 -translate-y-20 rounded-ctl bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
  >
    {t('shell.skip')}
  </button>
)

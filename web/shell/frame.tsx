import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { learn, t, withWords } from '../i18n/translate'
import { announce } from '../ui/announce'
import { asked } from '../ui/confirm'
import { useStore } from '../ui/store'
import { Banners } from './banners'
import { useFirstRun } from './first-run'
import { layer, openLayer } from './layers'
import { LiveRegion } from './live-region'
import { BottomBar, Rail } from './navigation'
import { OfflinePage } from './offline'
import { ProgressLine } from './progress-line'
import { ShellKeys } from './shell-keys'
import { TopBar } from './top-bar'

const Palette = lazy(async () => {
  await learn('settings')
  return { default: (await withWords('rooms', import('./palette'))).Palette }
})
const KeysHelp = lazy(async () => ({ default: (await withWords('rooms', import('./keys-help'))).KeysHelp }))
const ConfirmHost = lazy(async () => ({ default: (await import('../ui/confirm-dialog')).ConfirmHost }))
const Toasts = lazy(async () => ({ default: (await import('./toasts')).Toasts }))

/** The house around every screen. */
export const Frame = () => {
  const router = useRouter()
  const open = useStore(layer)
  useFirstRun()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        openLayer(undefined)
        if (!pathChanged || !fromLocation) return
        document.getElementById('main')?.focus({ preventScroll: true })
        setTimeout(() => announce(document.title), 300)
      }),
    [router],
  )
  return (
    <>
      <SkipButton />
      <ProgressLine />
      <Rail />
      <div className="flex min-h-dvh flex-col pb-[calc(var(--bar)+env(safe-area-inset-bottom))] md:ps-16 md:pb-0 lg:ps-(--rail)">
        <TopBar />
        <Banners />
        <main id="main" tabIndex={-1} className="relative grow">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <OfflinePage />
      <LiveRegion />
      <ShellKeys />
      <Suspense fallback={null}>
        {open === 'palette' && <Palette />}
        {open === 'keys' && <KeysHelp />}
        <Wanted store={asked}>
          <ConfirmHost />
        </Wanted>
        <Toasts />
      </Suspense>
    </>
  )
}

/** Keeps what is inside away until the first time that it is needed. */
const Wanted = ({ store, children }: { store: typeof asked; children: ReactNode }) => {
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

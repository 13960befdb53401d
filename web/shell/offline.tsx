import { PlugZap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { now } from '../data/clock'
import { reconnectNow } from '../data/live/live'
import { t } from '../i18n/translate'
import { Button } from '../kit/button'
import { connection } from '../kit/connection'
import { useStore } from '../kit/store'

const GIVEN_UP_AFTER_MS = 30_000

/** How long the connection has been lost, in milliseconds. */
export const useLostFor = () => {
  const state = useStore(connection)
  const [, setTick] = useState(0)
  const lost = state.state === 'lost'
  useEffect(() => {
    if (!lost) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 500)
    return () => clearInterval(timer)
  }, [lost])
  return lost ? now() - state.since : 0
}

/** Shown while the service does not answer. Reconnecting is automatic; this page says what to check. */
export const OfflinePage = () => {
  const away = useLostFor() > GIVEN_UP_AFTER_MS
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!away) setHidden(false)
  }, [away])
  if (!away || hidden) return null
  return (
    <section aria-label={t('offline.title')} className="fixed inset-0 z-30 grid place-items-center overflow-y-auto bg-bg p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <PlugZap aria-hidden className="size-12 text-warn" strokeWidth={1.5} />
        <h2 className="font-bold text-2xl">{t('offline.title')}</h2>
        <p className="text-soft">{t('offline.text')}</p>
        <ul className="grid gap-1 text-muted">
          <li>{t('offline.computer')}</li>
          <li>{t('offline.network')}</li>
        </ul>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button kind="primary" onClick={reconnectNow}>
            {t('offline.retry')}
          </Button>
          <Button onClick={() => setHidden(true)}>{t('offline.read_on')}</Button>
        </div>
      </div>
    </section>
  )
}

import clsx from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../i18n/translate'
import { Button, IconButton } from '../kit/button'
import { useStore } from '../kit/store'
import { closeToast, type Toast, toasts } from '../kit/toast'
import { useArrival } from './use-arrival'

/** Short messages that disappear. The timer stops while the pointer or focus is on one. */
export const Toasts = () => {
  const shown = useStore(toasts)
  useArrival()
  return (
    <section
      aria-label={t('shell.notices')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.75rem)] z-40 grid justify-items-center gap-2 md:inset-x-auto md:end-6 md:bottom-6"
    >
      {shown.map((one) => (
        <Card key={one.id} one={one} />
      ))}
    </section>
  )
}

const Card = ({ one }: { one: Toast }) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(one.id), one.ms)
    return () => clearTimeout(timer)
  }, [held, one])
  const Icon = one.tone === 'bad' ? CircleAlert : Check
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-sm animate-[appear_180ms_var(--ease-out)] items-center gap-3 rounded-card bg-raised py-2 ps-4 pe-2 shadow-pop md:min-w-80"
    >
      {one.tone !== 'plain' && <Icon aria-hidden className={clsx('size-5 shrink-0', one.tone === 'bad' ? 'text-bad' : 'text-ok')} />}
      <p className="grow py-1.5 text-sm">{one.text}</p>
      {one.action && (
        <Button
          small
          kind="quiet"
          className="text-accent!"
          onClick={() => {
            one.action?.run()
            closeToast(one.id)
          }}
        >
          {one.action.label}
        </Button>
      )}
      <IconButton small icon={X} label={t('ui.dismiss')} onClick={() => closeToast(one.id)} />
    </div>
  )
}

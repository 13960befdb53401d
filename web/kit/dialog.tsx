import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { WifiOff, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate'
import { useBackCloses } from './back'
import { IconButton } from './button'
import { away } from './connection'
import { ActionPlace } from './dialog-actions'
import { useStore } from './store'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  text?: string | undefined
  wide?: boolean
  /** False if the dialog closes only with an answer. */
  closable?: boolean
  /** Stays visible while the content scrolls, like the `DialogActions` of a form. */
  footer?: ReactNode
  children?: ReactNode
}

/** An outside click this soon after opening is the second click of the double click that opened the dialog. */
const DOUBLE_CLICK_MS = 500

/** A modal dialog: centered on a desktop, a bottom sheet on a phone. Escape and Back close it. */
export const Dialog = ({ open, onClose, title, text, wide = false, closable = true, footer, children }: Props) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  useBackCloses(open && closable, onClose)
  const change: Base.Root.Props['onOpenChange'] = (next, { reason }) => {
    if (next || !closable) return
    if (reason === 'outside-press' && performance.now() - openedAt.current < DOUBLE_CLICK_MS) return
    onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <Base.Backdrop className="veil z-40" />
        <Base.Popup
          className={clsx(
            'layer fixed z-50 flex max-h-[min(86dvh,52rem)] flex-col bg-raised shadow-pop outline-none',
            'inset-x-0 bottom-0 rounded-t-panel pb-[env(safe-area-inset-bottom)]',
            'md:inset-x-0 md:top-[max(2rem,10dvh)] md:bottom-auto md:mx-auto md:rounded-panel md:pb-0',
            wide ? 'md:max-w-3xl' : 'md:max-w-lg',
          )}
        >
          <header className={clsx('px-5 pt-5', children ? 'pb-2' : 'pb-5', closable && 'pe-16')}>
            <Base.Title className="font-bold text-lg">{title}</Base.Title>
            {text && <Base.Description className="mt-1 text-soft">{text}</Base.Description>}
          </header>
          <Away />
          {children && (
            <div className="grow overflow-y-auto px-5 py-3">
              <ActionPlace value={place}>{children}</ActionPlace>
            </div>
          )}
          <footer
            ref={setPlace}
            className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 empty:hidden max-[26rem]:*:grow"
          >
            {footer}
          </footer>
          {closable && <Base.Close className="absolute end-4 top-3" render={<IconButton icon={X} label={t('ui.close')} />} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The dialog covers the page's offline banner, so it shows its own. */
const Away = () =>
  useStore(away) && (
    <p role="status" className="flex items-center gap-3 border-line border-y px-5 py-2 text-sm">
      <WifiOff aria-hidden className="size-4 shrink-0 text-warn" />
      {t('shell.reconnecting')}
    </p>
  )

import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../i18n/translate'
import { IconButton } from './button'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  text?: string | undefined
  wide?: boolean
  footer?: ReactNode
  children?: ReactNode
}

/** A layer over the page: centred on a desk, from below on a phone. Escape and Back close it. */
export const Dialog = ({ open, onClose, title, text, wide = false, footer, children }: Props) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Base.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
      <Base.Backdrop className="veil z-40" />
      <Base.Popup
        className={clsx(
          'layer fixed z-50 flex max-h-[min(90dvh,52rem)] flex-col bg-raised shadow-pop outline-none',
          'inset-x-0 bottom-0 rounded-t-panel pb-[env(safe-area-inset-bottom)]',
          'md:inset-x-0 md:top-[max(2rem,10dvh)] md:bottom-auto md:mx-auto md:rounded-panel md:pb-0',
          wide ? 'md:max-w-3xl' : 'md:max-w-lg',
        )}
      >
        <header className="px-5 pt-5.5 pe-16 pb-2">
          <Base.Title className="font-bold text-lg">{title}</Base.Title>
          {text && <Base.Description className="mt-1 text-soft">{text}</Base.Description>}
        </header>
        {children && <div className="grow overflow-y-auto px-5 py-3">{children}</div>}
        {footer && <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">{footer}</footer>}
        <Base.Close className="absolute end-4 top-4" render={<IconButton icon={X} label={t('ui.close')} />} />
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)

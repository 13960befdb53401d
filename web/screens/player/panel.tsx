import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../kit/button'

type Props = { icon: LucideIcon; label: string; isOn?: boolean; children: ReactNode }

/** A button with a popup above it. Rendered inside the player, because nothing else is visible in full screen. */
export const Panel = ({ icon, label, isOn = false, children }: Props) => {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => whole.current?.contains(event.target as Node) === false && setOpen(false)
    const byEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
      whole.current?.querySelector('button')?.focus()
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', byEscape, true)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', byEscape, true)
    }
  }, [open])
  return (
    <div ref={whole} className="relative">
      <IconButton icon={icon} label={label} aria-expanded={open} className={clsx(isOn && 'text-accent!')} onClick={() => setOpen(!open)} />
      {open && (
        <section
          aria-label={label}
          className="absolute end-0 bottom-full mb-3 max-h-[60dvh] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-panel bg-raised p-2 text-fg shadow-pop max-sm:fixed max-sm:end-4 max-sm:bottom-24"
        >
          {children}
        </section>
      )}
    </div>
  )
}

type OptionProps = {
  /** Undefined for an action, which is not a choice. */
  isChosen?: boolean
  isDisabled?: boolean
  icon?: LucideIcon
  note?: string | undefined
  onChoose: () => void
  children: ReactNode
}

export const Option = ({ isChosen, isDisabled = false, icon: Icon, note, onChoose, children }: OptionProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    disabled={isDisabled}
    onClick={onChoose}
    className={clsx(
      'flex min-h-10 w-full items-center justify-between gap-3 rounded-ctl px-3 text-start text-sm enabled:hover:bg-hover disabled:opacity-55',
      isChosen && 'font-bold text-accent',
    )}
  >
    {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
    <span className={clsx('truncate', Icon && 'grow')}>{children}</span>
    {note && <span className="shrink-0 font-normal text-soft">{note}</span>}
  </button>
)

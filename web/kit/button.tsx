import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../i18n/translate'
import { away } from './connection'
import { useStore } from './store'

export type ButtonKind = 'primary' | 'secondary' | 'glass' | 'quiet' | 'danger'

/** Button styles, also for links that act as buttons. */
export const buttonStyle = (kind: ButtonKind = 'secondary', small = false) =>
  clsx(
    'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-ctl py-1 text-center font-medium transition-colors duration-120 [&>svg]:shrink-0',
    'disabled:opacity-55 aria-disabled:opacity-55',
    small ? 'min-h-8 px-3 text-sm pointer-coarse:min-h-10' : 'min-h-(--ctl-height) px-4 text-base',
    kind === 'primary' && 'bg-accent text-on-accent enabled:hover:brightness-108',
    kind === 'secondary' && 'bg-ctl text-fg enabled:hover:bg-hover [a&]:hover:bg-hover',
    kind === 'glass' && 'glass text-fg enabled:hover:brightness-112 [a&]:hover:brightness-112',
    kind === 'quiet' && 'text-soft enabled:hover:bg-hover enabled:hover:text-fg [a&]:hover:bg-hover',
    kind === 'danger' && 'bg-ctl text-bad enabled:hover:bg-hover',
  )

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind
  small?: boolean
  icon?: LucideIcon
  /** Shows only the icon on a phone. Screen readers still get the label. */
  folds?: boolean
  /** The action is running: the button keeps its width and cannot be pressed. */
  busy?: boolean
  /** Changes data, so it is disabled while the service is unreachable. */
  changes?: boolean
  children: ReactNode
}

/** Submit and danger buttons default to `changes`. */
export const Button = ({
  kind,
  small = false,
  icon: Icon,
  busy,
  changes,
  folds = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: Props) => {
  const waits = useStore(away) && (changes ?? (rest.type === 'submit' || kind === 'danger'))
  return (
    <button
      type="button"
      {...rest}
      {...(waits && { title: t('shell.reconnecting') })}
      onClick={busy === undefined ? onClick : once(onClick)}
      disabled={disabled || busy || waits}
      aria-busy={busy || undefined}
      className={clsx(buttonStyle(kind, small), busy && 'animate-pulse', folds && 'max-md:px-2.5!', className)}
    >
      {Icon && <Icon aria-hidden className={small ? 'size-4' : 'size-[1.125rem]'} />}
      {folds ? <span className="max-md:visually-hidden">{children}</span> : children}
    </button>
  )
}

/** Ignores the second click of a double click, which arrives before the button is busy and would start the action again. */
export const once =
  (act: Props['onClick']): Props['onClick'] =>
  (event) => {
    if (event.detail > 1) event.preventDefault()
    else act?.(event)
  }

type IconProps = ComponentProps<'button'> & { icon: LucideIcon; label: string; kind?: ButtonKind; small?: boolean; changes?: boolean }

export const IconButton = ({
  icon: Icon,
  label,
  kind = 'quiet',
  small = false,
  changes = false,
  className,
  disabled,
  ...rest
}: IconProps) => {
  const waits = useStore(away) && changes
  return (
    <button
      type="button"
      title={waits ? t('shell.reconnecting') : label}
      aria-label={label}
      {...rest}
      disabled={disabled || waits}
      className={clsx(buttonStyle(kind), small ? 'size-8 min-h-8! px-0! pointer-coarse:size-10' : 'size-(--ctl-height) px-0!', className)}
    >
      <Icon aria-hidden className={small ? 'size-4' : 'size-5'} />
    </button>
  )
}

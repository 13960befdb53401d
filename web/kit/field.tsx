import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Wired = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
type FieldProps = { label: string; help?: ReactNode; error?: string | undefined; note?: ReactNode; children: (wired: Wired) => ReactNode }

/** A label, a control, help and an error, linked for screen readers. */
export const Field = ({ label, help, error, note, children }: FieldProps) => {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note}
      </div>
      {children({ id, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true }) })}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
    </div>
  )
}

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" spellCheck={false} autoComplete="off" {...rest} className={clsx('field-control', className)} />
)

type SelectProps = ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }

/** The native select: keyboard support for free, and the system picker on phones. */
export const Select = ({ options, className, ...rest }: SelectProps) => (
  <span className={clsx('relative inline-block', className)}>
    <select {...rest} className="field-control appearance-none pe-9">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted" />
  </span>
)

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean } & Partial<Wired> & { label?: string }

export const Switch = ({ checked, onChange, label, disabled, ...wired }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={label}
    disabled={disabled}
    {...wired}
    onClick={() => onChange(!checked)}
    className={clsx(
      'relative h-6 w-11 shrink-0 rounded-pill border transition-colors before:absolute before:-inset-2.5 disabled:opacity-55',
      checked ? 'border-accent bg-accent' : 'border-edge bg-ctl',
    )}
  >
    <span
      className={clsx(
        'absolute inset-y-0.5 start-0.5 size-[1.125rem] rounded-pill transition-transform duration-120',
        checked ? 'translate-x-5 bg-on-accent rtl:-translate-x-5' : 'bg-muted',
      )}
    />
  </button>
)

import clsx from 'clsx'
import { useId } from 'react'

type Props<V extends string> = { label: string; value: V; options: readonly { value: V; label: string }[]; onChange: (value: V) => void }

/** A choice of a few options, all of them visible. */
export const Segmented = <V extends string>({ label, value, options, onChange }: Props<V>) => {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-ctl bg-ctl p-1">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex min-h-8 items-center rounded-[0.375rem] px-3 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-9',
            option.value === value ? 'bg-surface font-medium text-fg ring-1 ring-line' : 'text-soft hover:text-fg',
          )}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

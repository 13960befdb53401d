import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../../i18n/translate'
import { Field } from '../../../kit/field'

type LinesProps = { label: string; help: string; value: readonly string[]; onChange: (lines: string[]) => void }

/** One entry per line, because a regular expression may contain commas. */
export const WordLines = ({ label, help, value, onChange }: LinesProps) => (
  <Field label={label} help={help}>
    {(wired) => (
      <textarea
        {...wired}
        rows={Math.min(8, Math.max(2, value.length))}
        spellCheck={false}
        autoComplete="off"
        value={value.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        className="field-control h-auto! py-2 font-mono text-sm"
      />
    )}
  </Field>
)

type MinutesProps = { label: string; value: number; onChange: (minutes: number) => void }

export const Minutes = ({ label, value, onChange }: MinutesProps) => {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span className="flex items-center gap-2.5">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          step={1}
          min={0}
          max={43_200}
          value={value}
          onChange={({ target }) => onChange(Math.min(43_200, Math.max(0, Math.round(Number(target.value)) || 0)))}
          className="field-control w-36!"
        />
        <span className="text-muted">{t('profile.minutes')}</span>
      </span>
    </div>
  )
}

type PickProps = { label: string; help: string; options: readonly { id: number; name: string }[]; chosen: readonly number[] }

/** Any number of a few named things. */
export const PickSome = ({ label, help, options, chosen, onChange }: PickProps & { onChange: (ids: number[]) => void }) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(({ id, name }) => {
        const isOn = chosen.includes(id)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            className={clsx(
              'flex min-h-8 items-center gap-1.5 rounded-pill px-3 text-sm pointer-coarse:min-h-10',
              isOn ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-hover',
            )}
          >
            {isOn && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
            {name}
          </button>
        )
      })}
    </div>
    <p className="mt-1.5 text-muted text-sm">{help}</p>
  </fieldset>
)

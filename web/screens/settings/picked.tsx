import { X } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Select } from '../../kit/field'

type Wired = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
type Choice = { value: string; label: string }
type Props = {
  wired: Wired
  value: readonly string[]
  onChange: (value: string[]) => void
  /** What can still be added. */
  others: readonly Choice[]
  labelOf: (value: string) => string
  add: string
}

/** Values picked one by one from a list, each removable. */
export const Picked = ({ wired, value, onChange, others, labelOf, add }: Props) => (
  <div className="grid gap-2">
    {value.length > 0 && (
      <ul className="flex flex-wrap gap-1.5">
        {value.map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={() => onChange(value.filter((other) => other !== one))}
              aria-label={t('settings.take_away', { word: labelOf(one) })}
              className="flex min-h-8 items-center gap-1.5 rounded-pill bg-ctl ps-3 pe-2 text-sm hover:bg-hover"
            >
              {labelOf(one)}
              <X aria-hidden className="size-3.5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    )}
    <Select
      {...wired}
      className="max-w-sm"
      value=""
      onChange={(event) => onChange([...value, event.target.value])}
      options={[{ value: '', label: add }, ...others]}
    />
  </div>
)

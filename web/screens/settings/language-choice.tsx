import { X } from 'lucide-react'
import { languageName, languageTitle } from '../../i18n/format'
import { subtitleLanguages } from '../../i18n/subtitle-languages'
import { t } from '../../i18n/translate'
import { Select } from '../../kit/field'

type Props = {
  wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
  value: string[]
  onChange: (value: string[]) => void
}

/** A choice of languages by name, stored by code. */
export const LanguageChoice = ({ wired, value, onChange }: Props) => {
  const others = subtitleLanguages
    .filter((code) => !value.includes(code))
    .map((code) => ({ value: code as string, label: languageTitle(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => onChange(value.filter((one) => one !== code))}
                aria-label={t('settings.take_away', { word: languageName(code) })}
                className="flex min-h-8 items-center gap-1.5 rounded-pill bg-ctl ps-3 pe-2 text-sm hover:bg-hover"
              >
                {languageTitle(code)}
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
        options={[{ value: '', label: t('settings.add_language') }, ...others]}
      />
    </div>
  )
}

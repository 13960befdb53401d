import { languageTitle } from '../../i18n/format'
import { subtitleLanguages } from '../../i18n/subtitle-languages'
import { t } from '../../i18n/translate'
import { Picked } from './picked'

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
  return <Picked wired={wired} value={value} onChange={onChange} others={others} labelOf={languageTitle} add={t('settings.add_language')} />
}

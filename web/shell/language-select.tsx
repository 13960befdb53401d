import { type Language, languages } from '../i18n/translate'
import { changeLook, look } from '../look'
import { Select } from '../ui/field'
import { useStore } from '../ui/store'

/** The interface language of this browser. Each language is listed under its own name. */
export const LanguageSelect = (wired: { id?: string; 'aria-label'?: string }) => (
  <Select
    {...wired}
    value={useStore(look).language}
    onChange={(event) => changeLook({ language: event.target.value as Language })}
    options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
  />
)

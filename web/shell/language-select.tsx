import { type Language, languages } from '../i18n/translate'
import { Select } from '../kit/field'
import { changePreferences, preferences } from '../kit/preferences'
import { useStore } from '../kit/store'

/** The interface language of this browser. Each language is listed under its own name. */
export const LanguageSelect = (wired: { id?: string; 'aria-label'?: string }) => (
  <Select
    {...wired}
    value={useStore(preferences).language}
    onChange={(event) => changePreferences({ language: event.target.value as Language })}
    options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
  />
)

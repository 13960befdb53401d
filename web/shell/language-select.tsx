import type { Catalog, Draft } from '../i18n/catalog'
import { type Language, languages, t } from '../i18n/translate'
import { Select } from '../kit/field'
import { changePreferences, preferences } from '../kit/preferences'
import { useStore } from '../kit/store'

/** The interface language of this browser. Each language is listed under its own name, which says so if texts are missing. */
export const LanguageSelect = (wired: { id?: string; 'aria-label'?: string }) => (
  <Select
    {...wired}
    value={useStore(preferences).language}
    onChange={(event) => changePreferences({ language: event.target.value as Language })}
    options={Object.entries<Catalog | Draft>(languages).map(([value, of]) => ({
      value,
      label: 'isDraft' in of ? `${of.name} (${t('details.incomplete')})` : of.name,
    }))}
  />
)

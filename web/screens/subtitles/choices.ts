import { languageName, languageTitle, listOf } from '../../i18n/format'
import { subtitleLanguages } from '../../i18n/subtitle-languages'
import { t } from '../../i18n/translate'

/** Languages to search in: first all that the user wants, as an empty value, then every other one. */
export const searchChoices = (wanted: readonly string[]) => [
  ...(wanted.length > 0 ? [{ value: '', label: t('subtitles.wanted_languages', { languages: listOf(wanted.map(languageName)) }) }] : []),
  ...subtitleLanguages
    .map((code) => ({ value: code as string, label: languageTitle(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
]

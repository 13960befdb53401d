import type { FieldDeclaration } from '../../data/api/types'
import { type Key, t } from '../../i18n/translate'
import { entryNameOf, settingsPlaces } from './places'
import { fieldWords, sectionWord } from './sections'

const MOST = 12

/** Settings of this browser only. */
const appearanceRows = [
  { label: 'appearance.theme', hash: 'theme' },
  { label: 'appearance.posters', hash: 'posters' },
  { label: 'appearance.language', hash: 'language' },
  { label: 'appearance.keys', hash: 'single-keys' },
] as const satisfies readonly { label: Key; hash: string }[]

/** Everything in the settings whose name or help contains the text: pages, appearance rows, single settings. */
export const settingsLike = (fields: readonly FieldDeclaration[], wanted: string) => {
  const has = (...words: readonly string[]) => words.some((word) => word.toLowerCase().includes(wanted.toLowerCase()))
  const named = fields.filter((field) => has(fieldWords(field)[0]))
  const others = fields.filter((field) => !named.includes(field) && has(fieldWords(field)[1], sectionWord(field.section)))
  return {
    places: settingsPlaces.filter(({ to, label }) => has(t(label), entryNameOf(to))),
    rows: appearanceRows.filter(({ label }) => has(t(label))),
    settings: [...named, ...others].slice(0, MOST),
  }
}

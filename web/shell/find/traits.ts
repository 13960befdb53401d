import type { Traits } from '../../data/api/types'
import { toggled, wordsIn } from '../../data/comma-list'
import { languageName, languageTitle } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { Genre } from './understand'

/** Filters that are several ids, separated by commas. */
export type IdTrait = 'genre' | 'streaming_service'
export type Named = Readonly<Record<IdTrait, readonly Pick<Genre, 'id' | 'name'>[]>>

/** Common languages of movies. */
const codes = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'ru',
  'uk',
  'tr',
  'el',
  'hu',
  'ro',
  'ja',
  'ko',
  'zh',
  'hi',
  'fa',
  'ar',
  'he',
  'th',
]

export const languageChoices = () =>
  codes.map((code) => ({ code, name: languageTitle(code) })).toSorted((a, b) => a.name.localeCompare(b.name))

/** Names of languages in English and in the UI language. */
export const languageWords = (): ReadonlyMap<string, string> => {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  return new Map(codes.flatMap((code) => [english.of(code) ?? code, languageName(code)].map((name) => [name.toLowerCase(), code] as const)))
}

export type TraitChip = { key: string; label: string; without: (keyof Traits)[]; one?: { of: IdTrait; id: string } }

/** One chip per filter: its label and what removing it clears. */
export const traitChips = (traits: Traits, named: Named): TraitChip[] => {
  const { year_from, year_to, rating_from, runtime_from, runtime_to, language } = traits
  const nameOf = (of: IdTrait, id: string) => named[of].find((each) => String(each.id) === id)?.name ?? id
  const each = (of: IdTrait): TraitChip[] =>
    wordsIn(traits[of]).map((id) => ({ key: `${of}-${id}`, label: nameOf(of, id), without: [], one: { of, id } }))
  return [
    ...each('genre'),
    ...each('streaming_service'),
    ...(year_from !== undefined || year_to !== undefined
      ? [{ key: 'years', label: yearsOf(year_from, year_to), without: ['year_from', 'year_to'] } as TraitChip]
      : []),
    ...(rating_from === undefined
      ? []
      : [{ key: 'rating', label: t('find.rated', { rating: String(rating_from) }), without: ['rating_from'] } as TraitChip]),
    ...(runtime_to === undefined
      ? []
      : [{ key: 'to', label: t('find.up_to', { count: runtime_to }), without: ['runtime_to'] } as TraitChip]),
    ...(runtime_from === undefined
      ? []
      : [{ key: 'from', label: t('find.longer', { count: runtime_from }), without: ['runtime_from'] } as TraitChip]),
    ...(language === undefined ? [] : [{ key: 'language', label: languageTitle(language), without: ['language'] } as TraitChip]),
  ]
}

const yearsOf = (from: number | undefined, to: number | undefined) => {
  if (from === to) return String(from)
  if (from === undefined) return t('find.before', { year: String((to ?? 0) + 1) })
  if (to === undefined) return t('find.since', { year: String(from) })
  return from % 10 === 0 && to === from + 9
    ? t('find.decade_of', { decade: String(from) })
    : t('filter.years', { from: String(from), to: String(to) })
}

export const withoutTrait = (traits: Traits, { without, one }: TraitChip): Traits => {
  const left: Traits = one ? withToggled(traits, one.of, one.id) : { ...traits }
  for (const name of without) delete left[name]
  return left
}

/** Adds the id, or removes it if it is there. */
export const withToggled = (traits: Traits, of: IdTrait, id: string): Traits => {
  const { [of]: before, ...rest } = traits
  const next = toggled(before, id)
  return next === undefined ? rest : { ...rest, [of]: next }
}

import type { Traits } from '../../data/api/types'

export type Genre = { readonly id: number; readonly name: string }
type Known = { genres: readonly Genre[]; languages: ReadonlyMap<string, string> }

const unit = String.raw`\s*(h|hours?|stunden?|std|heures?|min(?:utes?|uten)?\.?)`
const minutes = (amount: string, name: string) => Math.round(Number(amount.replace(',', '.')) * (/^(h|s)/.test(name) ? 60 : 1))
const edge = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
const rule = (pattern: string) => new RegExp(`${edge}(?:${pattern})${end}`, 'u')

type Rule = readonly [RegExp, (found: string[]) => Traits]

/** In all languages of the UI: people do not switch it for typing. */
const rules: readonly Rule[] = [
  [
    rule(
      String.raw`(?:under|below|up to|less than|shorter than|max|unter|bis zu|höchstens|kürzer als|moins de)\s+(\d{1,3}(?:[.,]\d)?)${unit}`,
    ),
    ([a, u]) => ({ runtime_to: minutes(a!, u!) }),
  ],
  [
    rule(
      String.raw`(?:over|above|more than|longer than|at least|über|mehr als|länger als|mindestens|plus de)\s+(\d{1,3}(?:[.,]\d)?)${unit}`,
    ),
    ([a, u]) => ({ runtime_from: minutes(a!, u!) }),
  ],
  [
    rule(
      String.raw`(?:rated|bewertet|noté)?\s*(?:over|above|at least|über|ab|mindestens|plus de)?\s*(\d(?:[.,]\d)?)\s*(?:stars?|sterne?n?|étoiles?)`,
    ),
    ([a]) => ({ rating_from: Number(a!.replace(',', '.')) }),
  ],
  [
    rule(String.raw`(?:rated|bewertet|noté)\s+(?:over|above|at least|über|ab|mindestens|plus de)?\s*(\d(?:[.,]\d)?)`),
    ([a]) => ({ rating_from: Number(a!.replace(',', '.')) }),
  ],
  [
    rule(String.raw`((?:18|19|20)\d\d)\s*(?:-|–|to|bis|à)\s*((?:18|19|20)\d\d)`),
    ([from, to]) => ({ year_from: Number(from), year_to: Number(to) }),
  ],
  [rule(String.raw`(?:before|vor|avant)\s+((?:18|19|20)\d\d)`), ([year]) => ({ year_to: Number(year) - 1 })],
  [rule(String.raw`(?:after|nach|après)\s+((?:18|19|20)\d\d)`), ([year]) => ({ year_from: Number(year) + 1 })],
  [rule(String.raw`(?:since|from|seit|ab|depuis)\s+((?:18|19|20)\d\d)`), ([year]) => ({ year_from: Number(year) })],
  [
    rule(String.raw`(?:the\s+|années\s+)?((?:18|19|20)\d)0(?:s|er(?:\s+jahren?)?)`),
    ([decade]) => ({ year_from: Number(`${decade}0`), year_to: Number(`${decade}9`) }),
  ],
  [rule(String.raw`années\s+((?:18|19|20)\d)0`), ([decade]) => ({ year_from: Number(`${decade}0`), year_to: Number(`${decade}9`) })],
  [rule(String.raw`((?:18|19|20)\d\d)`), ([year]) => ({ year_from: Number(year), year_to: Number(year) })],
]
/** Words without meaning for a filter. */
const empty = rule('movies?|films?|filme|in|on|of|the|and|und|et|aus|von|den|auf|de|des|with|mit|avec|a|an')
/** Common names of genres that the provider calls something else. */
const nicknames: Readonly<Record<string, number>> = {
  'sci-fi': 878,
  scifi: 878,
  'science-fiction': 878,
  cartoon: 16,
  animated: 16,
  kids: 10751,
}

const plurals = (name: string) => [name, `${name}s`, `${name}n`, name.replace(/y$/, 'ies')]
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Parses typed text into filters and the remaining words. */
export const understand = (typed: string, { genres, languages }: Known): { traits: Traits; rest: string } => {
  const traits: Traits = {}
  let rest = typed.toLowerCase().trim()
  const take = (pattern: RegExp): string[] | undefined => {
    const found = pattern.exec(rest)
    if (!found) return undefined
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found.slice(1)
  }
  for (const [pattern, means] of rules) {
    const found = take(pattern)
    if (found) Object.assign(traits, { ...means(found), ...traits })
  }
  const named = genres.flatMap(({ id, name }) => plurals(name.toLowerCase()).map((word) => [word, id] as const))
  const words = [...named, ...Object.entries(nicknames)].toSorted(([a], [b]) => b.length - a.length)
  const ids = words.filter(([word]) => take(rule(escaped(word)))).map(([, id]) => id)
  if (ids.length > 0) traits.genre = [...new Set(ids)].join(',')
  for (const [name, code] of languages) if (traits.language === undefined && take(rule(escaped(name)))) traits.language = code
  while (take(empty));
  return { traits, rest: rest.replaceAll(/[\s,]+/g, ' ').trim() }
}

/** True if all of the text was understood as filters, so it is not a title. */
export const isOnlyFilters = ({ traits, rest }: { traits: Traits; rest: string }) => rest === '' && Object.keys(traits).length > 0

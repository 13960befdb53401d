import { letterForms, wordsOf } from './clean-title'
import type { ParsedRelease } from './release'
import { keysOfTitle, looseKeys, looseKeysOf, releaseKeys, type Titled, titleKeys } from './title-keys'
import { isLittle } from './unknown-words'

type Named = Pick<ParsedRelease, 'titles' | 'unknown_words'>

/**
 * The words of a name that are neither a title of the movie nor a known description: a reason to prefer another release. "Title / Another
 * title" is whole if either is known; what the other says is part of the rest.
 */
export const doubtOf = (name: Named, movie: Titled): readonly string[] => {
  const { titles, unknown_words } = name
  // Most names have a single title, whose keys are known from matching.
  const strange = titles.length === 1 && shares(releaseKeys(name), titleKeys(movie)) ? none : unknownTitles(titles, movie)
  if (strange.length === 0 && unknown_words.length === 0) return none
  const own = new Set([movie.title, movie.original_title ?? '', ...movie.alternative_titles].flatMap(formsOf))
  const isOwn = (word: string) => !isLittle(word) && formsOf(word).every((form) => own.has(form))
  const rest = [...strange.flatMap((title) => title.split(' ')), ...unknown_words].filter((word) => !isOwn(word))
  return rest.every(isLittle) ? none : rest
}

const none: readonly string[] = []
const formsOf = (text: string) => wordsOf(letterForms(text))

const unknownTitles = ([whole, ...parts]: readonly string[], movie: Titled): readonly string[] => {
  if (whole === undefined || isOf(whole, movie)) return none
  return (parts.length === 0 ? [whole] : parts).filter((title) => !isOf(title, movie))
}

const isOf = (title: string, movie: Titled) =>
  shares(keysOfTitle(title), titleKeys(movie)) || shares(looseKeysOf([title]), looseKeys(movie))
const shares = (keys: Iterable<string>, own: ReadonlySet<string>) => {
  for (const key of keys) if (own.has(key)) return true
  return false
}

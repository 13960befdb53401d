import { onceForEach } from '#server/foundation/lib/once-for-each'
import { cleanTitle, withoutAccents } from './clean-title'
import { withArabicNumbers } from './roman'
import { sameWordsKey } from './same-words'

export type Titled = { title: string; original_title: string | null; alternative_titles: readonly string[] }

/** Every key that identifies a movie, from all its titles. */
export const titleKeys = onceForEach((movie: Titled): ReadonlySet<string> => {
  const titles = [movie.title, movie.original_title ?? '', ...movie.alternative_titles]
  const text = titles.join('\n')
  const keys = remembered.get(text) ?? new Set(titles.flatMap(keysOfTitle))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(text, keys)
  return keys
})

/** The keys of all titles in a release name. */
export const releaseKeys = onceForEach(
  ({ titles }: { titles: readonly string[] }): ReadonlySet<string> => new Set(titles.flatMap(keysOfTitle)),
)

/** The keys under which a movie's titles say the same in other words. */
export const looseKeys = onceForEach(
  (movie: Titled): ReadonlySet<string> => looseKeysOf([movie.title, movie.original_title ?? '', ...movie.alternative_titles]),
)

export const looseReleaseKeys = onceForEach(({ titles }: { titles: readonly string[] }): ReadonlySet<string> => looseKeysOf(titles))

export const looseKeysOf = (titles: readonly string[]) => new Set(titles.flatMap((title) => sameWordsKey(title) ?? []))

/** Cached by titles: a movie is read again and again, and its titles seldom change. */
const remembered = new Map<string, ReadonlySet<string>>()
const MOST_REMEMBERED = 10_000

/**
 * The keys of one title, so that different spellings share one: Roman numerals both kept and converted ("G.I. Joe" has none), umlauts
 * transliterated or plain, "L.A." as "LA", "I'm" as "I m", "Thing, The" as "The Thing".
 */
export const keysOfTitle = (title: string): string[] => {
  if (title.trim() === '') return []
  const straight = withArticleInFront(title)
  const writings = new Set([straight, withJoinedLetters(straight), straight.replaceAll(/['’`´]/g, ' ')])
  // Most titles have a single spelling: clean each once.
  const numbered = new Set([...writings].flatMap((writing) => [writing, withArabicNumbers(writing)]))
  const texts = new Set([...numbered].flatMap((text) => [text, withoutAccents(text)]))
  return [...texts].map(cleanTitle)
}

/** "L.A. Confidential" becomes "LA Confidential". */
const withJoinedLetters = (title: string) =>
  title.includes('.') ? title.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,12}/gu, (letters) => `${letters.replaceAll('.', '')} `) : title

const withArticleInFront = (title: string) => {
  const comma = title.lastIndexOf(', ')
  const article = comma < 0 ? '' : title.slice(comma + 2)
  return articles.has(article.toLowerCase()) ? `${article} ${title.slice(0, comma)}` : title
}

const articles = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'los', 'las', 'il'])

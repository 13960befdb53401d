import { cleanTitle, withoutAccents } from './clean-title'
import { withArabicNumbers } from './roman'

export type Titled = { title: string; original_title: string | null; alternative_titles: readonly string[] }

/** Every key under which a film is found: all its titles. Remembered for as long as the film object lives. */
export const titleKeys = (movie: Titled): ReadonlySet<string> => {
  const known = remembered.get(movie)
  if (known) return known
  const keys = new Set([movie.title, movie.original_title ?? '', ...movie.alternative_titles].flatMap(keysOfTitle))
  remembered.set(movie, keys)
  return keys
}

const remembered = new WeakMap<Titled, ReadonlySet<string>>()

/** The keys of one title: umlauts may be spelled out or lose their dots; numbers meet in digits; "Thing, The" is "The Thing". */
export const keysOfTitle = (title: string): string[] => {
  if (title.trim() === '') return []
  const straight = withArabicNumbers(withArticleInFront(title))
  const key = cleanTitle(straight)
  const bare = cleanTitle(withoutAccents(straight))
  return bare === key ? [key] : [key, bare]
}

const withArticleInFront = (title: string) => {
  const comma = title.lastIndexOf(', ')
  const article = comma < 0 ? '' : title.slice(comma + 2)
  return articles.has(article.toLowerCase()) ? `${article} ${title.slice(0, comma)}` : title
}

const articles = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'los', 'las', 'il'])

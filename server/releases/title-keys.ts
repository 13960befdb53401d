import { cleanTitle, withoutAccents } from './clean-title'
import { withArabicNumbers } from './roman'

export type Titled = { title: string; original_title: string | null; alternative_titles: readonly string[] }

/** Every key under which a movie is found: all its titles. Remembered for as long as the movie object lives. */
export const titleKeys = (movie: Titled): ReadonlySet<string> =>
  remembered(movie, () => [movie.title, movie.original_title ?? '', ...movie.alternative_titles])

/** The keys of all titles that a release names. */
export const releaseKeys = (release: { titles: readonly string[] }): ReadonlySet<string> => remembered(release, () => release.titles)

const memory = new WeakMap<object, ReadonlySet<string>>()

const remembered = (of: object, titles: () => readonly string[]) => {
  const known = memory.get(of)
  if (known) return known
  const keys = new Set(titles().flatMap(keysOfTitle))
  memory.set(of, keys)
  return keys
}

/**
 * The keys of one title, so that different writings of it meet in one of them: Roman numbers stay and become digits ("G.I. Joe" has none),
 * umlauts are spelled out or lose their dots, "L.A." is "LA", "I'm" is "I m", "Thing, The" is "The Thing".
 */
const keysOfTitle = (title: string): string[] => {
  if (title.trim() === '') return []
  const straight = withArticleInFront(title)
  const writings = new Set([straight, withJoinedLetters(straight), straight.replaceAll(/['’`´]/g, ' ')])
  return [...writings]
    .flatMap((writing) => [writing, withArabicNumbers(writing)])
    .flatMap((text) => [cleanTitle(text), cleanTitle(withoutAccents(text))])
}

/** "L.A. Confidential" is "LA Confidential". */
const withJoinedLetters = (title: string) =>
  title.includes('.') ? title.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,12}/gu, (letters) => `${letters.replaceAll('.', '')} `) : title

const withArticleInFront = (title: string) => {
  const comma = title.lastIndexOf(', ')
  const article = comma < 0 ? '' : title.slice(comma + 2)
  return articles.has(article.toLowerCase()) ? `${article} ${title.slice(0, comma)}` : title
}

const articles = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'los', 'las', 'il'])

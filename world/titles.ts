import type { WorldMovie } from './movies'

/** Lower case without accents and punctuation, for comparing titles. */
export const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const titlesOf = (movie: WorldMovie): string[] =>
  [movie.title, movie.original_title, ...movie.alternative_titles.map(({ title }) => title)].map(normalized)

/** Distance of a normalized title from the words: 0 is equal, infinity is no match. */
export const rankOf = (title: string, words: string): number => {
  if (title === words) return 0
  if (title.startsWith(words)) return 1
  const own = title.split(' ')
  if (words.split(' ').every((word) => own.includes(word))) return 2
  return words.split(' ').every((word) => own.some((each) => each.startsWith(word))) ? 3 : Number.POSITIVE_INFINITY
}

import { type DemoMovie, movies, yearOf } from './movies'

/** Movies whose title, original title or other title holds every word of the query, the closest first. */
export const search = (query: URLSearchParams): DemoMovie[] => {
  const words = plain(query.get('query') ?? '')
  if (words === '') return []
  const year = query.get('primary_release_year') ?? query.get('year')
  return movies
    .filter((movie) => !year || String(yearOf(movie)) === year)
    .map((movie) => ({ movie, rank: Math.min(...titlesOf(movie).map((title) => rankOf(title, words))) }))
    .filter(({ rank }) => rank < missed)
    .toSorted((a, b) => a.rank - b.rank || a.movie.id - b.movie.id)
    .map(({ movie }) => movie)
}

/** Lower case, without accents and punctuation: what two spellings of a title share. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const titlesOf = (movie: DemoMovie): string[] =>
  [movie.title, movie.original_title, ...movie.alternative_titles.map(({ title }) => title)].map(plain)

const missed = 4

const rankOf = (title: string, words: string): number => {
  if (title === words) return 0
  if (title.startsWith(words)) return 1
  const own = title.split(' ')
  if (words.split(' ').every((word) => own.includes(word))) return 2
  return words.split(' ').every((word) => own.some((each) => each.startsWith(word))) ? 3 : missed
}

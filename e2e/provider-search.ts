import type { WorldMovie } from './provider'

/** Movies one of whose titles holds every word of the query, exact titles first: as loose as such a search is in the world. */
export const createMovieSearch = (movies: readonly WorldMovie[]) => {
  const byWord = new Map<string, Set<WorldMovie>>()
  const taken = new Set<WorldMovie>()
  /** Movies may join while the provider runs. */
  const learn = () => {
    for (const movie of movies) {
      if (taken.has(movie)) continue
      taken.add(movie)
      for (const word of titlesOf(movie).flatMap(wordsOf)) byWord.set(word, (byWord.get(word) ?? new Set()).add(movie))
    }
  }
  return (query: URLSearchParams): WorldMovie[] => {
    learn()
    const words = wordsOf(query.get('query') ?? '')
    const [first, ...rest] = words.map((word) => byWord.get(word) ?? new Set<WorldMovie>())
    if (!first) return []
    const year = query.get('year') ?? query.get('primary_release_year')
    const isExact = (movie: WorldMovie) => titlesOf(movie).some((title) => wordsOf(title).join(' ') === words.join(' '))
    return [...first]
      .filter((movie) => rest.every((having) => having.has(movie)) && (!year || String(movie.year) === year))
      .map((movie) => ({ movie, rank: isExact(movie) ? 0 : 1 }))
      .toSorted((a, b) => a.rank - b.rank || (b.movie.id % 50) - (a.movie.id % 50))
      .map(({ movie }) => movie)
  }
}

const titlesOf = ({ title, original_title = title, other_titles = [] }: WorldMovie): string[] => [title, original_title, ...other_titles]

/** Small letters without accents and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

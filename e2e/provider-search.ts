import type { Film } from './provider'

/** Films one of whose titles holds every word of the query, exact titles first: as loose as such a search is in the world. */
export const createFilmSearch = (films: readonly Film[]) => {
  const byWord = new Map<string, Set<Film>>()
  const taken = new Set<Film>()
  /** Films may join while the provider runs. */
  const learn = () => {
    for (const film of films) {
      if (taken.has(film)) continue
      taken.add(film)
      for (const word of titlesOf(film).flatMap(wordsOf)) byWord.set(word, (byWord.get(word) ?? new Set()).add(film))
    }
  }
  return (query: URLSearchParams): Film[] => {
    learn()
    const words = wordsOf(query.get('query') ?? '')
    const [first, ...rest] = words.map((word) => byWord.get(word) ?? new Set<Film>())
    if (!first) return []
    const year = query.get('year') ?? query.get('primary_release_year')
    const isExact = (film: Film) => titlesOf(film).some((title) => wordsOf(title).join(' ') === words.join(' '))
    return [...first]
      .filter((film) => rest.every((having) => having.has(film)) && (!year || String(film.year) === year))
      .map((film) => ({ film, rank: isExact(film) ? 0 : 1 }))
      .toSorted((a, b) => a.rank - b.rank || (b.film.id % 50) - (a.film.id % 50))
      .map(({ film }) => film)
  }
}

const titlesOf = ({ title, original_title = title, other_titles = [] }: Film): string[] => [title, original_title, ...other_titles]

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

import type { genres, WorldMovie } from './movies'
import { normalized, rankOf, titlesOf } from './titles'

/** What a test specifies about a movie; the rest is generated. */
export type MovieSketch = {
  readonly id: number
  readonly title: string
  readonly year: number
  readonly runtime?: number
  readonly original_language?: string
  readonly original_title?: string
  readonly other_titles?: readonly string[]
}
export type Catalog = ReturnType<typeof createCatalog>

export const imdbOf = ({ id }: Pick<MovieSketch, 'id'>): string => `tt${String(id).padStart(7, '0')}`

/** The movies that a metadata provider knows. Movies can be added to `known` at runtime. */
export const createCatalog = (known: readonly (WorldMovie | MovieSketch)[]) => {
  const movies: WorldMovie[] = []
  const byId = new Map<number, WorldMovie>()
  const titles = new Map<WorldMovie, readonly string[]>()
  const learn = (): void => {
    for (const each of known.slice(movies.length)) {
      const movie = 'release_date' in each ? each : movieFrom(each)
      movies.push(movie)
      byId.set(movie.id, movie)
      titles.set(movie, titlesOf(movie))
    }
  }

  return {
    all: (): readonly WorldMovie[] => {
      learn()
      return movies
    },
    byId: (id: number): WorldMovie | undefined => {
      learn()
      return byId.get(id)
    },
    /** Movies with a title that contains every word of the query, best match first, then most popular. */
    search: (query: URLSearchParams): WorldMovie[] => {
      learn()
      const words = normalized(query.get('query') ?? '')
      const year = query.get('primary_release_year') ?? query.get('year')
      if (words === '') return []
      return movies
        .filter((movie) => !year || movie.release_date.startsWith(year))
        .map((movie) => ({ movie, rank: Math.min(...titles.get(movie)!.map((title) => rankOf(title, words))) }))
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
        .toSorted((a, b) => a.rank - b.rank || a.movie.id - b.movie.id)
        .map(({ movie }) => movie)
    },
  }
}

/** In theaters in February of its year, on home video half a year later. */
const movieFrom = (sketch: MovieSketch): WorldMovie => ({
  id: sketch.id,
  imdb_id: imdbOf(sketch),
  title: sketch.title,
  original_title: sketch.original_title ?? sketch.title,
  original_language: sketch.original_language ?? 'en',
  country: 'US',
  release_date: `${sketch.year}-02-03`,
  digital_date: `${sketch.year}-08-03`,
  runtime: sketch.runtime ?? 90,
  genres: [genreNames[sketch.id % 3]!],
  certification: 'PG',
  directors: [],
  cast: [],
  studio: 'Test pictures',
  license: 'open',
  tagline: '',
  overview: `The story of ${sketch.title}.`,
  alternative_titles: (sketch.other_titles ?? []).map((title) => ({ country: 'XX', title })),
  collection: null,
  namesake_year: null,
})

const genreNames = ['Drama', 'Comedy', 'Mystery'] as const satisfies readonly (keyof typeof genres)[]

import type { moviesTable } from '#server/catalog/movies/table'
import type { MatchableMovie } from '#server/foundation/releases/match-movie'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import type { guessMovie } from './match-folder'

type Row = typeof moviesTable.$inferSelect
type Movie = Pick<Row, 'id' | 'metadata_id' | 'external_ids' | 'title' | 'original_title' | 'alternative_titles' | 'year'>

/** The parts of a movie that names are matched against. */
export const matchable = (movie: Movie): MatchableMovie & { id: number; original_title: string; alternative_titles: string[] } => ({
  id: movie.id,
  title: movie.title,
  original_title: movie.original_title,
  alternative_titles: movie.alternative_titles,
  year: movie.year,
  imdb_id: movie.external_ids.imdb_id ?? null,
  metadata_id: movie.metadata_id,
})

/** Finds the library's movies by name or by metadata id. */
export const knownMovies = (movies: readonly Movie[]) => {
  const known = movies.map(matchable)
  const byMetadataId = new Map(known.map((movie) => [movie.metadata_id, movie]))
  return { find: createMovieIndex(known).find, byMetadataId: (id: number) => byMetadataId.get(id) }
}

/** Finds the library movie that a file or folder is named after. */
export const createMovieFinder = (movies: readonly Movie[]) => {
  const { find } = knownMovies(movies)
  return ({ title, year, imdb_id, tmdb_id }: ReturnType<typeof guessMovie>) =>
    find({ parsed: { title, titles: title === null ? [] : [title], year, imdb_id, tmdb_id }, imdb_id: null, tmdb_id: null }).found
}

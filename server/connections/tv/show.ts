import type { Movie } from '#server/catalog/movies/schema'
import type { filesTable } from '#server/library/files/table'
import type { WatchableMovie, WatchableMovieDetails } from './schema'

type FileRow = typeof filesTable.$inferSelect
type People = { readonly cast: readonly { name: string }[]; readonly crew: readonly { name: string; job: string }[] }
const mostCast = 6

/** One card: nothing about where a movie is or how it got here. */
export const showCard = (movie: Movie, files: readonly FileRow[]): WatchableMovie => ({
  id: movie.id,
  title: movie.title,
  year: movie.year,
  duration_seconds: durationOf(files[0]) ?? (movie.runtime_minutes === null ? null : movie.runtime_minutes * 60),
  resume_position_seconds: movie.resume_position_seconds,
  watched: movie.watched_at !== null,
  poster_url: movie.poster_url,
  backdrop_url: movie.backdrop_url,
})

export const showDetails = (movie: Movie, files: readonly FileRow[], { cast, crew }: People): WatchableMovieDetails => ({
  ...showCard(movie, files),
  overview: movie.overview,
  genres: movie.genres,
  certification: movie.certification,
  rating: movie.rating,
  directors: crew.filter(({ job }) => job === 'Director').map(({ name }) => name),
  cast: cast.slice(0, mostCast).map(({ name }) => name),
  files: files.map(({ id, quality, edition, size_bytes }) => ({ id, quality, edition, size_bytes })),
})

const durationOf = (file: FileRow | undefined): number | null => {
  const seconds = file?.media_info?.duration_seconds
  return typeof seconds === 'number' ? seconds : null
}

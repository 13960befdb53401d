import { cleanTitle } from '#server/foundation/releases/clean-title'
import { sortTitle } from '#server/foundation/releases/sort-title'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { extrasOf } from './people'
import type { moviesTable } from './table'

type Row = typeof moviesTable.$inferSelect
export type FromMetadata = Pick<Row, (typeof metadataColumns)[number]>

/** The columns that the metadata provider fills; a refresh changes no others. */
export const metadataColumns = [
  'external_ids',
  'title',
  'sort_title',
  'clean_title',
  'original_title',
  'alternative_titles',
  'overview',
  'tagline',
  'year',
  'secondary_year',
  'runtime_minutes',
  'original_language',
  'genres',
  'certification',
  'cinema_date',
  'digital_date',
  'physical_date',
  'poster_path',
  'backdrop_path',
  'trailer_url',
  'extras',
  'rating',
  'rating_votes',
  'popularity',
] as const

export const fromMetadata = (found: MetadataMovie): FromMetadata => ({
  external_ids: found.external_ids,
  title: found.title,
  sort_title: sortTitle(found.title),
  clean_title: cleanTitle(found.title),
  original_title: found.original_title,
  alternative_titles: [...new Set(found.alternative_titles)],
  overview: found.overview,
  tagline: found.tagline,
  year: found.year,
  secondary_year: found.secondary_year,
  runtime_minutes: found.runtime_minutes,
  original_language: found.original_language,
  genres: found.genres,
  certification: found.certification,
  cinema_date: found.cinema_date,
  digital_date: found.digital_date,
  physical_date: found.physical_date,
  poster_path: found.poster_path,
  backdrop_path: found.backdrop_path,
  trailer_url: found.trailer_url,
  extras: extrasOf(found.details),
  rating: found.rating,
  rating_votes: found.rating_votes,
  popularity: found.popularity,
})

/** Changes the URL when the picture changes, so clients may cache it forever. */
export const pictureVersion = (path: string): string => Bun.hash(path).toString(36).slice(0, 8)

/** Where this service serves the poster of a movie, from the provider's path. */
export const posterUrl = (base: string, movieId: number, path: string): string =>
  `${base}/api/v1/images/movies/${movieId}/poster?v=${pictureVersion(path)}`

import { metadataPictureUrl } from '#server/lib/picture-url'
import { cleanTitle } from '#server/releases/clean-title'
import { sortTitle } from '#server/releases/sort-title'
import type { MetadataMovie } from '#server/upstream/metadata/client'
import { showExtras } from './details/schema'
import { extrasOf } from './people'
import type { Movie } from './schema'
import type { moviesTable } from './table'

type Row = typeof moviesTable.$inferSelect
export type FromMetadata = Pick<Row, (typeof metadataColumns)[number]>

/** The columns that the metadata provider fills; a refresh touches no others. */
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

export type MovieRow = Row & { status: Movie['status']; file_ids: string; download_ids: string; tag_ids: string; size_bytes: number }

/** A row as the API shows it. Pictures are ours: the provider's addresses never leave the service. */
export const toResource = (row: MovieRow, base: string): Movie => {
  const { poster_path, backdrop_path, extras, clean_title: _, searches_without_result: __, secondary_year: ___, ...shown } = row
  return {
    ...shown,
    cinema_date: dayOf(row.cinema_date),
    digital_date: dayOf(row.digital_date),
    physical_date: dayOf(row.physical_date),
    poster_url: poster_path ? pictureUrl(base, 'poster', row) : null,
    backdrop_url: backdrop_path ? pictureUrl(base, 'backdrop', row) : null,
    ...showExtras(extras, (path, kind) => metadataPictureUrl(base, path, kind)),
    file_ids: JSON.parse(row.file_ids) as number[],
    download_ids: JSON.parse(row.download_ids) as number[],
    tag_ids: JSON.parse(row.tag_ids) as number[],
  }
}

/** Older versions stored midnight in UTC. */
const dayOf = (stored: string | null): string | null => stored?.slice(0, 10) ?? null

const pictureUrl = (base: string, kind: 'poster' | 'backdrop', row: Row): string => {
  const path = kind === 'poster' ? row.poster_path : row.backdrop_path
  return `${base}/api/v1/images/movies/${row.id}/${kind}?v=${pictureVersion(path ?? '')}`
}

/** Makes a changed picture a new address, so that it may be cached for ever. */
export const pictureVersion = (path: string): string => Bun.hash(path).toString(36).slice(0, 8)

import { type Placeholder, sql } from 'drizzle-orm'
import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Value } from '#server/foundation/platform/db/prepared'
import { showExtras } from './details/schema'
import { pictureVersion } from './movie'
import { pictureOf } from './picture'
import { statusSql } from './query'
import { downloadIdsSql, filesSql, ofFiles, tagIdsSql } from './related'
import type { Movie } from './schema'
import { type MovieExtras, moviesTable as m } from './table'

/** The columns to read for `movieOf` and `movieText`. */
export const columnsBy = (availableBefore: Placeholder) => ({
  id: m.id,
  metadata_id: m.metadata_id,
  title: m.title,
  sort_title: m.sort_title,
  original_title: m.original_title,
  overview: m.overview,
  tagline: m.tagline,
  year: m.year,
  runtime_minutes: m.runtime_minutes,
  original_language: m.original_language,
  certification: m.certification,
  cinema_date: m.cinema_date,
  digital_date: m.digital_date,
  physical_date: m.physical_date,
  available_from: m.available_from,
  poster_path: m.poster_path,
  poster_color: m.poster_color,
  backdrop_path: m.backdrop_path,
  trailer_url: m.trailer_url,
  backdrop_color: m.backdrop_color,
  rating: m.rating,
  rating_votes: m.rating_votes,
  popularity: m.popularity,
  collection_id: m.collection_id,
  monitored: m.monitored,
  keep: m.keep,
  minimum_availability: m.minimum_availability,
  quality_profile_id: m.quality_profile_id,
  root_folder_id: m.root_folder_id,
  folder: m.folder,
  added_at: m.added_at,
  added_by: m.added_by,
  updated_at: m.updated_at,
  metadata_refreshed_at: m.metadata_refreshed_at,
  last_searched_at: m.last_searched_at,
  next_search_at: m.next_search_at,
  watched_at: m.watched_at,
  play_count: m.play_count,
  resume_position_seconds: m.resume_position_seconds,
  user_rating: m.user_rating,
  favorite: m.favorite,
  status: statusSql(availableBefore),
  extras: m.extras,
  files: filesSql,
  // Stored as JSON and shown as JSON: `movieText` never parses it.
  lists: sql<string>`'"external_ids":' || ${m.external_ids} || ',"alternative_titles":' || ${m.alternative_titles} || ',"genres":' || ${m.genres}
    || ',"last_search":' || coalesce(${m.last_search}, 'null') || ',"download_ids":' || ${downloadIdsSql} || ',"tag_ids":' || ${tagIdsSql}`,
})

/** Each column's position in a row. */
const names = Object.keys(columnsBy(sql.placeholder('before')))
const at = Object.fromEntries(names.map((name, place) => [name, place])) as Record<keyof ReturnType<typeof columnsBy>, number>

export type Row = readonly Value[]
type Text = string | null
type Figure = number | null
type Lists = Pick<Movie, 'last_search' | 'external_ids' | 'alternative_titles' | 'genres' | 'download_ids' | 'tag_ids'>

/** A row as the API shows it. `base`: the base URL, which picture addresses begin with. */
export const movieOf = (row: Row, base: string): Movie => ({
  ...withoutLists(row, base),
  ...(JSON.parse(`{${row[at.lists]}}`) as Lists),
})

/** `JSON.stringify(movieOf(row, base))`, without parsing the lists only to write them again. */
export const movieText = (row: Row, base: string): string => `${JSON.stringify(withoutLists(row, base)).slice(0, -1)},${row[at.lists]}}`

/** Written out, since a list spends most of its time here. Picture addresses are our own; the provider's never leave the service. */
const withoutLists = (row: Row, base: string): Omit<Movie, keyof Lists> => {
  const id = row[at.id] as number
  const extras = JSON.parse((row[at.extras] as Text) ?? 'null') as MovieExtras | null
  const files = ofFiles(row[at.files] as Text)
  const pictures = `${base}/api/v1/images/movies/${id}`
  return {
    id,
    metadata_id: row[at.metadata_id] as number,
    title: row[at.title] as string,
    sort_title: row[at.sort_title] as string,
    original_title: row[at.original_title] as string,
    overview: row[at.overview] as Text,
    tagline: row[at.tagline] as Text,
    year: row[at.year] as Figure,
    runtime_minutes: row[at.runtime_minutes] as Figure,
    original_language: row[at.original_language] as Text,
    certification: row[at.certification] as Text,
    cinema_date: dayOf(row[at.cinema_date] as Text),
    digital_date: dayOf(row[at.digital_date] as Text),
    physical_date: dayOf(row[at.physical_date] as Text),
    available_from: row[at.available_from] as Text,
    poster_url: pictureUrl(pictures, 'poster', row[at.poster_path] as Text),
    poster_color: row[at.poster_color] as Text,
    backdrop_url: pictureUrl(pictures, 'backdrop', row[at.backdrop_path] as Text),
    trailer_url: row[at.trailer_url] as Text,
    ...showExtras(extras, (path, kind) => metadataPictureUrl(base, path, kind)),
    backdrop_color: row[at.backdrop_color] as Text,
    rating: row[at.rating] as Figure,
    rating_votes: row[at.rating_votes] as Figure,
    popularity: row[at.popularity] as Figure,
    collection_id: row[at.collection_id] as Figure,
    status: row[at.status] as Movie['status'],
    monitored: row[at.monitored] === 1,
    keep: row[at.keep] === 1,
    minimum_availability: row[at.minimum_availability] as Movie['minimum_availability'],
    quality_profile_id: row[at.quality_profile_id] as number,
    root_folder_id: row[at.root_folder_id] as Figure,
    folder: row[at.folder] as Text,
    file_ids: files.file_ids,
    size_bytes: files.size_bytes,
    ...pictureOf(files.picture),
    added_at: row[at.added_at] as string,
    added_by: row[at.added_by] as Text,
    updated_at: row[at.updated_at] as string,
    metadata_refreshed_at: row[at.metadata_refreshed_at] as Text,
    last_searched_at: row[at.last_searched_at] as Text,
    next_search_at: row[at.next_search_at] as Text,
    watched_at: row[at.watched_at] as Text,
    play_count: row[at.play_count] as number,
    resume_position_seconds: row[at.resume_position_seconds] as number,
    user_rating: row[at.user_rating] as Figure,
    favorite: row[at.favorite] === 1,
  }
}

/** Older versions stored midnight UTC. */
const dayOf = (stored: string | null): string | null => stored?.slice(0, 10) ?? null

const pictureUrl = (pictures: string, kind: 'poster' | 'backdrop', path: Text): string | null =>
  path ? `${pictures}/${kind}?v=${pictureVersion(path)}` : null

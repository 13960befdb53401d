import { getTableColumns } from 'drizzle-orm'
import { moviesTable } from './table'

type Row = typeof moviesTable.$inferSelect

/**
 * What each column holds. `personal`: what a person decided or did; it outlives the movie's removal. `fact`: the provider can be asked again.
 * `bookkeeping`: Marquee's own, worked out anew. A column that is not classified does not compile.
 */
const movieColumns = {
  id: 'bookkeeping',
  metadata_id: 'fact',
  external_ids: 'fact',
  title: 'fact',
  sort_title: 'fact',
  clean_title: 'fact',
  original_title: 'fact',
  alternative_titles: 'fact',
  overview: 'fact',
  tagline: 'fact',
  year: 'fact',
  secondary_year: 'fact',
  runtime_minutes: 'fact',
  original_language: 'fact',
  genres: 'fact',
  certification: 'fact',
  cinema_date: 'fact',
  digital_date: 'fact',
  physical_date: 'fact',
  available_from: 'bookkeeping',
  poster_path: 'fact',
  poster_color: 'bookkeeping',
  color_name: 'bookkeeping',
  backdrop_path: 'fact',
  trailer_url: 'fact',
  extras: 'fact',
  backdrop_color: 'bookkeeping',
  rating: 'fact',
  rating_votes: 'fact',
  popularity: 'fact',
  collection_id: 'fact',
  monitored: 'personal',
  keep: 'personal',
  minimum_availability: 'personal',
  quality_profile_id: 'personal',
  root_folder_id: 'bookkeeping',
  folder: 'bookkeeping',
  added_at: 'personal',
  added_by: 'personal',
  updated_at: 'bookkeeping',
  metadata_refreshed_at: 'bookkeeping',
  last_searched_at: 'bookkeeping',
  next_search_at: 'bookkeeping',
  last_search: 'bookkeeping',
  searches_without_result: 'bookkeeping',
  watched_at: 'personal',
  play_count: 'personal',
  resume_position_seconds: 'personal',
  user_rating: 'personal',
  favorite: 'personal',
  marked_at: 'personal',
  standing: 'bookkeeping',
  qualities: 'bookkeeping',
  present_bytes: 'bookkeeping',
  passed_over_until: 'bookkeeping',
} as const satisfies Record<keyof Row, 'personal' | 'fact' | 'bookkeeping'>

type ColumnsOf<Kind> = { [Name in keyof Row]: (typeof movieColumns)[Name] extends Kind ? Name : never }[keyof Row]
export type PersonalColumn = ColumnsOf<'personal'>

const isPersonal = (name: string): boolean => movieColumns[name as keyof Row] === 'personal'

/** For a query that selects them. */
export const personalColumns = Object.fromEntries(
  Object.entries(getTableColumns(moviesTable)).filter(([name]) => isPersonal(name)),
) as unknown as Pick<ReturnType<typeof getTableColumns<typeof moviesTable>>, PersonalColumn>

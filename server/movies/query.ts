import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/downloads/table'
import { filesTable } from '#server/library/table'
import type { MovieSort, MovieStatus } from './schema'
import { moviesTable, movieTagsTable, orEmpty } from './table'

const underway = sql.raw(`('queued','fetching_metadata','checking','downloading','stalled','paused')`)
const importing = sql.raw(`('importing')`)
/** What came and cannot be imported is nothing that a movie with a file waits for. */
const blocked = sql.raw(`('import_blocked')`)

/** How it is found out whether a movie has some row of another table: movie by movie, or for all movies at once. */
type Related = { download: (states: SQL) => SQL; file: (where: SQL) => SQL }
const movieByMovie: Related = {
  download: (states) => sql`EXISTS (SELECT 1 FROM ${downloadsTable} d WHERE d.movie_id = ${moviesTable.id} AND d.state IN ${states})`,
  file: (where) => sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND ${where})`,
}
const allAtOnce: Related = {
  download: (states) =>
    sql`${moviesTable.id} IN (SELECT d.movie_id FROM ${downloadsTable} d WHERE d.state IN ${states} AND d.movie_id IS NOT NULL)`,
  file: (where) => sql`${moviesTable.id} IN (SELECT f.movie_id FROM ${filesTable} f WHERE ${where})`,
}
const someFile = movieByMovie.file

/** The one place that says what the status of a movie is. `availableBefore`: movies that became available by then are looked for. */
const statusBy =
  (some: Related) =>
  (availableBefore: string | Placeholder): SQL<MovieStatus> =>
    sql<MovieStatus>`CASE
  WHEN ${some.download(underway)} THEN 'downloading'
  WHEN ${some.download(importing)} THEN 'importing'
  WHEN ${some.download(blocked)} AND NOT ${some.file(sql`f.missing_at IS NULL`)} THEN 'importing'
  WHEN ${some.file(sql`f.missing_at IS NULL AND f.meets_cutoff = 0`)} AND ${moviesTable.monitored} THEN 'upgradable'
  WHEN ${some.file(sql`f.missing_at IS NULL`)} THEN 'available'
  WHEN ${some.file(sql`f.missing_at IS NOT NULL`)} THEN 'missing_file'
  WHEN NOT ${moviesTable.monitored} THEN 'unmonitored'
  WHEN ${moviesTable.available_from} IS NULL OR ${moviesTable.available_from} > ${availableBefore} THEN 'unreleased'
  ELSE 'wanted' END`
export const statusSql = statusBy(movieByMovie)
/** The same, for a question that goes through the whole library. */
export const statusOfAllSql = statusBy(allAtOnce)

/** A column that stands by itself loses its table where a single table is selected from, and would then mean the inner one's. */
const thisMovie = sql`${moviesTable}.id`

/** Ids of what belongs to a movie, as JSON arrays in order. */
export const relatedSql = {
  file_ids: sql<string>`(SELECT json_group_array(f.id) FROM ${filesTable} f WHERE f.movie_id = ${thisMovie})`,
  download_ids: sql<string>`(SELECT json_group_array(d.id) FROM ${downloadsTable} d WHERE d.movie_id = ${thisMovie})`,
  tag_ids: sql<string>`(SELECT json_group_array(mt.tag_id) FROM ${movieTagsTable} mt WHERE mt.movie_id = ${thisMovie})`,
  size_bytes: sql<number>`(SELECT coalesce(sum(f.size_bytes), 0) FROM ${filesTable} f WHERE f.movie_id = ${thisMovie} AND f.missing_at IS NULL)`,
}

/** Sort keys are never null, so that keyset paging sees a total order; each has its index. */
export const sortColumns: Record<MovieSort, SQL> = {
  title: sql`${moviesTable.sort_title}`,
  added_at: sql`${moviesTable.added_at}`,
  year: orEmpty('year', '0'),
  rating: orEmpty('rating', '0'),
  popularity: orEmpty('popularity', '0'),
  runtime_minutes: orEmpty('runtime_minutes', '0'),
  available_from: orEmpty('available_from', "''"),
}

export type MovieFilters = {
  status?: string | undefined
  q?: string | undefined
  genre?: string | undefined
  quality?: string | undefined
  year_from?: number | undefined
  year_to?: number | undefined
  rating_from?: number | undefined
  runtime_to?: number | undefined
  monitored?: boolean | undefined
  watched?: boolean | undefined
  in_progress?: boolean | undefined
  tag_id?: number | undefined
  collection_id?: number | undefined
  quality_profile_id?: number | undefined
  root_folder_id?: number | undefined
  metadata_id?: number | undefined
}

type Filter = { [K in keyof MovieFilters]-?: (value: NonNullable<MovieFilters[K]>, availableBefore: string) => SQL }
export const words = (comma: string) => comma.split(',').map((word) => word.trim())
const anyOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

const filters: Filter = {
  status: (value, before) => sql`${statusSql(before)} IN ${anyOf(words(value))}`,
  q: (value) =>
    sql`(${moviesTable.title} LIKE ${like(value)} ESCAPE '\\' OR ${moviesTable.original_title} LIKE ${like(value)} ESCAPE '\\')`,
  genre: (value) => sql`EXISTS (SELECT 1 FROM json_each(${moviesTable.genres}) g WHERE g.value IN ${anyOf(words(value))})`,
  quality: (value) => someFile(sql`f.quality IN ${anyOf(words(value))}`),
  year_from: (value) => sql`${moviesTable.year} >= ${value}`,
  year_to: (value) => sql`${moviesTable.year} <= ${value}`,
  rating_from: (value) => sql`${moviesTable.rating} >= ${value}`,
  runtime_to: (value) => sql`${moviesTable.runtime_minutes} <= ${value}`,
  monitored: (value) => sql`${moviesTable.monitored} = ${value ? 1 : 0}`,
  watched: (value) => (value ? sql`${moviesTable.watched_at} IS NOT NULL` : sql`${moviesTable.watched_at} IS NULL`),
  in_progress: (value) => (value ? sql`${moviesTable.resume_position_seconds} > 0` : sql`${moviesTable.resume_position_seconds} = 0`),
  tag_id: (value) => sql`EXISTS (SELECT 1 FROM ${movieTagsTable} mt WHERE mt.movie_id = ${moviesTable.id} AND mt.tag_id = ${value})`,
  collection_id: (value) => sql`${moviesTable.collection_id} = ${value}`,
  quality_profile_id: (value) => sql`${moviesTable.quality_profile_id} = ${value}`,
  root_folder_id: (value) => sql`${moviesTable.root_folder_id} = ${value}`,
  metadata_id: (value) => sql`${moviesTable.metadata_id} = ${value}`,
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** All filters that were asked for; undefined when there are none. */
export const filterSql = (asked: MovieFilters, availableBefore: string): SQL | undefined => {
  const parts = (Object.keys(filters) as (keyof MovieFilters)[]).flatMap((name) => {
    const value = asked[name]
    return value === undefined ? [] : [(filters[name] as (v: typeof value, before: string) => SQL)(value, availableBefore)]
  })
  return parts.length === 0 ? undefined : sql.join(parts, sql` AND `)
}

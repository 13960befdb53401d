import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/downloads/table'
import { filesTable } from '#server/library/table'
import type { MovieSort, MovieStatus } from './schema'
import { moviesTable, movieTagsTable, orEmpty } from './table'

const underway = sql.raw(`('queued','fetching_metadata','checking','downloading','stalled','paused')`)
const importing = sql.raw(`('importing')`)
/** What came and cannot be imported is nothing that a movie with a file waits for. */
const blocked = sql.raw(`('import_blocked')`)

const someDownload = (states: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${downloadsTable} d WHERE d.movie_id = ${moviesTable.id} AND d.state IN ${states})`
const someFile = (where: SQL) => sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND ${where})`

/** The one place that says what the status of a movie is. `availableBefore`: movies that became available by then are looked for. */
export const statusSql = (availableBefore: string | Placeholder): SQL<MovieStatus> =>
  sql<MovieStatus>`CASE
  WHEN ${someDownload(underway)} THEN 'downloading'
  WHEN ${someDownload(importing)} THEN 'importing'
  WHEN ${someDownload(blocked)} AND NOT ${someFile(sql`f.missing_at IS NULL`)} THEN 'importing'
  WHEN ${someFile(sql`f.missing_at IS NULL AND f.meets_cutoff = 0`)} AND ${moviesTable.monitored} THEN 'upgradable'
  WHEN ${someFile(sql`f.missing_at IS NULL`)} THEN 'available'
  WHEN ${someFile(sql`f.missing_at IS NOT NULL`)} THEN 'missing_file'
  WHEN NOT ${moviesTable.monitored} THEN 'unmonitored'
  WHEN ${moviesTable.available_from} IS NULL OR ${moviesTable.available_from} > ${availableBefore} THEN 'unreleased'
  ELSE 'wanted' END`

/** A column that stands by itself loses its table where a single table is selected from, and would then mean the inner one's. */
const thisMovie = sql`${moviesTable}.id`

/** Ids of what belongs to a movie, as JSON arrays in order. */
export const relatedSql = {
  file_ids: sql<string>`(SELECT json_group_array(f.id) FROM ${filesTable} f WHERE f.movie_id = ${thisMovie})`,
  download_ids: sql<string>`(SELECT json_group_array(d.id) FROM ${downloadsTable} d WHERE d.movie_id = ${thisMovie})`,
  tag_ids: sql<string>`(SELECT json_group_array(mt.tag_id) FROM ${movieTagsTable} mt WHERE mt.movie_id = ${thisMovie})`,
  /** Width, height, HDR and quality of the newest file that is there; null without one. */
  picture: sql<
    string | null
  >`(SELECT json_array(json(json_extract(f.media_info, '$.video.width', '$.video.height', '$.video.hdr')), f.quality) FROM ${filesTable} f WHERE f.movie_id = ${thisMovie} AND f.missing_at IS NULL ORDER BY f.id DESC LIMIT 1)`,
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

type Value<K extends keyof MovieFilters> = NonNullable<MovieFilters[K]>
/** `given`: stands for the value, as `boundOf` makes it. */
type Filter = { [K in keyof MovieFilters]-?: (given: SQL, value: Value<K>, availableBefore: string | Placeholder) => SQL }
export const words = (comma: string) => comma.split(',').map((word) => word.trim())
const oneOf = (given: SQL) => sql`(SELECT value FROM json_each(${given}))`

const filters: Filter = {
  status: (given, value, before) => sql`${narrowed(words(value), before)}${statusSql(before)} IN ${oneOf(given)}`,
  q: (given) => sql`(${moviesTable.title} LIKE ${given} ESCAPE '\\' OR ${moviesTable.original_title} LIKE ${given} ESCAPE '\\')`,
  // By the few sets of genres that there are, each of which is read once.
  genre: (given) =>
    sql`${moviesTable.id} IN (SELECT o.id FROM ${moviesTable} o WHERE o.genres IN (SELECT s.genres FROM (SELECT DISTINCT genres FROM ${moviesTable}) s
      WHERE EXISTS (SELECT 1 FROM json_each(s.genres) g WHERE g.value IN ${oneOf(given)})))`,
  quality: (given) => someFile(sql`f.quality IN ${oneOf(given)}`),
  year_from: (given) => sql`${moviesTable.year} >= ${given}`,
  year_to: (given) => sql`${moviesTable.year} <= ${given}`,
  rating_from: (given) => sql`${moviesTable.rating} >= ${given}`,
  runtime_to: (given) => sql`${moviesTable.runtime_minutes} <= ${given}`,
  monitored: (given) => sql`${moviesTable.monitored} = ${given}`,
  watched: (given) => sql`(${moviesTable.watched_at} IS NOT NULL) = ${given}`,
  in_progress: (given) => sql`(${moviesTable.resume_position_seconds} > 0) = ${given}`,
  tag_id: (given) => sql`EXISTS (SELECT 1 FROM ${movieTagsTable} mt WHERE mt.movie_id = ${moviesTable.id} AND mt.tag_id = ${given})`,
  collection_id: (given) => sql`${moviesTable.collection_id} = ${given}`,
  quality_profile_id: (given) => sql`${moviesTable.quality_profile_id} = ${given}`,
  root_folder_id: (given) => sql`${moviesTable.root_folder_id} = ${given}`,
  metadata_id: (given) => sql`${moviesTable.metadata_id} = ${given}`,
}

/** Most statuses can be had by few movies only, which an index tells: those are not looked for among all others. */
const candidates: Partial<Record<string, (before: string | Placeholder) => SQL>> = {
  downloading: () => sql`SELECT d.movie_id FROM ${downloadsTable} d WHERE d.state IN ${underway}`,
  importing: () => sql`SELECT d.movie_id FROM ${downloadsTable} d WHERE d.state IN ('importing','import_blocked')`,
  upgradable: () => sql`SELECT f.movie_id FROM ${filesTable} f WHERE f.meets_cutoff = 0`,
  missing_file: () => sql`SELECT f.movie_id FROM ${filesTable} f WHERE f.missing_at IS NOT NULL`,
  unmonitored: () => sql`SELECT o.id FROM ${moviesTable} o WHERE o.monitored = 0`,
  unreleased: (before) => sql`SELECT o.id FROM ${moviesTable} o WHERE o.available_from IS NULL OR o.available_from > ${before}`,
}
const narrowed = (statuses: readonly string[], before: string | Placeholder): SQL => {
  const found = statuses.flatMap((status) => candidates[status]?.(before) ?? [])
  return found.length < statuses.length ? sql`` : sql`${moviesTable.id} IN (${sql.join(found, sql` UNION ALL `)}) AND `
}

const boundOf = (name: keyof MovieFilters, value: string | number | boolean): string | number => {
  if (name === 'q') return `%${String(value).replace(/[\\%_]/g, '\\$&')}%`
  if (typeof value === 'boolean') return value ? 1 : 0
  return lists.has(name) ? JSON.stringify(words(String(value))) : value
}
const lists: ReadonlySet<keyof MovieFilters> = new Set(['status', 'genre', 'quality'])

type Made = { where: SQL | undefined; shape: string; values: Record<string, string | number> }
/**
 * All filters that were asked for; `where` is undefined when there are none. The values stand apart from the text, so that questions of
 * one `shape` are one statement.
 */
export const filtersOf = (asked: MovieFilters): Made => {
  const names = namesIn(asked)
  const parts = names.map((name) => filterBy(name, asked, { given: sql`${sql.placeholder(name)}`, before: sql.placeholder('before') }))
  return {
    where: parts.length === 0 ? undefined : sql.join(parts, sql` AND `),
    shape: names.map((name) => (name === 'status' ? `status=${asked.status}` : name)).join(' '),
    values: Object.fromEntries(names.map((name) => [name, boundOf(name, asked[name]!)])),
  }
}

/** The same for a question that is asked once. */
export const filterSql = (asked: MovieFilters, availableBefore: string): SQL | undefined => {
  const parts = namesIn(asked).map((name) => filterBy(name, asked, { given: sql`${boundOf(name, asked[name]!)}`, before: availableBefore }))
  return parts.length === 0 ? undefined : sql.join(parts, sql` AND `)
}

const namesIn = (asked: MovieFilters) => (Object.keys(filters) as (keyof MovieFilters)[]).filter((name) => asked[name] !== undefined)
type Given = { given: SQL; before: string | Placeholder }
const filterBy = <K extends keyof MovieFilters>(name: K, asked: MovieFilters, { given, before }: Given): SQL =>
  (filters[name] as (given: SQL, value: Value<K>, before: string | Placeholder) => SQL)(given, asked[name]! as Value<K>, before)

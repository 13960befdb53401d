import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { downloadsTable } from '#server/downloads/table'
import { filesTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { prepareRows } from '#server/platform/db/prepared'
import { movieTagsTable } from './table'

/** `size_bytes` sums the files on disk; `picture` describes the newest one's picture. */
export type Related = { file_ids: number[]; download_ids: number[]; tag_ids: number[]; size_bytes: number; picture: string | null }
type Row = [movie: number, kind: 'file_ids' | 'download_ids' | 'tag_ids', id: number, isThere: 0 | 1, size: number, picture: string]

/** `picture`: width, height and HDR of a file, and its quality. The caller sorts: sorting here would take longer than reading. */
const questionFor = (isAsked: SQL) => sql`SELECT movie_id, 'file_ids' AS kind, id, missing_at IS NULL AS is_there, size_bytes,
    json_array(json(json_extract(media_info, '$.video.width', '$.video.height', '$.video.hdr')), quality) AS picture FROM ${filesTable} WHERE ${isAsked}
  UNION ALL SELECT movie_id, 'download_ids', id, 0, 0, NULL FROM ${downloadsTable} WHERE ${isAsked}
  UNION ALL SELECT movie_id, 'tag_ids', tag_id, 0, 0, NULL FROM ${movieTagsTable} WHERE ${isAsked}`
const written = (question: SQL) => ({ toSQL: () => new SQLiteSyncDialect().sqlToQuery(question) })

/** A movie's related ids as a column of its row: for a single movie, a separate query would take as long as reading the row. */
export const relatedColumn = sql<string>`(SELECT json_group_array(json_array(movie_id, kind, id, is_there, size_bytes, picture))
  FROM (${questionFor(sql`movie_id = movies.id`)}))`
export const relatedIn = (column: string, movie: number): Related => relatedBy([movie], JSON.parse(column) as Row[])(movie)

/** The related ids of a whole page in one query: a subquery per row takes longer than reading the rows. */
export const createRelated = (db: Db) => {
  const read = prepareRows(db, () => written(questionFor(sql`movie_id IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)))
  return (movies: readonly number[]) => relatedBy(movies, read({ ids: JSON.stringify(movies) }) as Row[])
}

const relatedBy = (movies: readonly number[], rows: Row[]): ((movie: number) => Related) => {
  const none = (): Related => ({ file_ids: [], download_ids: [], tag_ids: [], size_bytes: 0, picture: null })
  const found = new Map(movies.map((movie) => [movie, none()]))
  const of = (movie: number): Related => found.get(movie)!
  for (const [movie, kind, id, isThere, size, picture] of rows.sort((one, other) => one[2] - other[2])) {
    const its = of(movie)
    its[kind].push(id)
    if (!isThere) continue
    its.size_bytes += size
    its.picture = picture
  }
  return of
}

import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { downloadsTable } from '#server/downloads/table'
import { filesTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { prepareRows } from '#server/platform/db/prepared'
import { movieTagsTable } from './table'

/** `size_bytes`: of the files that are there; `picture`: what is known of that of the newest one. */
export type Related = { file_ids: number[]; download_ids: number[]; tag_ids: number[]; size_bytes: number; picture: string | null }
type Row = [movie: number, kind: 'file_ids' | 'download_ids' | 'tag_ids', id: number, isThere: 0 | 1, size: number, picture: string]

/** A picture: width, height and HDR of a file, and its quality. Sorted by whoever asks: here it would take longer than to read. */
const questionFor = (isAsked: SQL) => sql`SELECT movie_id, 'file_ids', id, missing_at IS NULL, size_bytes,
    json_array(json(json_extract(media_info, '$.video.width', '$.video.height', '$.video.hdr')), quality) FROM ${filesTable} WHERE ${isAsked}
  UNION ALL SELECT movie_id, 'download_ids', id, 0, 0, NULL FROM ${downloadsTable} WHERE ${isAsked}
  UNION ALL SELECT movie_id, 'tag_ids', tag_id, 0, 0, NULL FROM ${movieTagsTable} WHERE ${isAsked}`
const written = (question: SQL) => ({ toSQL: () => new SQLiteSyncDialect().sqlToQuery(question) })

/** What belongs to movies, by one question for a whole page: asked in each of its rows, it takes longer than to read the rows. */
export const createRelated = (db: Db) => {
  const readOne = prepareRows(db, () => written(questionFor(sql`movie_id = ${sql.placeholder('id')}`)))
  const readMany = prepareRows(db, () => written(questionFor(sql`movie_id IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)))
  const read = (movies: readonly number[]) =>
    (movies.length === 1 ? readOne({ id: movies[0]! }) : readMany({ ids: JSON.stringify(movies) })) as Row[]

  return (movies: readonly number[]): ((movie: number) => Related) => {
    const none = (): Related => ({ file_ids: [], download_ids: [], tag_ids: [], size_bytes: 0, picture: null })
    const found = new Map(movies.map((movie) => [movie, none()]))
    const of = (movie: number): Related => found.get(movie)!
    for (const [movie, kind, id, isThere, size, picture] of read(movies).sort((one, other) => one[2] - other[2])) {
      const its = of(movie)
      its[kind].push(id)
      if (!isThere) continue
      its.size_bytes += size
      its.picture = picture
    }
    return of
  }
}

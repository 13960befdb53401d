import { type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { filesTable } from '#server/library/files/table'
import { moviesTable as m, movieTagsTable } from './table'

/** Picture facts of a video: width, height and HDR format, null until the file was probed. */
export type Picture = readonly [video: readonly [width: number | null, height: number | null, hdr: string | null] | null, quality: string]
type File = readonly [id: number, isThere: 0 | 1, size: number, quality: string, isDefault: 0 | 1, video: Picture[0]]

/**
 * `file_ids`: those of the default version first. `size_bytes`: total of the files that exist on disk. `picture`: from the newest of the
 * default version, else from the newest.
 */
type OfFiles = { file_ids: number[]; size_bytes: number; picture: Picture | null }

/** Ids as the text of a JSON array, ascending as in the index. `json_group_array` would take twice as long. */
const arrayOf = (ids: SQL) => sql`'[' || coalesce(${ids}, '') || ']'`
export const downloadIdsSql = arrayOf(sql`(SELECT group_concat(id) FROM ${downloadsTable} WHERE movie_id = movies.id)`)
export const tagIdsSql = arrayOf(sql`(SELECT group_concat(tag_id) FROM ${movieTagsTable} WHERE movie_id = movies.id)`)

/** The files of a movie as a column of its row, for `ofFiles`. A movie without `qualities` has no file: there is nothing to look up. */
export const filesSql = sql<string | null>`CASE WHEN ${m.qualities} IS NOT NULL THEN
  (SELECT json_group_array(json_array(id, missing_at IS NULL, size_bytes, quality, version_id IS NULL,
    json(json_extract(media_info, '$.video.width', '$.video.height', '$.video.hdr')))) FROM ${filesTable} WHERE movie_id = movies.id) END`

export const ofFiles = (column: string | null): OfFiles => {
  const found: OfFiles = { file_ids: [], size_bytes: 0, picture: null }
  if (column === null) return found
  const files = (JSON.parse(column) as File[]).sort((one, other) => other[4] - one[4] || one[0] - other[0])
  const hasDefault = files.some(([, isThere, , , isDefault]) => isThere && isDefault)
  for (const [id, isThere, size, quality, isDefault, video] of files) {
    found.file_ids.push(id)
    if (!isThere) continue
    found.size_bytes += size
    if (isDefault || !hasDefault) found.picture = [video, quality]
  }
  return found
}

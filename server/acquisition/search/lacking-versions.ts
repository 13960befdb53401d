import { type SQL, sql } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { moviesTable } from '#server/catalog/movies/table'

/** Whether the movie has a version beside the default one whose files do not satisfy `content`, a condition on a file `f`. */
export const lacksVersion = (content: SQL): SQL => sql`${moviesTable.id} IN (SELECT v.movie_id FROM movie_versions v WHERE NOT v.is_default
  AND NOT EXISTS (SELECT 1 FROM files f WHERE f.version_id = v.id AND f.missing_at IS NULL AND f.meets_cutoff = 1 AND ${content}))`

/** Whether it has one that is wanted and not downloading. */
export const wantsVersion: SQL = sql`${moviesTable.id} IN (SELECT v.movie_id FROM movie_versions v WHERE NOT v.is_default
  AND NOT EXISTS (SELECT 1 FROM files f WHERE f.version_id = v.id AND f.missing_at IS NULL AND f.meets_cutoff = 1)
  AND NOT EXISTS (SELECT 1 FROM downloads d WHERE d.version_id = v.id AND d.state IN ${open} AND d.imported_at IS NULL))`

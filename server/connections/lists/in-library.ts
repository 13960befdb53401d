import { sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { listItemsTable } from './table'

export type InLibrary = { item_count: number; in_library_count: number; poster_urls: string[] }
export type InLibraryOf = ReturnType<typeof createInLibrary>
type Deps = { db: Db; posterOf: (movieId: number, path: string) => string }

const mostPosters = 4

/** Which movies of each list are in the library, with the posters of the first ones. */
export const createInLibrary = ({ db, posterOf }: Deps) => {
  const among = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

  return {
    ofLists(ids: readonly number[]): Map<number, InLibrary> {
      const counted = db.all<{ list: number; items: number; here: number }>(
        sql`SELECT i.list_id AS list, count(*) AS items, count(m.id) AS here FROM ${listItemsTable} i
          LEFT JOIN ${moviesTable} m ON m.metadata_id = i.metadata_id WHERE i.list_id IN ${among(ids)} GROUP BY i.list_id`,
      )
      const first = db.all<{ list: number; movie: number; path: string }>(
        sql`SELECT list, movie, path FROM (
          SELECT i.list_id AS list, m.id AS movie, m.poster_path AS path, row_number() OVER (PARTITION BY i.list_id ORDER BY i.position) AS place
          FROM ${listItemsTable} i JOIN ${moviesTable} m ON m.metadata_id = i.metadata_id
          WHERE i.list_id IN ${among(ids)} AND m.poster_path IS NOT NULL
        ) WHERE place <= ${mostPosters} ORDER BY place`,
      )
      return new Map(
        counted.map(({ list, items, here }) => [
          list,
          {
            item_count: items,
            in_library_count: here,
            poster_urls: first.filter((each) => each.list === list).map(({ movie, path }) => posterOf(movie, path)),
          },
        ]),
      )
    },

    postersOf(movieIds: readonly number[]): Map<number, string> {
      const rows = db.all<{ id: number; path: string }>(
        sql`SELECT id, poster_path AS path FROM ${moviesTable} WHERE id IN ${among(movieIds)} AND poster_path IS NOT NULL`,
      )
      return new Map(rows.map(({ id, path }) => [id, posterOf(id, path)]))
    },
  }
}

import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import type { MovieFile } from './schema'
import { filesTable, rootFoldersTable } from './table'

export type FileRow = typeof filesTable.$inferSelect
export type Files = ReturnType<typeof createFiles>

/** The library's files, as rows. The other modules in this folder change the disk. */
export const createFiles = ({ db, cursors }: { db: Db; cursors: Cursors }) => {
  const roots = () =>
    new Map(
      db
        .select()
        .from(rootFoldersTable)
        .all()
        .map((root) => [root.id, root.path]),
    )
  const show = (row: FileRow, paths: ReadonlyMap<number, string>): MovieFile => {
    const { root_folder_id, info_hash: _, to_shrink: __, placed_beside: ___, written_beside: ____, ...file } = row
    return { ...file, path: join(paths.get(root_folder_id) ?? '', row.relative_path) }
  }
  const byId = db
    .select()
    .from(filesTable)
    .where(eq(filesTable.id, sql.placeholder('id')))
    .prepare()
  const row = (id: number): FileRow => {
    const found = byId.get({ id })
    if (!found) throw new NotFound('file', id)
    return found
  }

  return {
    row,
    get: (id: number): MovieFile => show(row(id), roots()),
    ofMovie: (movieId: number): FileRow[] =>
      db.select().from(filesTable).where(eq(filesTable.movie_id, movieId)).orderBy(asc(filesTable.id)).all(),
    all: (rootFolderId: number): FileRow[] => db.select().from(filesTable).where(eq(filesTable.root_folder_id, rootFolderId)).all(),

    list(movieId: number, asked: PageRequest): PageOf<MovieFile> {
      const scope = scopeOf('files', { movie_id: movieId })
      const where = eq(filesTable.movie_id, movieId)
      const page = listed(db.select().from(filesTable), asked, { cursors, scope, table: filesTable, by: 'id', where })
      const paths = roots()
      return { ...page, results: page.results.map((file) => show(file, paths)) }
    },

    byIds(ids: readonly number[]): Map<number, MovieFile> {
      const paths = roots()
      const rows = db
        .select()
        .from(filesTable)
        .where(sql`${filesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
        .all()
      return new Map(rows.map((file) => [file.id, show(file, paths)]))
    },
  }
}

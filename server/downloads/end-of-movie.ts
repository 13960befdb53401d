import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/open'
import type { Row } from './store'
import { downloadsTable } from './table'

type Deps = {
  db: Db
  /** Whether the movie that came of it is really on the shelf, as the disk tells. */
  isOnShelf: (row: Row) => Promise<boolean>
  remove: (id: number, options: { delete_data: boolean }) => Promise<void>
}

/** Ends the downloads of a movie that is removed. A complete payload that was never imported stays, unless files are to be deleted. */
export const createEndOfMovie =
  ({ db, isOnShelf, remove }: Deps) =>
  async (movieId: number, { delete_files }: { delete_files: boolean }): Promise<void> => {
    const rows = db.select().from(downloadsTable).where(eq(downloadsTable.movie_id, movieId)).all()
    for (const row of rows) {
      const isOnlyCopy = row.completed_at !== null && (row.imported_at === null || !(await isOnShelf(row)))
      await remove(row.id, { delete_data: delete_files || !isOnlyCopy })
    }
  }

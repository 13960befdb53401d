import { eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import type { Row } from './store'
import { downloadsTable } from './table'

type Deps = {
  db: Db
  /** Whether the imported movie exists on disk. */
  isInLibrary: (row: Row) => Promise<boolean>
  remove: (id: number, options: { delete_data: boolean }) => Promise<void>
}

/** Ends the downloads of a removed movie. Keeps a complete payload that was never imported unless files are to be deleted. */
export const createEndOfMovie =
  ({ db, isInLibrary, remove }: Deps) =>
  async (movieId: number, { delete_files }: { delete_files: boolean }): Promise<void> => {
    const rows = db.select().from(downloadsTable).where(eq(downloadsTable.movie_id, movieId)).all()
    for (const row of rows) {
      const isOnlyCopy = row.completed_at !== null && (row.imported_at === null || !(await isInLibrary(row)))
      await remove(row.id, { delete_data: delete_files || !isOnlyCopy })
    }
  }

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { open } from './phase'
import type { Row } from './store'
import { downloadsTable } from './table'

type Deps = {
  db: Db
  /** Whether the imported movie exists on disk. */
  isInLibrary: (row: Row) => Promise<boolean>
  remove: (id: number, options: { delete_data: boolean }) => Promise<void>
}

/** Ends the downloads of a removed movie or version. Keeps a complete payload that was never imported unless files are to be deleted. */
export const createEndOfMovie = ({ db, isInLibrary, remove }: Deps) => {
  const end = async (rows: readonly Row[], delete_files: boolean): Promise<void> => {
    for (const row of rows) {
      const isOnlyCopy = row.completed_at !== null && (row.imported_at === null || !(await isInLibrary(row)))
      await remove(row.id, { delete_data: delete_files || !isOnlyCopy })
    }
  }
  return {
    endOfMovie: (movieId: number, { delete_files }: { delete_files: boolean }): Promise<void> =>
      end(db.select().from(downloadsTable).where(eq(downloadsTable.movie_id, movieId)).all(), delete_files),

    /** Only what is not imported yet: the rest goes on seeding. */
    endOfVersion: (movieId: number, { key, delete_files }: { key: number | null; delete_files: boolean }): Promise<void> => {
      const where = and(ofVersion(movieId, key), inArray(downloadsTable.state, open), isNull(downloadsTable.imported_at))
      return end(db.select().from(downloadsTable).where(where).all(), delete_files)
    },

    /** Gives the downloads of one version to another. Runs in the caller's transaction. */
    moveDownloads(tx: Tx, { movie_id, from, to }: { movie_id: number; from: number | null; to: number | null }): void {
      tx.update(downloadsTable).set({ version_id: to }).where(ofVersion(movie_id, from)).run()
    },
  }
}

const ofVersion = (movieId: number, key: number | null) =>
  and(eq(downloadsTable.movie_id, movieId), key === null ? isNull(downloadsTable.version_id) : eq(downloadsTable.version_id, key))

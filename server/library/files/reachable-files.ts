import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { errorCode } from './file-errors'
import type { RootFolders } from './root-folders'
import { filesTable, rootFoldersTable } from './table'

export type ReachableFiles = ReturnType<typeof createReachableFiles>
type Deps = { db: Db; isReachable: RootFolders['isReachable'] }
type Placed = { file: typeof filesTable.$inferSelect; root: { id: number; path: string } }
type Came = { id: number; movie_id: number | null; info_hash: string | null }

/**
 * Checks on disk that the file imported from a download is in place, before the other copy is deleted. A movie whose files were all removed
 * needs none.
 */
export const createReachableFiles = ({ db, isReachable }: Deps) => {
  const isThere = async ({ file, root }: Placed): Promise<boolean> => {
    if (file.missing_at !== null || !isReachable(root)) return false
    const there = await statOf(join(root.path, ...file.relative_path.split('/')))
    return there?.isFile() === true && there.size === file.size_bytes
  }

  return async ({ id, movie_id, info_hash }: Came): Promise<boolean> => {
    if (movie_id === null) return true
    const all = db
      .select({ file: filesTable, root: rootFoldersTable })
      .from(filesTable)
      .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
      .where(eq(filesTable.movie_id, movie_id))
      .all()
    const own = all.filter(({ file }) => file.imported_from === `download ${id}` || (info_hash !== null && file.info_hash === info_hash))
    const asked = own.length > 0 ? own : all
    return asked.length === 0 || (await Promise.all(asked.map(isThere))).includes(true)
  }
}

/** Any error counts as missing. */
const statOf = async (path: string): Promise<Stats | null> => {
  try {
    return await lstat(path)
  } catch (error) {
    if (errorCode(error) === '') throw error
    return null
  }
}

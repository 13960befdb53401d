import { stat, statfs } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import type { Db } from '#server/foundation/platform/db/open'
import { rootFoldersTable } from '#server/library/files/table'

type FolderSpace = { readonly id: number; readonly device: number; readonly free_bytes: number }

/** Free space of the library folders that can be read. */
export const readDisks = async (db: Db): Promise<FolderSpace[]> => {
  const roots = db.select({ path: rootFoldersTable.path, id: rootFoldersTable.id }).from(rootFoldersTable).all()
  const found = await Promise.all(
    roots.map(async ({ path, id }) => {
      const read = await attempt(() => Promise.all([stat(path), statfs(path)]))
      return read.ok ? [{ id, device: read.value[0].dev, free_bytes: read.value[1].bavail * read.value[1].bsize }] : []
    }),
  )
  return found.flat()
}

/** Of all library folders together; several on one disk count once. Null if none can be read. */
export const freeOfLibrary = async (db: Db): Promise<number | null> => {
  const disks = new Map((await readDisks(db)).map(({ device, free_bytes }) => [device, free_bytes]))
  return disks.size === 0 ? null : [...disks.values()].reduce((sum, free) => sum + free, 0)
}

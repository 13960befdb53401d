import { eq, lt } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Announce, Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import type { Db, Tx } from '#server/platform/db/open'
import type { Log } from '#server/platform/log'
import type { FileRow } from './files'
import { newRecyclePath, type Recycle as RecycleOnDisk } from './recycle-file'
import { filesTable, recycleTable, rootFoldersTable } from './table'

export type RecycleBin = ReturnType<typeof createRecycleBin>
type Retired = { file: FileRow; title: string; reason: 'removed' | 'upgraded' }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  config: { get(): Config }
  onDisk: RecycleOnDisk
}

/** Removed and replaced files, kept for a while. The row is written first and the file moved after: a crash in between is made good by `sweep`. */
export const createRecycleBin = ({ db, journal, clock, log, config, onDisk }: Deps) => {
  const rootPath = (id: number): string | undefined => db.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()?.path

  let last: Promise<void> = Promise.resolve()
  /** Finishes every move that was written down and not yet done, one sweep after the other. */
  const sweep = (): Promise<void> => {
    last = last.then(finishMoves)
    return last
  }

  const finishMoves = async (): Promise<void> => {
    for (const row of db.select().from(recycleTable).all()) {
      const root = rootPath(row.root_folder_id)
      if (!root) continue
      try {
        await onDisk.recycle({ root, relative: row.relative_path, recycle_path: row.recycle_path })
      } catch (error) {
        log.warn('file could not be moved to the recycle bin yet', { recycle_id: row.id, error })
      }
    }
  }

  return {
    sweep,

    /** Part of a transaction. The file leaves the shelf now; `sweep` moves it on the disk. */
    retire(tx: Tx, announce: Announce, { file, title, reason }: Retired): void {
      tx.delete(filesTable).where(eq(filesTable.id, file.id)).run()
      const { relative_path, root_folder_id, movie_id, size_bytes } = file
      const recycle_path = newRecyclePath(relative_path)
      const row = tx
        .insert(recycleTable)
        .values({ movie_id, root_folder_id, relative_path, recycle_path, size_bytes, reason, file, recycled_at: stamp(clock) })
        .returning()
        .get()
      announce({ type: 'file_removed', movie_id, title, file_id: file.id, relative_path, recycled: true })
      announce({ type: 'recycle_changed', id: row.id, relative_path, change: 'added' })
    },

    /** Files older than the limit leave for good; at once when the bin is switched off. */
    async empty(): Promise<number> {
      const { recycle_enabled, recycle_days } = config.get()
      const before = new Date(clock.now().getTime() - milliseconds(recycle_enabled ? days(recycle_days) : 0)).toISOString()
      await sweep()
      let removed = 0
      for (const row of db.select().from(recycleTable).where(lt(recycleTable.recycled_at, before)).all()) {
        const root = rootPath(row.root_folder_id)
        if (root) await onDisk.purge({ root, recycle_path: row.recycle_path })
        journal.commit((tx, announce) => {
          tx.delete(recycleTable).where(eq(recycleTable.id, row.id)).run()
          announce({ type: 'recycle_changed', id: row.id, relative_path: row.relative_path, change: 'removed' })
        })
        removed++
      }
      return removed
    },
  }
}

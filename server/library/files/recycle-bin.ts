import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Config } from '#server/foundation/config/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import type { FileRow } from './files'
import { newRecyclePath, type Recycle as RecycleOnDisk } from './recycle-move'
import { checkRoot } from './root-state'
import type { SharedFolders } from './shared-folders'
import { copiedByHand, filesTable, recycleTable, rootFoldersTable } from './table'

export type RecycleBin = ReturnType<typeof createRecycleBin>
type Row = typeof recycleTable.$inferSelect
type Reason = 'removed' | 'upgraded'
type Retired = { file: FileRow; title: string; reason: Reason }
type Place = Pick<Row, 'root_folder_id' | 'relative_path' | 'size_bytes'> & { movie_id: number }
type RetiredSubtitle = Place & { reason: Reason; row: Record<string, unknown> }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  config: { get(): Config }
  onDisk: RecycleOnDisk
  shared: SharedFolders
  personalOf: (tx: Tx, movieId: number) => Record<string, unknown> | undefined
}

/**
 * Removed and replaced files, kept for a while. The row is written first and the file moved after: `sweep` finishes the move after a crash.
 * A completed move is recorded and never repeated, because another movie may be at the old path by then.
 */
export const createRecycleBin = ({ db, journal, clock, log, config, onDisk, shared, personalOf }: Deps) => {
  const { sparing, isReplaced, mayGo } = createSparing(shared)
  const rootPath = (id: number): string | undefined => db.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()?.path

  let last: Promise<unknown> = Promise.resolve()
  /** Serializes everything that moves files into the bin or out of it. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  /** Completes every recorded move that is not done. */
  const sweep = (): Promise<void> => inTurn(finishMoves)

  const finishMoves = async (): Promise<void> => {
    for (const row of db.select().from(recycleTable).where(isNull(recycleTable.moved_at)).all()) {
      try {
        await finishMove(row)
      } catch (error) {
        log.warn('file could not be moved to the recycle bin yet', { recycle_id: row.id, error })
      }
    }
  }

  const finishMove = async (row: Row): Promise<void> => {
    const root = rootPath(row.root_folder_id)
    if (!root || !mayGo(row) || (await checkRoot(root)).state !== 'ready') return
    if (await isReplaced(root, row)) return forget(row)
    const moved = await onDisk.recycle({ root, relative: row.relative_path, recycle_path: row.recycle_path, ...sparing(row) })
    if (moved.moved || moved.code === 'taken')
      db.update(recycleTable)
        .set({ moved_at: stamp(clock) })
        .where(eq(recycleTable.id, row.id))
        .run()
    else if (moved.code === 'missing') forget(row)
    else log.warn('file could not be moved to the recycle bin yet', { recycle_id: row.id, why: moved.why.text })
  }

  const forget = (row: Row): void =>
    journal.commit((tx, announce) => {
      tx.delete(recycleTable).where(eq(recycleTable.id, row.id)).run()
      announce({ type: 'recycle_changed', id: row.id, relative_path: row.relative_path, change: 'removed' })
    })

  const purge = async (row: Row): Promise<boolean> => {
    const root = rootPath(row.root_folder_id)
    try {
      if (root) await onDisk.purge({ root, recycle_path: row.recycle_path })
      forget(row)
      return true
    } catch (error) {
      log.warn('file could not be removed from the recycle bin', { recycle_id: row.id, error })
      return false
    }
  }

  const noteMove = (tx: Tx, announce: Announce, values: Place & Pick<Row, 'reason' | 'kind' | 'file'>): void => {
    const { relative_path } = values
    const place = { recycle_path: newRecyclePath(relative_path), recycled_at: stamp(clock) }
    const { id } = tx
      .insert(recycleTable)
      .values({ ...values, ...place })
      .returning({ id: recycleTable.id })
      .get()
    announce({ type: 'recycle_changed', id, relative_path, change: 'added' })
  }

  return {
    sweep,
    inTurn,

    /** Runs in the caller's transaction. The file leaves the library now; `sweep` moves it on disk. Throws Conflict if it is to stay. */
    retire(tx: Tx, announce: Announce, { file, title, reason }: Retired): void {
      shared.refuse(file, tx)
      tx.delete(filesTable).where(eq(filesTable.id, file.id)).run()
      const { relative_path, root_folder_id, movie_id, size_bytes } = file
      announce({ type: 'file_removed', movie_id, title, file_id: file.id, relative_path, recycled: true })
      const movie = tx.select({ metadata_id: moviesTable.metadata_id }).from(moviesTable).where(eq(moviesTable.id, movie_id)).get()
      noteMove(tx, announce, { movie_id, root_folder_id, relative_path, size_bytes, reason, kind: 'movie', file: { ...file, ...movie } })
    },

    /** Like `retire`, for a subtitle, whose row belongs to another room. */
    retireSubtitle(tx: Tx, announce: Announce, { row, ...place }: RetiredSubtitle): void {
      shared.refuseBeside({ file_id: Number(row.file_id), ...place }, tx)
      noteMove(tx, announce, { ...place, kind: 'subtitle', file: row })
    },

    /** Runs in the transaction that removes the movie, so that restoring one of its files brings back what a person stored for it. */
    keepPersonal(tx: Tx, movieId: number): void {
      const ofMovie = and(eq(recycleTable.movie_id, movieId), eq(recycleTable.kind, 'movie'))
      const rows = tx.select().from(recycleTable).where(ofMovie).all()
      const personal = rows.length > 0 ? personalOf(tx, movieId) : undefined
      for (const { id, file } of rows)
        tx.update(recycleTable)
          .set({ file: { ...file, personal } })
          .where(eq(recycleTable.id, id))
          .run()
    },

    /** Deletes files older than the limit, or all of them if the bin is disabled. One that fails does not stop the others. */
    async empty(): Promise<number> {
      const { recycle_enabled, recycle_days } = config.get()
      const before = ago(clock, recycle_enabled ? days(recycle_days) : 0)
      await sweep()
      return inTurn(async () => {
        const due = and(lte(recycleTable.recycled_at, before), isNotNull(recycleTable.moved_at))
        const gone = await Promise.all(db.select().from(recycleTable).where(due).all().filter(mayGo).map(purge))
        return gone.filter(Boolean).length
      })
    },
  }
}

/** What is spared in a folder that another program uses too. */
const createSparing = (shared: SharedFolders) => {
  const sparing = ({ kind, file, root_folder_id }: Row) => ({
    mayGoAlong: shared.mayGoAlong({ root_folder_id, placed_beside: kind === 'movie' ? (file as FileRow).placed_beside : [] }),
    keepsFolders: shared.isShared(root_folder_id),
  })

  /** In a folder that another program uses too, it may have put a file of its own in place of Marquee's. */
  const isReplaced = async (root: string, { root_folder_id, relative_path, size_bytes }: Row): Promise<boolean> => {
    if (!shared.isShared(root_folder_id)) return false
    const there = await attempt(() => lstat(join(root, relative_path)))
    return there.ok && there.value.size !== size_bytes
  }

  /** What another program placed is never deleted, also not from the bin, while the folder is not the person's alone. */
  const mayGo = ({ kind, file, root_folder_id, relative_path }: Row): boolean => {
    const { imported_from, source } = file as { imported_from: string | null; source?: string }
    const placed = kind === 'movie' ? imported_from : source === 'provider' ? copiedByHand : null
    return shared.whyKept({ root_folder_id, relative_path, imported_from: placed }) === null
  }

  return { sparing, isReplaced, mayGo }
}

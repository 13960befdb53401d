import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Files } from './files'
import type { RecycleBin } from './recycle-bin'
import type { SharedFolders } from './shared-folders'
import { copiedByHand, filesTable } from './table'

type Deps = {
  journal: Journal
  files: Pick<Files, 'row' | 'ofMovie'>
  recycle: Pick<RecycleBin, 'retire' | 'keepPersonal' | 'sweep'>
  titleOf: (movieId: number) => string
  shared: Pick<SharedFolders, 'refuse'>
}

/** Removes files on a person's request. They go to the recycle bin only if requested. */
export const createRemoveFiles = ({ journal, files, recycle, titleOf, shared }: Deps) => ({
  /** Throws Conflict if a file of these movies is to stay as it is. Asked before anything else of a removal happens. */
  refuseKept(movieIds: readonly number[]): void {
    for (const id of movieIds) for (const file of files.ofMovie(id)) if (file.missing_at === null) shared.refuse(file)
  },

  /** Runs in the transaction that removes a movie. Returns how many files go to the recycle bin. */
  ofMovie(tx: Tx, announce: Announce, { id, title, delete_files }: { id: number; title: string; delete_files: boolean }): number {
    const rows = tx.select().from(filesTable).where(eq(filesTable.movie_id, id)).all()
    const there = delete_files ? rows.filter((file) => file.missing_at === null) : []
    for (const file of there) recycle.retire(tx, announce, { file, title, reason: 'removed' })
    recycle.keepPersonal(tx, id)
    tx.delete(filesTable).where(eq(filesTable.movie_id, id)).run()
    return there.length
  },

  /**
   * Runs in the transaction that takes an import back. Only the library's own copy goes to the recycle bin, once `sweep` moves it: false for
   * a file that was there before.
   */
  takeBack(tx: Tx, announce: Announce, fileId: number): boolean {
    const file = files.row(fileId)
    if (file.imported_from !== copiedByHand || file.missing_at !== null) return false
    recycle.retire(tx, announce, { file, title: titleOf(file.movie_id), reason: 'removed' })
    return true
  },

  /** Runs in the transaction that takes an import back. The file stays on disk. */
  forget(tx: Tx, announce: Announce, fileId: number): void {
    const { movie_id, relative_path } = files.row(fileId)
    tx.delete(filesTable).where(eq(filesTable.id, fileId)).run()
    announce({ type: 'file_removed', movie_id, title: titleOf(movie_id), file_id: fileId, relative_path, recycled: false })
  },

  /** Moves one file to the recycle bin. One that is missing only loses its row. Throws NotFound. */
  async one(fileId: number): Promise<void> {
    const file = files.row(fileId)
    const title = titleOf(file.movie_id)
    journal.commit((tx, announce) => {
      if (file.missing_at === null) return recycle.retire(tx, announce, { file, title, reason: 'removed' })
      tx.delete(filesTable).where(eq(filesTable.id, fileId)).run()
      const { movie_id, relative_path } = file
      return announce({ type: 'file_removed', movie_id, title, file_id: fileId, relative_path, recycled: false })
    })
    await recycle.sweep()
  },
})

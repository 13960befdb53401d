import { and, eq, inArray } from 'drizzle-orm'
import type { Announce } from '#server/foundation/history/journal'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { endingOf } from './companions'
import type { FileRow } from './files'
import { sentences } from './sentences'
import { filesTable, isPlacedHere, rootFoldersTable } from './table'

export type SharedFolders = ReturnType<typeof createSharedFolders>
type Where = Pick<FileRow, 'root_folder_id' | 'relative_path'>
type Placed = Where & Pick<FileRow, 'imported_from'>
type Beside = Where & { file_id: number }

/**
 * The one guard of library folders that another program uses too: what Marquee did not place there, it never renames, moves, or deletes until
 * a person says that the folder is theirs. Everything that changes files of the library asks it.
 */
export const createSharedFolders = ({ db }: { db: Db }) => {
  const pathIfShared = (id: number, tx: Tx | Db): string | undefined =>
    tx
      .select({ path: rootFoldersTable.path })
      .from(rootFoldersTable)
      .where(and(eq(rootFoldersTable.id, id), eq(rootFoldersTable.shared, true)))
      .get()?.path

  const kept = ({ root_folder_id, relative_path: path }: Where, tx: Tx | Db): Sentence | null => {
    const folder = pathIfShared(root_folder_id, tx)
    return folder === undefined ? null : say(sentences, 'folder_shared', { path, folder })
  }
  /** Why a movie's file stays as it is. Null if Marquee may change it. */
  const whyKept = (file: Placed, tx: Tx | Db = db): Sentence | null => (isPlacedHere(file) ? null : kept(file, tx))
  const row = (id: number, tx: Tx | Db): FileRow | undefined => tx.select().from(filesTable).where(eq(filesTable.id, id)).get()

  /** The same for a file beside it, such as a subtitle. */
  const whyKeptBeside = ({ file_id, ...beside }: Beside, tx: Tx | Db = db): Sentence | null => {
    const file = row(file_id, tx)
    const isOurs = file?.placed_beside.includes(endingOf(file.relative_path, beside.relative_path))
    return isOurs ? null : kept(beside, tx)
  }

  return {
    isShared: (rootFolderId: number): boolean => pathIfShared(rootFolderId, db) !== undefined,
    whyKept,
    refuse: (file: Placed, tx?: Tx): void => refuseIf(whyKept(file, tx)),
    /** Throws Conflict for a file that another program has replaced since Marquee placed it. */
    refuseReplaced: (file: Where & Pick<FileRow, 'size_bytes'>, sizeOnDisk: number): void =>
      refuseIf(sizeOnDisk === file.size_bytes ? null : kept(file, db)),
    refuseBeside: (beside: Beside, tx?: Tx): void => refuseIf(whyKeptBeside(beside, tx)),
    /** Which files beside it may go along with a file, by their ending after its name. */
    mayGoAlong({ root_folder_id, placed_beside }: Pick<FileRow, 'root_folder_id' | 'placed_beside'>): (ending: string) => boolean {
      if (pathIfShared(root_folder_id, db) === undefined) return () => true
      const ours = new Set(placed_beside)
      return (ending) => ours.has(ending)
    },
  }
}

/** Throws Conflict with the reason, if there is one. */
export const refuseIf = (why: Sentence | null): void => {
  if (why) throw new Conflict(why)
}

/** Says that the shared folders with files of these movies are the person's. Runs in the caller's transaction. */
export const takeOverFolders = (tx: Tx, announce: Announce, movieIds: readonly number[]): void => {
  const theirs = tx
    .selectDistinct({ id: filesTable.root_folder_id })
    .from(filesTable)
    .where(inArray(filesTable.movie_id, [...movieIds]))
  const taken = tx
    .update(rootFoldersTable)
    .set({ shared: false })
    .where(and(eq(rootFoldersTable.shared, true), inArray(rootFoldersTable.id, theirs)))
    .returning({ id: rootFoldersTable.id, path: rootFoldersTable.path })
    .all()
  for (const folder of taken) announce({ type: 'root_folder_changed', ...folder, change: 'updated' })
}

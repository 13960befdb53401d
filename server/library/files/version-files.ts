import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Announce } from '#server/foundation/history/journal'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { FileRow } from './files'
import type { RecycleBin } from './recycle-bin'
import type { SharedFolders } from './shared-folders'
import { filesTable } from './table'

type Version = { id: number; key: number | null; quality_profile_id: number; edition: string }
type Deps = {
  db: Db
  shared: Pick<SharedFolders, 'refuse'>
  retire: RecycleBin['retire']
  versions: {
    of: (movieId: number, tx: Tx) => readonly Version[]
    /** Whether a version takes such a file. */
    takes: (version: Version, versions: readonly Version[], file: Pick<FileRow, 'quality' | 'edition'>) => boolean
  }
}

export const ofVersion = (movieId: number, key: number | null) =>
  and(eq(filesTable.movie_id, movieId), key === null ? isNull(filesTable.version_id) : eq(filesTable.version_id, key))

const filesOf = (tx: Tx | Db, movieId: number, key: number | null): FileRow[] =>
  tx.select().from(filesTable).where(ofVersion(movieId, key)).orderBy(asc(filesTable.id)).all()

/** Which version of its movie a file belongs to. All but the question run in the caller's transaction. */
export const createVersionFiles = ({ db, retire, versions, shared }: Deps) => ({
  /** Throws Conflict if a file of the version is to stay as it is. Asked before anything else of a removal happens. */
  refuseKept(movieId: number, key: number): void {
    for (const file of filesOf(db, movieId, key)) if (file.missing_at === null) shared.refuse(file)
  },

  /** Gives the files of one version to another. */
  moveFiles(tx: Tx, { movie_id, from, to }: { movie_id: number; from: number | null; to: number | null }): void {
    tx.update(filesTable).set({ version_id: to }).where(ofVersion(movie_id, from)).run()
  },

  /** Gives files of the default version that it does not want to a version that does. */
  sortFiles(tx: Tx, movieId: number): void {
    const all = versions.of(movieId, tx)
    const [usual, ...others] = all
    if (!usual) return
    for (const file of filesOf(tx, movieId, null)) {
      if (versions.takes(usual, all, file)) continue
      const better = others.find((version) => versions.takes(version, all, file))
      if (better) tx.update(filesTable).set({ version_id: better.key }).where(eq(filesTable.id, file.id)).run()
    }
  },

  /** Moves the files of a version to the recycle bin. Missing ones stay where they are. */
  retireFiles(tx: Tx, announce: Announce, { movie_id, title, key }: { movie_id: number; title: string; key: number }): void {
    for (const file of filesOf(tx, movie_id, key)) if (file.missing_at === null) retire(tx, announce, { file, title, reason: 'removed' })
  },
})

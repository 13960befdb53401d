import { lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import { type Sentence, say } from '#server/lib/sentence'
import type { Db } from '#server/platform/db/open'
import { Unavailable } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import { isMissing } from './file-errors'
import type { FileRow } from './files'
import { exists } from './publish-file'
import { recycleFolder } from './recycle-move'
import { checkRoot } from './root-state'
import { sentences } from './sentences'
import { filesTable, rootFoldersTable } from './table'

type Deps = { db: Db; journal: Journal; clock: Clock; log: Log; titleOf: (movieId: number) => string }
type Root = { id: number; path: string }
type Seen = { file: FileRow; isThere: boolean }

/** Where all of at least this many files are gone at once, it is the disk that is gone. Fewer may be removed by hand, though seldom with their folders. */
const fewest = 3

/** Looks whether the movies are still where they were put. Only a folder that can be trusted may have files called missing. */
export const createRescan = ({ db, journal, clock, log, titleOf }: Deps) => {
  const rowsOf = (root: Root): FileRow[] => db.select().from(filesTable).where(eq(filesTable.root_folder_id, root.id)).all()

  /** What is wrong with the folder; null when it can be trusted. */
  const problemOf = async (root: Root): Promise<Sentence | null> => {
    const { state, why } = await checkRoot(root.path)
    const known = rowsOf(root).filter((file) => file.missing_at === null)
    if (state === 'empty' && known.length === 0) return null
    if (state !== 'ready') return why
    if (known.length === 0 || (await holdsSome(root, known))) return null
    return say(sentences, 'folder_without_movies', { path: root.path, count: known.length })
  }

  const look = async (root: Root, files: readonly FileRow[]): Promise<Seen[]> => {
    const seen: Seen[] = []
    for (const file of files) {
      const found = await isThere(root, file)
      if (found !== null) seen.push({ file, isThere: found })
    }
    return seen
  }

  const settle = (seen: readonly Seen[]): void => {
    const changed = seen.filter(({ file, isThere }) => isThere !== (file.missing_at === null))
    if (changed.length === 0) return
    journal.commit((tx, announce) => {
      const missing_at = stamp(clock)
      for (const { file, isThere } of changed) {
        tx.update(filesTable)
          .set({ missing_at: isThere ? null : missing_at })
          .where(eq(filesTable.id, file.id))
          .run()
        const { id: file_id, movie_id, relative_path } = file
        announce({ type: isThere ? 'file_restored' : 'file_missing', movie_id, title: titleOf(movie_id), file_id, relative_path })
      }
    })
  }

  return {
    /** Every folder; one that cannot be trusted is left as it is, and then it is false. */
    async all(): Promise<boolean> {
      let isWhole = true
      for (const root of db.select().from(rootFoldersTable).all()) {
        const problem = await problemOf(root)
        if (problem) {
          isWhole = false
          log.warn('library folder is not looked at', { root_folder_id: root.id, why: problem.text })
        } else settle(await look(root, rowsOf(root)))
      }
      return isWhole
    },

    /** The files of one movie. Throws Unavailable when a folder of theirs cannot be trusted. */
    async ofMovie(movieId: number): Promise<void> {
      const files = db.select().from(filesTable).where(eq(filesTable.movie_id, movieId)).all()
      for (const root of db.select().from(rootFoldersTable).all()) {
        const here = files.filter((file) => file.root_folder_id === root.id)
        if (here.length === 0) continue
        const problem = await problemOf(root)
        if (problem) throw new Unavailable(problem)
        settle(await look(root, here))
      }
    },
  }
}

/** null: nobody can tell, so nothing is concluded from it. */
const isThere = async (root: Root, file: FileRow): Promise<boolean | null> => {
  try {
    return (await lstat(join(root.path, file.relative_path))).isFile()
  } catch (error) {
    return isMissing(error) ? false : null
  }
}

/** Of a few movies a folder of theirs, or our recycle bin, is enough to know the right disk by. */
const holdsSome = async (root: Root, files: readonly FileRow[]): Promise<boolean> => {
  for (const file of files) if (await isThere(root, file)) return true
  if (files.length >= fewest) return false
  for (const folder of [recycleFolder, ...files.map(({ relative_path }) => dirname(relative_path))])
    if (await exists(join(root.path, folder))) return true
  return false
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound, Unavailable } from '#server/foundation/platform/errors'
import { endingOf } from './companions'
import { isMissing } from './file-errors'
import type { Files } from './files'
import { insideRoot } from './inside-root'
import type { PlaceFile } from './place-file'
import type { RecycleBin } from './recycle-bin'
import type { RootFolders } from './root-folders'
import { checkRoot } from './root-state'
import type { SharedFolders } from './shared-folders'
import { filesTable } from './table'

type Deps = {
  db: Db
  files: Pick<Files, 'row'>
  roots: Pick<RootFolders, 'paths'>
  placeFile: Pick<PlaceFile, 'write'>
  recycle: Pick<RecycleBin, 'retireSubtitle' | 'sweep'>
  shared: Pick<SharedFolders, 'whyKept' | 'refuse'>
}
export type SubtitleFiles = ReturnType<typeof createSubtitleFiles>

/** Writes subtitles next to a movie's file and removes them. */
export const createSubtitleFiles = ({ db, files, roots, placeFile, recycle, shared }: Deps) => {
  const rootOf = (fileId: number): string => {
    const { root_folder_id } = files.row(fileId)
    const root = roots.paths().find(({ id }) => id === root_folder_id)
    if (!root) throw new NotFound('file', fileId)
    return root.path
  }

  const notePlaced = (fileId: number, relative: string): void => {
    const { relative_path, placed_beside } = files.row(fileId)
    const endings = [...new Set([...placed_beside, endingOf(relative_path, relative)])]
    db.update(filesTable).set({ placed_beside: endings }).where(eq(filesTable.id, fileId)).run()
  }

  return {
    /** Why nothing may be written beside the file: another program uses the folder. Null if it may. */
    whyNotWrite: (fileId: number): Sentence | null => shared.whyKept(files.row(fileId)),
    /** Never overwrites: returns false if the name is taken. */
    write: async (fileId: number, relative: string, text: string): Promise<boolean> => {
      shared.refuse(files.row(fileId))
      const root = rootOf(fileId)
      const { why } = await checkRoot(root)
      if (why) throw new Unavailable(why)
      const isWritten = await placeFile.write({ root, relative, text })
      if (isWritten) notePlaced(fileId, relative)
      return isWritten
    },
    /** What is on disk now. Null if nothing is. */
    onDisk: async (fileId: number, relative: string): Promise<{ size_bytes: number; sha256: string } | null> => {
      try {
        const bytes = await readFile(await insideRoot(rootOf(fileId), relative))
        return { size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    /** Runs in the caller's transaction; `sweep` moves the file. */
    retire: recycle.retireSubtitle,
    sweep: recycle.sweep,
  }
}

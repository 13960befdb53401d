import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { NotFound, Unavailable } from '#server/foundation/platform/errors'
import { isMissing } from './file-errors'
import type { Files } from './files'
import { insideRoot } from './inside-root'
import type { PlaceFile } from './place-file'
import type { RecycleBin } from './recycle-bin'
import type { RootFolders } from './root-folders'
import { checkRoot } from './root-state'

type Deps = {
  files: Pick<Files, 'row'>
  roots: Pick<RootFolders, 'paths'>
  placeFile: Pick<PlaceFile, 'write'>
  recycle: Pick<RecycleBin, 'retireSubtitle' | 'sweep'>
}
export type SubtitleFiles = ReturnType<typeof createSubtitleFiles>

/** Writes subtitles next to a movie's file and removes them. */
export const createSubtitleFiles = ({ files, roots, placeFile, recycle }: Deps) => {
  const rootOf = (fileId: number): string => {
    const { root_folder_id } = files.row(fileId)
    const root = roots.paths().find(({ id }) => id === root_folder_id)
    if (!root) throw new NotFound('file', fileId)
    return root.path
  }

  return {
    /** Never overwrites: returns false if the name is taken. */
    write: async (fileId: number, relative: string, text: string): Promise<boolean> => {
      const root = rootOf(fileId)
      const { why } = await checkRoot(root)
      if (why) throw new Unavailable(why)
      return placeFile.write({ root, relative, text })
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

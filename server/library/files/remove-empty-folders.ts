import { rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isMissing } from './file-errors'
import { isBelow } from './inside-root'

/** Removes the empty folders above a file that has left, never the root folder. */
export const removeEmptyFolders = async (root: string, relative: string): Promise<void> => {
  const top = resolve(root)
  for (let folder = dirname(resolve(top, relative)); isBelow(top, folder); folder = dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      (error) => isMissing(error),
    )
    if (!isGone) return
  }
}

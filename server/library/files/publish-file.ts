import { chmod, link, lstat, mkdir, open, rename, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import { errorCode, isMissing, isUnsupported } from './file-errors'
import { sentences } from './sentences'

/** Gives a finished file its name. Never overwrites: returns false if the name is taken. `named` runs once both names exist. */
export const publishFile = async (partial: string, target: string, named: () => void | Promise<void> = () => {}): Promise<boolean> => {
  try {
    await link(partial, target)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    if (!isUnsupported(error)) throw error
    return renameUnlessTaken(partial, target)
  }
  await named()
  await unlink(partial)
  return true
}

/**
 * For file systems without hard links. `rename` overwrites, so a file created between the two lines would be lost; only this process writes
 * here.
 */
const renameUnlessTaken = async (partial: string, target: string): Promise<boolean> => {
  if (await exists(target)) return false
  await rename(partial, target)
  return true
}

export const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error) => {
      if (isMissing(error)) return false
      throw error
    },
  )

/**
 * Creates a folder and its ancestors up to the root, with the permissions of the nearest existing one, so other programs keep their access.
 * Never creates a missing root: its disk may be unplugged.
 */
export const ensureFolder = async (root: string, folder: string): Promise<void> => {
  if (await exists(folder)) return
  const above = dirname(folder)
  if (folder === root || above === folder) throw new Unavailable(say(sentences, 'folder_not_there', { path: root }))
  await ensureFolder(root, above)
  await mkdir(folder).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  const mode = (await stat(above)).mode & 0o7777
  await chmod(folder, mode)
    .catch((error) => (errorCode(error) === 'EPERM' ? chmod(folder, mode & 0o777) : Promise.reject(error)))
    .catch(ignoreUnsupported)
  await syncFolder(above)
}

/**
 * Makes a file readable to everyone who can read its folder. Removes no permission, because the file may have another name elsewhere. File
 * systems without permissions refuse this, and so do files of other owners.
 */
export const openToOthers = async (file: string): Promise<void> => {
  const [folder, own] = await Promise.all([stat(dirname(file)), lstat(file)])
  const mode = (own.mode & 0o7777) | (folder.mode & 0o666)
  if (mode !== (own.mode & 0o7777)) await chmod(file, mode).catch(() => undefined)
}

/** Makes the names inside a folder survive a power cut. Windows cannot do this and does not need it. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(ignoreUnsupported)
  if (!handle) return
  try {
    await handle.sync().catch(ignoreUnsupported)
  } finally {
    await handle.close()
  }
}

/** Makes a file's content survive a power cut, even if another program wrote it. */
export const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync().catch(ignoreUnsupported)
  } finally {
    await handle.close()
  }
}

const ignoreUnsupported = (error: unknown) => {
  if (!isUnsupported(error) && errorCode(error) !== 'EISDIR' && errorCode(error) !== 'EBADF') throw error
}

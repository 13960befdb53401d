import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system's own word for a failed file operation, such as `ENOENT`; '' when it is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What stands in the file survives a power cut. */
export const syncFile = (path: string): void => {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** The names inside a folder survive a power cut. Windows cannot, and does not need it. */
export const syncFolder = (folder: string): void => {
  try {
    const fd = openSync(folder, 'r')
    try {
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP'].includes(codeOf(error))) throw error
  }
}

/** Old or new, never half: written beside, through to the disk, then renamed over. */
export const writeDurably = (path: string, text: string): void => {
  const partial = `${path}.partial`
  try {
    const fd = openSync(partial, 'w', 0o600)
    try {
      writeSync(fd, text)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(partial, path)
  } catch (error) {
    removeIfThere(partial)
    throw error
  }
  syncFolder(dirname(path))
}

const noLinks = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']
/** The file system has no hardlinks; another way must do. */
export const hasNoLinks = (error: unknown): boolean => noLinks.includes(codeOf(error))

/** Gives a finished file its name. Never overwrites: throws when the name is taken. */
export const publish = (partial: string, target: string): void => {
  try {
    linkSync(partial, target)
    unlinkSync(partial)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    if (existsSync(target)) throw new Error(`${target} is there already`)
    renameSync(partial, target)
  }
  syncFolder(dirname(target))
}

export const removeIfThere = (path: string): void => {
  try {
    unlinkSync(path)
  } catch (error) {
    // A disk that cannot be written says so before it says that there is no such file.
    if (codeOf(error) !== 'ENOENT' && existsSync(path)) throw error
  }
}

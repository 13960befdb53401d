import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system's code for a failed file operation, such as `ENOENT`; '' if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Makes the content of the file survive a power cut. */
export const syncFile = (path: string): void => {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Makes the names inside a folder survive a power cut. Windows cannot do this and does not need it. */
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

/** Replaces the file atomically, with its old or new content and nothing between: writes a temporary file, syncs it and renames it. */
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
/** The file system does not support hard links, so the caller needs another way. */
export const hasNoLinks = (error: unknown): boolean => noLinks.includes(codeOf(error))

/** Gives a finished file its name. Never overwrites: throws if the name is taken. */
export const publish = (partial: string, target: string): void => {
  try {
    linkSync(partial, target)
    unlinkSync(partial)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    if (existsSync(target)) throw new Error(`${target} already exists`)
    renameSync(partial, target)
  }
  syncFolder(dirname(target))
}

export const removeIfThere = (path: string): void => {
  try {
    unlinkSync(path)
  } catch (error) {
    // A read-only disk reports that before it reports a missing file.
    if (codeOf(error) !== 'ENOENT' && existsSync(path)) throw error
  }
}

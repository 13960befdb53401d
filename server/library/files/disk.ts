import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from './file-errors'

/** Bytes available to us below a path, which need not exist yet. Null if unknown. */
export const freeBytes = async (path: string): Promise<number | null> => {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch (error) {
    const above = dirname(path)
    return isMissing(error) && above !== path ? freeBytes(above) : null
  }
}

/** Whether two paths are on one file system, so hard links between them can work. */
export const isSameDisk = async (one: string, other: string): Promise<boolean> => (await stat(one)).dev === (await stat(other)).dev

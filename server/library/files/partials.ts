import { lstat, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './file-errors'

const prefix = '.marquee-partial-'
const deepest = 8

/** Hidden, short whatever the target's name, and recognizable after a crash. */
export const newPartialName = (): string => `${prefix}${crypto.randomUUID()}`
export const isPartial = (name: string): boolean => name.startsWith(prefix)

/** Removes what crashed placements left below a root folder and returns the paths. `keep` names those still being written. */
export const sweepPartials = async (root: string, keep: ReadonlySet<string> = new Set()): Promise<string[]> => {
  const removed: string[] = []
  const sweep = async (folder: string, depth: number): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && depth < deepest) await sweep(path, depth + 1).catch(ignoreUnreadable)
      if (!entry.isDirectory() && isPartial(entry.name) && !keep.has(path) && (await removeFile(path))) removed.push(path)
    }
  }
  await sweep(root, 0)
  return removed
}

/** Like `sweepPartials`, for a single folder. */
export const sweepFolder = async (folder: string, keep: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (isPartial(name) && !keep.has(path)) await removeFile(path)
  }
}

const removeFile = async (path: string): Promise<boolean> => {
  try {
    if (!(await lstat(path)).isFile()) return false
    await unlink(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const ignoreUnreadable = (error: unknown) => {
  if (!isMissing(error) && !/EACCES|EPERM|EIO/.test(String(error))) throw error
}

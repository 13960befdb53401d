import { constants } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** Something in the folder would lead a write outside. */
class UnsafePath extends Error {
  readonly code = 'UNSAFE_PATH'
  constructor(what: string) {
    super(`${what} is not what the torrent made: a link or a special file stands in its place`)
  }
}

/** Do not follow symlinks, and do not block on a planted pipe. Windows has neither flag. */
const cautious = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** The torrent's own folder, created if missing. `root` must exist: never replace an unplugged disk with an empty folder. */
export const makeFolder = async (root: string, name: string): Promise<string> => {
  const folder = join(await realpath(root), name)
  await makeRealFolder(folder)
  return folder
}

/** Opens a file below `folder` for reading and writing. Follows no symlink on the way. */
export const openInside = async (folder: string, path: string, create: boolean): Promise<FileHandle> => {
  const parts = path.split('/')
  let parent = folder
  for (const part of parts.slice(0, -1)) {
    parent = join(parent, part)
    if (create) await makeRealFolder(parent)
  }
  const target = join(folder, ...parts)
  await refuseSpecial(target)
  const handle = await open(target, constants.O_RDWR | cautious | (create ? constants.O_CREAT : 0), 0o644)
  try {
    if (!(await handle.stat()).isFile()) throw new UnsafePath(path)
    if (!isSameOrBelow(await realpath(dirname(target)), folder)) throw new UnsafePath(path)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

const makeRealFolder = async (path: string) => {
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (!(await lstat(path)).isDirectory()) throw new UnsafePath(path.slice(dirname(path).length + 1))
}

const refuseSpecial = async (path: string) => {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (found && !found.isFile()) throw new UnsafePath(path.slice(dirname(path).length + 1))
}

const isSameOrBelow = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

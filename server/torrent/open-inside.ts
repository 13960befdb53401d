import { constants } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** Something stands in the folder that would lead a write out of it. */
class UnsafePath extends Error {
  readonly code = 'UNSAFE_PATH'
  constructor(what: string) {
    super(`${what} is not what the torrent made: a link or a special file stands in its place`)
  }
}

/** Links are not followed, and a planted pipe does not make us wait. Windows knows neither flag. */
const cautious = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** The torrent's own folder, made if it is absent. `root` must exist: an unplugged disk is not replaced by an empty folder. */
export const makeFolder = async (root: string, name: string): Promise<string> => {
  const folder = join(await realpath(root), name)
  await makeRealFolder(folder)
  return folder
}

/** Opens a file below `folder` for reading and writing. No link on the way is followed. */
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

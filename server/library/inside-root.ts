import { lstat, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative as relativeTo, sep } from 'node:path'
import { Forbidden, Unavailable } from '#server/platform/errors'
import { errorCode } from './file-errors'

/** A path that has been found to lie inside a root folder, symbolic links resolved. */
export type InLibrary = string & { readonly __inLibrary: unique symbol }

/** Turns a path below a root folder into one for the disk. Throws when it leaves the root, be it by dots or by a link planted on the way. */
export const insideRoot = async (root: string, relative: string): Promise<InLibrary> => {
  const parts = relative.split(/[/\\]/)
  if (relative === '' || isAbsolute(relative) || parts.some(isNoName))
    throw new Forbidden(`"${printable(relative)}" does not lie inside the folder`)
  const realRoot = await realpath(root).catch(() => {
    throw new Unavailable(`The folder ${root} is not there`)
  })
  const path = join(root, ...parts)
  const real = await realOf(path, root)
  if (real !== realRoot && !isBelow(realRoot, real)) throw new Forbidden(`"${printable(relative)}" leads out of the folder through a link`)
  return path as InLibrary
}

/** Whether `path` is `folder` or lies below it; both absolute. */
export const isBelow = (folder: string, path: string): boolean => {
  const way = relativeTo(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

const isNoName = (part: string) => part === '' || part === '.' || part === '..' || part.includes('\0') || /^[a-z]:$/i.test(part)

/** Where the deepest existing part of a path really is. A link that leads nowhere counts as leading out. */
const realOf = async (path: string, root: string): Promise<string> => {
  try {
    return await realpath(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw new Forbidden(`${path} cannot be reached: ${errorCode(error)}`)
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    )
    if (isLink) throw new Forbidden(`${path} is a link that leads nowhere`)
    return path === root ? path : realOf(dirname(path), root)
  }
}

const printable = (path: string) =>
  path
    .replaceAll(/\p{Cc}/gu, '?')
    .slice(0, 300)
    .toWellFormed()

import { lstat, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative as relativeTo, sep } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { Forbidden, Unavailable } from '#server/foundation/platform/errors'
import { errorCode } from './file-errors'
import { sentences } from './sentences'

/** A path verified to be inside a root folder, with symlinks resolved. */
export type InLibrary = string & { readonly __inLibrary: unique symbol }

/** Resolves a path relative to a root folder. Throws if it leaves the root, through dots or through a symlink on the way. */
export const insideRoot = async (root: string, relative: string): Promise<InLibrary> => {
  const parts = relative.split(/[/\\]/)
  if (relative === '' || isAbsolute(relative) || parts.some(isNoName))
    throw new Forbidden(say(sentences, 'outside_of_folder', { path: printable(relative) }))
  const realRoot = await realpath(root).catch(() => {
    throw new Unavailable(say(sentences, 'folder_not_there', { path: root }))
  })
  const path = join(root, ...parts)
  const real = await realOf(path, root)
  if (real !== realRoot && !isBelow(realRoot, real))
    throw new Forbidden(say(sentences, 'link_out_of_folder', { path: printable(relative) }))
  return path as InLibrary
}

/** Whether `path` is `folder` or inside it. Both must be absolute. */
export const isBelow = (folder: string, path: string): boolean => {
  const way = relativeTo(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

const isNoName = (part: string) => part === '' || part === '.' || part === '..' || part.includes('\0') || /^[a-z]:$/i.test(part)

/** The real path of the deepest existing ancestor. A dangling symlink counts as leaving the root. */
const realOf = async (path: string, root: string): Promise<string> => {
  try {
    return await realpath(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw new Forbidden(say(sentences, 'path_unreachable', { path, error: errorCode(error) }))
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    )
    if (isLink) throw new Forbidden(say(sentences, 'link_to_nowhere', { path }))
    return path === root ? path : realOf(dirname(path), root)
  }
}

const printable = (path: string) =>
  path
    .replaceAll(/\p{Cc}/gu, '?')
    .slice(0, 300)
    .toWellFormed()

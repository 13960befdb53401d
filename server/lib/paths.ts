import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** One lies in the other, or they are the same. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a)

/** Whether a path is the folder or lies in it. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way === '' || !(way.startsWith(`..${sep}`) || way === '..' || isAbsolute(way))
}

/** Where a path really leads, links resolved as far as it is there. */
export const realOf = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(realOf(above), basename(path))
  }
}

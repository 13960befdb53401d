import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** Whether the paths are equal or one contains the other. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a)

/** Whether the path is the folder itself or inside it. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way === '' || !(way.startsWith(`..${sep}`) || way === '..' || isAbsolute(way))
}

/** The real path, with symlinks resolved in as much of it as exists. */
export const realOf = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(realOf(above), basename(path))
  }
}

import type { PathMap } from '#server/foundation/lib/path-map'

/** The path under which another program sees one of ours. The longest mapping decides; a Windows path keeps its own separator. */
export const pathThere = (path: string, map: PathMap): string => {
  const found = map.toSorted((a, b) => b.from.length - a.from.length).find(({ from }) => isWithin(from, path))
  if (!found) return path
  const rest = path.slice(bare(found.from).length)
  const isWindows = found.to.includes('\\') && !found.to.includes('/')
  return `${bare(found.to)}${isWindows ? rest.replaceAll('/', '\\') : rest}` || '/'
}

/** Whether a path is in a folder, or is that folder. */
export const isWithin = (folder: string, path: string): boolean => asFolder(path).startsWith(asFolder(folder))

const asFolder = (path: string): string => `${bare(path).replaceAll('\\', '/')}/`
const bare = (path: string): string => path.replace(/(?<![/\\])[/\\]+$/, '')

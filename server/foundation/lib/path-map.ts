import { type Static, Type } from '@sinclair/typebox'

const path = Type.String({ minLength: 1, maxLength: 4000 })
const closed = { additionalProperties: false }

/** Folders that two programs see under different paths. */
export const pathMap = (description: string) => Type.Array(Type.Object({ from: path, to: path }, closed), { maxItems: 50, description })
export type PathMap = Static<ReturnType<typeof pathMap>>

/** The path under which another program sees a file. The longest mapping decides; the result has the separators of where it leads. */
export const mapPath = (path: string, map: PathMap): string => {
  const found = map.toSorted((a, b) => b.from.length - a.from.length).find(({ from }) => isWithin(from, path))
  if (!found) return path
  const rest = path.slice(bare(found.from).length)
  return `${bare(found.to)}${separated(rest, { from: path, to: found.to })}` || '/'
}

/** Whether a path is in a folder, or is that folder. */
export const isWithin = (folder: string, path: string): boolean => asFolder(path).startsWith(asFolder(folder))

/** Below `/`, a backslash is part of a name. */
const separated = (rest: string, { from, to }: PathMap[number]): string => {
  if (to.includes('\\') && !to.includes('/')) return rest.replaceAll('/', '\\')
  return from.startsWith('/') ? rest : rest.replaceAll('\\', '/')
}

const asFolder = (path: string): string => `${bare(path).replaceAll('\\', '/')}/`
const bare = (path: string): string => path.replace(/(?<![/\\])[/\\]+$/, '')

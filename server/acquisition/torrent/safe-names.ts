import { platform } from 'node:os'

/** Holds the parts of unwanted files that share a piece with a wanted one; no torrent may use this name. */
export const partsName = '.unwanted'

type Named = { readonly parts: readonly string[] }
export type NameProblem = { readonly unsafe: string }

/**
 * The stored paths of a torrent's files, or why the torrent is refused. Refuses only paths that leave the folder; a name that some file
 * system cannot store, or reserves for a device, gets a portable name of ours.
 */
export const safePaths = (files: readonly Named[]): readonly string[] | NameProblem => {
  const paths: string[] = []
  const kinds = new Map<string, 'file' | 'folder'>()
  for (const { parts } of files) {
    const problem = unusable(parts)
    if (problem) return { unsafe: problem }
    const stored = freeName(kinds, parts.map(safePart))
    const collision = claim(kinds, stored)
    if (collision) return { unsafe: collision }
    paths.push(stored.join('/'))
  }
  return paths
}

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i
const maxPartBytes = 240
const isWindows = platform() === 'win32'

const maxDepth = 64
const unusable = (parts: readonly string[]): string | undefined => {
  if (parts.length === 0) return 'a file without a name'
  if (parts.length > maxDepth) return `a path of more than ${maxDepth} folders`
  return parts.map(wayOut).find((found) => found !== undefined)
}

/** Parts that could lead outside the folder on any system. */
const wayOut = (part: string): string | undefined => {
  if (part === '' || part === '.' || part === '..') return 'a path that leaves its folder'
  if (/[/\\]/.test(part)) return 'a name with a path separator in it'
  return /^[a-z]:/i.test(part) ? 'a name with a drive letter' : undefined
}

const safePart = (part: string): string => {
  const written = [...part].map((c) => (isControl(c) || (isWindows && '<>:"|?*'.includes(c)) ? '_' : c)).join('')
  const named = shortened(written).replace(/[. ]+$/, '') || '_'
  return reserved.test(named.trimEnd()) || named.toLowerCase() === partsName ? `_${named}` : named
}

const isControl = (c: string) => c < ' ' || c === '\x7f'

/** Keeps the extension, which identifies the file type. */
const shortened = (name: string): string => {
  if (Buffer.byteLength(name) <= maxPartBytes) return name
  const ending = /\.[^. ]{1,8}$/.exec(name)?.[0] ?? ''
  const stem = Buffer.from(name.slice(0, name.length - ending.length)).subarray(0, maxPartBytes - Buffer.byteLength(ending))
  return stem.toString().replace(/\uFFFD+$/, '') + ending
}

/** A file whose name is taken in its folder gets the next number: `movie (2).srt`. */
const freeName = (kinds: ReadonlyMap<string, unknown>, parts: readonly string[]): readonly string[] => {
  const name = parts.at(-1) ?? ''
  const folder = parts.slice(0, -1)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let number = 2; number <= maxSameName && kinds.get(keyOf([...folder, free])) === 'file'; number++)
    free = `${stem} (${number})${ending}`
  return [...folder, free]
}

/** A torrent with more of these is meant to keep us counting. */
const maxSameName = 9

const keyOf = (parts: readonly string[]) => parts.join('/').normalize('NFC').toLowerCase()

/** Two names are the same if a file system that ignores case or Unicode form would say so. */
const claim = (kinds: Map<string, 'file' | 'folder'>, parts: readonly string[]): string | undefined => {
  for (const depth of parts.keys()) {
    const path = keyOf(parts.slice(0, depth + 1))
    const isFile = depth === parts.length - 1
    const taken = kinds.get(path)
    if (taken === 'file') return isFile ? 'too many files with the same name' : 'a file and a folder with the same name'
    if (taken && isFile) return 'a file and a folder with the same name'
    kinds.set(path, isFile ? 'file' : 'folder')
  }
  return undefined
}

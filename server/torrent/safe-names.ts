import { platform } from 'node:os'

/** Holds the parts of unwanted files that share a piece with a wanted one; no torrent may use the name. */
export const partsName = '.unwanted'

type Named = { readonly parts: readonly string[] }
export type NameProblem = { readonly unsafe: string }

/**
 * The paths of a torrent's files as they are stored, or why they cannot be trusted. A path that means one thing to us and
 * another to a file system is refused, never repaired: a repaired name is one more that nobody checked.
 */
export const safePaths = (files: readonly Named[]): readonly string[] | NameProblem => {
  const paths: string[] = []
  const kinds = new Map<string, 'file' | 'folder'>()
  for (const { parts } of files) {
    const problem = parts.length === 0 ? 'a file without a name' : parts.map(partProblem).find((found) => found !== undefined)
    if (problem) return { unsafe: problem }
    const collision = claim(kinds, parts)
    if (collision) return { unsafe: collision }
    paths.push(parts.join('/'))
  }
  return kinds.get(partsName) ? { unsafe: `a file named ${partsName}` } : paths
}

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i
const maxPartBytes = 255
const isWindows = platform() === 'win32'

const partProblem = (part: string): string | undefined => {
  if (part === '' || part === '.' || part === '..') return 'a path that leaves its folder'
  if (/[/\\]/.test(part)) return 'a name with a path separator in it'
  if (hasControlCharacter(part)) return 'a name with control characters'
  if (isWindows && /[<>:"|?*]/.test(part)) return 'a name that Windows cannot store'
  if (/^[a-z]:/i.test(part)) return 'a name with a drive letter'
  if (reserved.test(part.trimEnd())) return 'a reserved name'
  if (/[. ]$/.test(part)) return 'a name that ends in a dot or a space'
  if (part.includes('\uFFFD')) return 'a name that is not valid text'
  return Buffer.byteLength(part) > maxPartBytes ? 'a name longer than 255 bytes' : undefined
}

const hasControlCharacter = (part: string) => [...part].some((c) => c < ' ' || c === '\x7f')

/** Two names are one if a file system that ignores case or Unicode form would say so. */
const claim = (kinds: Map<string, 'file' | 'folder'>, parts: readonly string[]): string | undefined => {
  let path = ''
  for (const [depth, part] of parts.entries()) {
    path = (depth === 0 ? part : `${path}/${part}`).normalize('NFC').toLowerCase()
    const isFile = depth === parts.length - 1
    const taken = kinds.get(path)
    if (taken === 'file' || (taken && isFile)) return 'two files with the same name'
    kinds.set(path, isFile ? 'file' : 'folder')
  }
  return undefined
}

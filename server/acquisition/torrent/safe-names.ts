import { platform } from 'node:os'

/** Holds the parts of unwanted files that share a piece with a wanted one; no torrent may use this name. */
export const partsName = '.unwanted'

type Named = { readonly parts: readonly string[] }
export type NameProblem = { readonly unsafe: string }

/**
 * The stored paths of a torrent's files. A part that leads out of the folder, or that some file system cannot store, gets a safe name of
 * ours; a name that is taken gets a number. Refuses only a torrent that has one name far too often.
 */
export const safePaths = (files: readonly Named[]): readonly string[] | NameProblem => {
  const paths: string[] = []
  const top: Folder = new Map()
  for (const { parts } of files) {
    const stored = place(top, shallow(parts).map(safePart))
    if (!stored) return { unsafe: 'too many files with the same name' }
    paths.push(stored.join('/'))
  }
  return paths
}

/** What has a name in a folder, by its name as a file system without case or Unicode forms sees it. */
type Folder = Map<string, Entry>
/** How many names were derived from this one, and the folder's contents. A file has none. */
type Entry = { taken: number; readonly inside: Folder | null }

const place = (top: Folder, parts: readonly string[]): string[] | undefined => {
  const stored: string[] = []
  let folder = top
  for (const [at, part] of parts.entries()) {
    const isFile = at === parts.length - 1
    const found = claim(folder, part, isFile)
    if (!found) return undefined
    stored.push(found.name)
    folder = found.inside ?? folder
  }
  return stored
}

type Claimed = { readonly name: string; readonly inside: Folder | null }

/** Folders of the same name are one; everything else needs a name of its own: `movie (2).srt`. */
const claim = (folder: Folder, part: string, isFile: boolean): Claimed | undefined => {
  const first = folder.get(keyOf(part))
  const start = isFile ? (first?.taken ?? 0) + 1 : 1
  for (let number = start; number <= maxSameName; number++) {
    const name = number > 1 ? numbered(part, number, isFile) : part
    const there = folder.get(keyOf(name))
    if (!there) return enter(folder, name, { first, number, isFile })
    if (there.inside && !isFile) return { name, inside: there.inside }
  }
  return undefined
}

type Entering = { readonly first: Entry | undefined; readonly number: number; readonly isFile: boolean }
const enter = (folder: Folder, name: string, { first, number, isFile }: Entering): Claimed => {
  const inside: Folder | null = isFile ? null : new Map()
  folder.set(keyOf(name), { taken: 1, inside })
  if (first && isFile) first.taken = number
  return { name, inside }
}

const numbered = (name: string, number: number, isFile: boolean): string => {
  const dot = isFile ? name.lastIndexOf('.') : -1
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`
}

/** A torrent with more of these is meant to keep us counting. */
const maxSameName = 50

const keyOf = (part: string) => part.normalize('NFC').toLowerCase()

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i
const maxPartBytes = 240
const isWindows = platform() === 'win32'
const maxDepth = 64

/** Of a path that is far too deep, the first folders and the file remain. */
const shallow = (parts: readonly string[]): readonly string[] => {
  if (parts.length === 0) return ['']
  return parts.length > maxDepth ? [...parts.slice(0, maxDepth - 1), parts.at(-1) ?? ''] : parts
}

/** Separators vanish, so a part never becomes two; what would be left empty or lead upwards becomes `_`. */
const safePart = (part: string): string => {
  const kept = part.slice(0, mostRead).replace(/[/\\]/g, '')
  const written = [...kept].map((c) => (isControl(c) || (isWindows && '<>:"|?*'.includes(c)) ? '_' : c)).join('')
  const named = shortened(written).replace(/(?<![. ])[. ]+$/, '') || '_'
  return reserved.test(named.trimEnd()) || named.toLowerCase() === partsName ? `_${named}` : named
}

/** Nothing behind this can be part of a name of 240 bytes, except its extension. */
const mostRead = 4096
const isControl = (c: string) => c < ' ' || c === '\x7f'

/** Keeps the extension, which identifies the file type. */
const shortened = (name: string): string => {
  if (Buffer.byteLength(name) <= maxPartBytes) return name
  const ending = /\.[^. ]{1,8}$/.exec(name)?.[0] ?? ''
  const stem = Buffer.from(name.slice(0, name.length - ending.length)).subarray(0, maxPartBytes - Buffer.byteLength(ending))
  return stem.toString().replace(/(?<!\uFFFD)\uFFFD+$/, '') + ending
}

import type { Stats } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ahead } from '#server/foundation/lib/ahead'
import { type Attempt, attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import { errorCode } from './file-errors'
import { isScannedFile, isScannedFolder, type ScanOf } from './scan-filter'
import { sentences } from './sentences'

/** An entry that exists but could not be read. Nothing below it may be treated as missing. */
export type Skipped = {
  readonly kind: 'skipped'
  readonly path: string
  readonly why: 'name_not_utf8' | 'link' | 'too_deep' | 'unreadable'
}
/** `path` is relative to the walked folder, with `/` as separator. */
export type Found = { readonly kind: 'file'; readonly path: string; readonly size_bytes: number; readonly modified_at_ms: number }
export type Walked = Found | Skipped

type Options = { readonly of?: ScanOf; readonly deepest?: number; readonly accepts?: (name: string) => boolean }
type Place = { readonly parts: readonly string[]; readonly name: string }
type Seen = {
  readonly place: Place
  /** Or why it cannot be looked at. */
  readonly found: Stats | string
  /** What is in it, if it is a folder that is walked. */
  readonly names: Attempt<Buffer[]> | null
}

/** Entries of a folder that are looked at in parallel: over a network each look takes time. */
const atOnce = 8

/**
 * Yields every file below a folder that could be a movie, in name order. Reports symlinks without following them. Throws if the folder
 * itself cannot be read.
 */
export async function* walkFolder(root: string, options: Options = {}): AsyncGenerator<Walked> {
  const { of = 'movie', deepest = 12, accepts = isScannedFile } = options

  /** A folder is read along with its siblings, what is in it only in its turn. */
  const lookAt = async (place: Place): Promise<Seen> => {
    const path = join(root, ...place.parts, place.name)
    const found = await lstat(path).catch(codeOf)
    const isRead = typeof found !== 'string' && found.isDirectory() && mayHold(place)
    return { place, found, names: isRead ? await attempt(() => namesIn(path)) : null }
  }
  const mayHold = ({ parts, name }: Place) => isScannedFolder(name, parts.length, of) && parts.length + 1 < deepest

  async function* below(parts: readonly string[], listed: readonly Buffer[]): AsyncGenerator<Walked> {
    const named = listed.map((bytes) => ({ bytes, name: utf8(bytes) }))
    const wanted = named.filter(({ name }) => name === null || isScannedFolder(name, parts.length, of) || accepts(name))
    const look = async ({ bytes, name }: (typeof named)[number]) =>
      name === null ? skipped({ parts, name: bytes.toString('utf8') }, 'name_not_utf8') : lookAt({ parts, name })
    for await (const seen of ahead(wanted, atOnce, look)) {
      if ('kind' in seen) yield seen
      else yield* entry(seen)
    }
  }

  async function* entry({ place, found, names }: Seen): AsyncGenerator<Walked> {
    const { parts, name } = place
    if (typeof found === 'string') {
      if (found !== 'ENOENT') yield skipped(place, 'unreadable')
      return
    }
    if (found.isSymbolicLink()) yield* link(place)
    else if (found.isDirectory()) yield* folder(place, names)
    else if (found.isFile() && accepts(name)) {
      yield { kind: 'file', path: [...parts, name].join('/'), size_bytes: found.size, modified_at_ms: Math.trunc(found.mtimeMs) }
    }
  }

  async function* link(place: Place): AsyncGenerator<Walked> {
    if (accepts(place.name) || !(await leadsToFile(join(root, ...place.parts, place.name)))) yield skipped(place, 'link')
  }

  async function* folder(place: Place, names: Seen['names']): AsyncGenerator<Walked> {
    const parts = [...place.parts, place.name]
    if (!isScannedFolder(place.name, place.parts.length, of)) return
    if (parts.length >= deepest || names === null) return yield skipped(place, 'too_deep')
    if (names.ok) yield* below(parts, names.value)
    else yield skipped(place, 'unreadable')
  }

  const top = await attempt(() => namesIn(root))
  if (!top.ok) throw new Unavailable(say(sentences, 'folder_unreadable', { path: root, error: top.error.message }))
  yield* below([], top.value)
}

/** False for a broken link: its disk may not be mounted. */
const leadsToFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() === true

/** Throws an error whose message is the code of the system. */
const namesIn = async (folder: string): Promise<Buffer[]> => {
  try {
    return (await readdir(folder, { encoding: 'buffer' })).toSorted(Buffer.compare)
  } catch (error) {
    throw new Error(errorCode(error), { cause: error })
  }
}

const codeOf = (error: unknown) => errorCode(error) || 'EIO'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const utf8 = (bytes: Buffer): string | null => {
  try {
    return decoder.decode(bytes)
  } catch {
    return null // a name in an old encoding: JavaScript could not reopen it from the decoded string
  }
}

const skipped = ({ parts, name }: Place, why: Skipped['why']): Skipped => ({ kind: 'skipped', path: [...parts, name].join('/'), why })

const reasons = {
  name_not_utf8: 'name_not_utf8',
  link: 'link_not_followed',
  too_deep: 'folder_too_deep',
  unreadable: 'not_readable',
} as const satisfies Record<Skipped['why'], keyof typeof sentences>

/** Why it cannot be imported. */
export const whySkipped = ({ why }: Skipped): Sentence => say(sentences, reasons[why])

const besideMovies = /\.(?:txt|nfo|md|jpe?g|png|gif|webp|tbn|srt|ass|ssa|vtt|sub|idx|sup|xml|json|url)$/i

/** Whether it could be a movie, or contain one. */
export const isMissed = ({ path }: Skipped): boolean => !besideMovies.test(path)

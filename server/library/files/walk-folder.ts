import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
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

/**
 * Yields every file below a folder that could be a movie, in name order. Reports symlinks without following them. Throws if the folder
 * itself cannot be read.
 */
export async function* walkFolder(root: string, options: Options = {}): AsyncGenerator<Walked> {
  const { of = 'movie', deepest = 12, accepts = isScannedFile } = options

  async function* below(parts: readonly string[]): AsyncGenerator<Walked> {
    for (const bytes of await namesIn(join(root, ...parts))) {
      const name = utf8(bytes)
      if (name === null) yield skipped({ parts, name: bytes.toString('utf8') }, 'name_not_utf8')
      else if (isScannedFolder(name, parts.length, of) || accepts(name)) yield* entry({ parts, name })
    }
  }

  async function* entry(place: Place): AsyncGenerator<Walked> {
    const { parts, name } = place
    const found = await lstat(join(root, ...parts, name)).catch(codeOf)
    if (typeof found === 'string') {
      if (found !== 'ENOENT') yield skipped(place, 'unreadable')
      return
    }
    if (found.isSymbolicLink()) yield* link(place)
    else if (found.isDirectory()) yield* folder(place)
    else if (found.isFile() && accepts(name)) {
      yield { kind: 'file', path: [...parts, name].join('/'), size_bytes: found.size, modified_at_ms: Math.trunc(found.mtimeMs) }
    }
  }

  async function* link(place: Place): AsyncGenerator<Walked> {
    if (accepts(place.name) || !(await leadsToFile(join(root, ...place.parts, place.name)))) yield skipped(place, 'link')
  }

  async function* folder(place: Place): AsyncGenerator<Walked> {
    const parts = [...place.parts, place.name]
    if (!isScannedFolder(place.name, place.parts.length, of)) return
    if (parts.length >= deepest) return yield skipped(place, 'too_deep')
    try {
      yield* below(parts)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      yield skipped(place, 'unreadable')
    }
  }

  try {
    yield* below([])
  } catch (error) {
    if (error instanceof Unreadable) throw new Unavailable(say(sentences, 'folder_unreadable', { path: root, error: error.message }))
    throw error
  }
}

/** False for a broken link: its disk may not be mounted. */
const leadsToFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() === true

class Unreadable extends Error {}

const namesIn = async (folder: string): Promise<Buffer[]> => {
  try {
    return (await readdir(folder, { encoding: 'buffer' })).toSorted(Buffer.compare)
  } catch (error) {
    throw new Unreadable(errorCode(error))
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

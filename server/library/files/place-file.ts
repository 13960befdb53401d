import { constants } from 'node:fs'
import { copyFile, link, lstat, open, rm, unlink } from 'node:fs/promises'
import { platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { OutOfSpace } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { errorCode, isDenied, isMissing, isOutOfSpace, isUnsupported, whyDenied } from './file-errors'
import { type InLibrary, insideRoot } from './inside-root'
import { newPartialName, sweepFolder, sweepPartials } from './partials'
import { ensureFolder, exists, openToOthers, publishFile, syncFile, syncFolder } from './publish-file'
import { removeEmptyFolders } from './remove-empty-folders'
import { sentences } from './sentences'
import { type CopyStep, sha256Of, verifiedCopy } from './verified-copy'
import { createWriteFile } from './write-file'

export type PlaceMode = 'hardlink' | 'copy'
export type PlaceStep = 'folder_made' | 'linked' | 'cloned' | CopyStep | 'published' | 'partial_removed' | 'folder_synced'
export type Placed = {
  readonly method: 'hardlink' | 'reflink' | 'copy'
  readonly path: InLibrary
  readonly size_bytes: number
  /** Set if the bytes were read during placement. */
  readonly sha256: string | null
  /** The inode that this placement gave the name to. Null if an identical file already had it. */
  readonly made: { readonly ino: bigint; readonly dev: bigint } | null
}
export type Placement = { readonly placed: Placed } | { readonly refused: Sentence }

export type Placing = {
  readonly source: string
  readonly root: string
  /** Relative to the root, with `/` between folders. */
  readonly relative: string
  readonly mode: PlaceMode
  readonly signal?: AbortSignal
}
type Deps = { readonly log: Log; readonly reached?: (step: PlaceStep) => void | Promise<void> }
type Ready = Placing & { readonly target: InLibrary; readonly size_bytes: number }

/**
 * Places a finished file in the library: by hard link, else by reflink, else by a verified copy. The target appears complete or not at all,
 * nothing is overwritten, the source is never changed, and a retry after a crash at any step ends the same.
 */
export const createPlaceFile = ({ log, reached = () => {} }: Deps) => {
  const underway = new Set<string>()

  const place = async (placing: Placing): Promise<Placement> => {
    const found = await inspectSource(placing.source)
    if ('refused' in found) return found
    const folder = dirname(await insideRoot(placing.root, placing.relative))
    await ensureFolder(resolve(placing.root), folder)
    await reached('folder_made')
    const target = await insideRoot(placing.root, placing.relative)
    await sweepFolder(folder, underway)
    const ready = { ...placing, target, size_bytes: found.size_bytes }
    if (await exists(target)) return compared(ready)
    return (placing.mode === 'hardlink' && (await hardlinked(ready))) || inNewFile(ready)
  }

  const hardlinked = async (ready: Ready): Promise<Placement | undefined> => {
    try {
      await link(ready.source, ready.target)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return compared(ready)
      if (!isUnsupported(error)) throw error
      log.debug('no hardlink possible, copying instead', { source: ready.source, code: errorCode(error) })
      return undefined
    }
    await reached('linked')
    await openToOthers(ready.target)
    await syncFile(ready.target)
    return settled(ready, { method: 'hardlink', sha256: null, made: await identityOf(ready.target) })
  }

  const inNewFile = async (ready: Ready): Promise<Placement> => {
    const partial = join(dirname(ready.target), newPartialName())
    underway.add(partial)
    try {
      const made = (await cloned(ready.source, partial)) ?? (await copied(ready, partial))
      const identity = await identityOf(partial)
      const isOurs = await publishFile(partial, ready.target, () => reached('published'))
      await reached('partial_removed')
      return isOurs ? settled(ready, { ...made, made: identity }) : await compared(ready)
    } finally {
      await rm(partial, { force: true })
      underway.delete(partial)
    }
  }

  const cloned = async (source: string, partial: string): Promise<How | undefined> => {
    if (platform() === 'win32') return undefined // its copyFile cannot be made to clone or fail
    try {
      await copyFile(source, partial, constants.COPYFILE_FICLONE_FORCE | constants.COPYFILE_EXCL)
    } catch (error) {
      if (!isUnsupported(error)) throw error
      await rm(partial, { force: true })
      return undefined
    }
    await reached('cloned')
    await openToOthers(partial)
    await syncFile(partial)
    return { method: 'reflink', sha256: null }
  }

  const copied = async ({ source, signal }: Ready, partial: string) => {
    const { sha256 } = await verifiedCopy({ source, partial, signal, reached })
    return { method: 'copy', sha256 } as const
  }

  /** The name is taken: done if it holds identical content; otherwise nothing is changed. */
  const compared = async (ready: Ready): Promise<Placement> => {
    const made = await sameAsSource(ready)
    if (!made) return refuse(say(sentences, 'target_taken', { name: basename(ready.target) }))
    await syncFile(ready.target)
    return settled(ready, { ...made, made: null })
  }

  const settled = async (ready: Ready, made: How & Pick<Placed, 'made'>): Promise<Placement> => {
    await syncFolder(dirname(ready.target))
    await reached('folder_synced')
    return { placed: { ...made, path: ready.target, size_bytes: ready.size_bytes } }
  }

  const placeFile = async (placing: Placing): Promise<Placement> => {
    try {
      return await place(placing)
    } catch (error) {
      if (isOutOfSpace(error))
        throw new OutOfSpace(say(sentences, 'no_space_left', { name: basename(placing.relative), path: placing.root }))
      if (isDenied(error)) return refuse(whyDenied(placing.root, error))
      if (isMissing(error) && !(await exists(placing.source))) return refuse(say(sentences, 'source_missing', { path: placing.source }))
      throw error
    }
  }

  return {
    place: placeFile,
    write: createWriteFile(underway),
    /** Whether a file can be placed at all. */
    inspect: inspectSource,
    /** Undoes a placement, if the name still refers to the placed file. */
    async takeBack(root: string, { placed: { path, made }, relative_path }: { placed: Placed; relative_path: string }): Promise<void> {
      const there = made && (await identityOf(path).catch(nothingThere))
      if (!there || there.ino !== made.ino || there.dev !== made.dev) return
      await unlink(path)
      await removeEmptyFolders(root, relative_path)
    },
    /** Removes what crashed placements left below a root folder, except files being written now. */
    sweep: (root: string) => sweepPartials(root, underway),
  }
}
export type PlaceFile = ReturnType<typeof createPlaceFile>

const inspectSource = async (source: string): Promise<{ size_bytes: number } | Extract<Placement, { refused: unknown }>> => {
  try {
    const found = await lstat(source)
    if (!found.isFile()) return refuse(say(sentences, 'source_unfit', { path: source }))
    await (await open(source, 'r')).close()
    return { size_bytes: found.size }
  } catch (error) {
    if (isMissing(error)) return refuse(say(sentences, 'source_missing', { path: source }))
    if (isDenied(error)) return refuse(say(sentences, 'source_unreadable', { path: source }))
    throw error
  }
}

const identityOf = async (path: string): Promise<{ ino: bigint; dev: bigint }> => {
  const { ino, dev } = await lstat(path, { bigint: true })
  return { ino, dev }
}
const nothingThere = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

type How = Pick<Placed, 'method' | 'sha256'>

/** How the file that has the name came to match the source. Undefined if its content differs. */
const sameAsSource = async ({ source, target, size_bytes, signal }: Ready): Promise<How | undefined> => {
  const [ours, theirs] = await Promise.all([lstat(source), lstat(target)])
  if (theirs.ino === ours.ino && theirs.dev === ours.dev) return { method: 'hardlink', sha256: null }
  if (!theirs.isFile() || theirs.size !== size_bytes) return undefined
  const sha256 = await sha256Of(source, signal)
  return sha256 === (await sha256Of(target, signal)) ? { method: 'copy', sha256 } : undefined
}

const refuse = (why: Sentence) => ({ refused: why })

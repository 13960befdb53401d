import { lstat, unlink } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Forbidden } from '#server/foundation/platform/errors'
import { companionsOf, type MayGoAlong, type Move } from './companions'
import { errorCode, isMissing } from './file-errors'
import { insideRoot } from './inside-root'
import type { PlaceFile } from './place-file'
import { ensureFolder, exists, publishFile, syncFolder } from './publish-file'
import { removeEmptyFolders } from './remove-empty-folders'
import { sentences } from './sentences'

/** Inside the root folder, so recycling never copies; scans skip names that start with a dot. */
export const recycleFolder = '.marquee-recycle'

/** The path of a file in the recycle folder. Stored before the move, so an interrupted move can be finished. */
export const newRecyclePath = (relative: string): string => `${recycleFolder}/${crypto.randomUUID()}/${basename(relative)}`

export type Moved =
  | { readonly moved: true }
  | { readonly moved: false; readonly code: 'missing' | 'taken' | 'refused'; readonly why: Sentence }
type Recycling = { readonly root: string; readonly relative: string; readonly recycle_path: string }
/** In a folder that another program uses too, only what Marquee placed goes along, and emptied folders stay. */
type Sparing = { readonly mayGoAlong: MayGoAlong; readonly keepsFolders: boolean }

/** Moves a movie's file to the recycle folder and back. Overwrites nothing; an interrupted move can be repeated. */
export const createRecycleMove = ({ place }: Pick<PlaceFile, 'place'>) => {
  const move = async (root: string, from: string, to: string): Promise<Moved> => {
    const [source, target] = [await insideRoot(root, from), await insideRoot(root, to)]
    if (!(await exists(source))) {
      return (await exists(target))
        ? { moved: true }
        : { moved: false, code: 'missing', why: say(sentences, 'source_missing', { path: from }) }
    }
    if (!(await lstat(source)).isFile()) throw new Forbidden(say(sentences, 'not_a_file', { path: from }))
    await ensureFolder(resolve(root), dirname(target))
    const moved = await carry(root, { source, target, to })
    if (moved.moved) await Promise.all([syncFolder(dirname(source)), syncFolder(dirname(target))])
    return moved
  }

  /**
   * Removes the source only after this very move gave it its other name: the file already at the target may be all that is left of another
   * movie.
   */
  const carry = async (root: string, { source, target, to }: { source: string; target: string; to: string }): Promise<Moved> => {
    if (await exists(target)) return (await isSameFile(source, target)) ? removeSource(source) : takenBy(to)
    const published = await onSameDevice(source, target)
    if (published !== null) return published ? { moved: true } : takenBy(to)
    const placement = await place({ source, root, relative: to, mode: 'copy' })
    return 'refused' in placement ? { moved: false, code: 'refused', why: placement.refused } : removeSource(source)
  }

  /** Subtitles move with their movie as far as possible; those of another video with the same name stay. */
  const takeAlong = async (root: string, movie: Move, mayGoAlong?: MayGoAlong): Promise<void> => {
    if (!(await exists(await insideRoot(root, movie.from)))) return
    for (const { from, to } of await companionsOf(root, movie, mayGoAlong)) await attempt(() => move(root, from, to))
  }

  return {
    recycle: async ({ root, relative, recycle_path, mayGoAlong, keepsFolders }: Recycling & Partial<Sparing>): Promise<Moved> => {
      await takeAlong(root, { from: relative, to: inRecycleFolder(recycle_path) }, mayGoAlong)
      const moved = await move(root, relative, inRecycleFolder(recycle_path))
      if (moved.moved && !keepsFolders) await removeEmptyFolders(root, relative)
      return moved
    },
    restore: async ({ root, relative, recycle_path }: Recycling): Promise<Moved> => {
      await takeAlong(root, { from: inRecycleFolder(recycle_path), to: relative })
      const moved = await move(root, inRecycleFolder(recycle_path), relative)
      if (moved.moved) await removeEmptyFolders(root, recycle_path)
      return moved
    },
    holds: async ({ root, recycle_path }: Omit<Recycling, 'relative'>): Promise<boolean> =>
      exists(await insideRoot(root, inRecycleFolder(recycle_path))),
    /** Deletes a recycled file permanently. Cannot reach anything outside the recycle folder. */
    purge: async ({ root, recycle_path }: Omit<Recycling, 'relative'>): Promise<void> => {
      const beside = await companionsOf(root, { from: inRecycleFolder(recycle_path), to: recycle_path })
      for (const path of [recycle_path, ...beside.map(({ from }) => from)])
        await unlink(await insideRoot(root, inRecycleFolder(path))).catch((error) => {
          if (!isMissing(error)) throw error
        })
      await removeEmptyFolders(root, recycle_path)
    },
  }
}
export type Recycle = ReturnType<typeof createRecycleMove>

const takenBy = (to: string): Moved => ({ moved: false, code: 'taken', why: say(sentences, 'recycled_name_taken', { path: to }) })

/** Null if the two are on different devices. */
const onSameDevice = (source: string, target: string): Promise<boolean | null> =>
  publishFile(source, target).catch((error) => {
    if (errorCode(error) !== 'EXDEV') throw error
    return null
  })

const removeSource = async (source: string): Promise<Moved> => {
  await unlink(source)
  return { moved: true }
}

/** Two names of one file: a move was interrupted between them. */
const isSameFile = async (source: string, target: string): Promise<boolean> => {
  const [one, other] = [await lstat(source), await lstat(target)]
  return one.ino === other.ino && one.dev === other.dev
}

const inRecycleFolder = (path: string): string => {
  const [folder, id, name, more] = path.split('/')
  if (folder !== recycleFolder || !id || !name || more !== undefined) throw new Forbidden(say(sentences, 'not_in_recycle_bin', { path }))
  return path
}

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, lstat, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { isMissing } from './file-errors'
import type { Files } from './files'
import { insideRoot } from './inside-root'
import type { PlaceFile } from './place-file'
import type { RootFolders } from './root-folders'
import { checkRoot } from './root-state'
import type { SharedFolders } from './shared-folders'
import { filesTable, type WrittenBeside } from './table'

/** `foreign`: a file of somebody else has the name, or describes the movie. */
export type Kept = 'written' | 'same' | 'foreign'
/** Which files that are there are replaced: those of its own, none, or also those of others. */
type How = { isThorough: boolean; overwrite: 'own' | 'never' | 'always' }
type Wanted = { ending: string; of: string; bytes: () => Promise<Uint8Array> }
type Deps = {
  db: Db
  files: Pick<Files, 'row'>
  roots: Pick<RootFolders, 'paths'>
  placeFile: Pick<PlaceFile, 'write'>
  shared: Pick<SharedFolders, 'isShared'>
}

/**
 * Writes files named after a movie's file beside it, and replaces only those that it wrote itself and nobody changed since. Those of others are
 * replaced only when a person says so, and kept under another name.
 */
export const createBesideFiles = ({ db, files, roots, placeFile, shared }: Deps) => {
  const note = (fileId: number, ending: string, written: WrittenBeside[string]): void => {
    const { written_beside } = files.row(fileId)
    db.update(filesTable)
      .set({ written_beside: { ...written_beside, [ending]: written } })
      .where(eq(filesTable.id, fileId))
      .run()
  }
  const rootOf = ({ root_folder_id }: { root_folder_id: number }): string | undefined =>
    roots.paths().find(({ id }) => id === root_folder_id)?.path

  /** False if somebody else's file has the name. */
  const write = async (
    path: string,
    { root, relative, bytes }: { root: string; relative: string; bytes: Uint8Array },
  ): Promise<boolean> => {
    await unlink(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    return placeFile.write({ root, relative, text: bytes })
  }

  type Put = { source: string; known: WrittenBeside[string] | undefined; make: Wanted['bytes']; isForeign: boolean }
  const put = async (fileId: number, { root, relative, path, ending }: Place, { source, known, make, isForeign }: Put): Promise<Kept> => {
    const bytes = await make()
    if (isForeign && !(await keepAside(path, await insideRoot(root, `${relative}.old`)))) return 'foreign'
    const sha256 = hashOf(bytes)
    // Both are its own until the new one is written, so that it knows them after a crash.
    note(fileId, ending, { of: '', sha256: [...(known?.sha256.slice(-1) ?? []), sha256] })
    if (!(await write(path, { root, relative, bytes }))) return 'foreign'
    note(fileId, ending, { of: source, sha256: [sha256] })
    return 'written'
  }

  return {
    /** Whether files may be written beside it: no other program uses its folder, and its disk is there. */
    async isOurs(fileId: number): Promise<boolean> {
      const { root_folder_id } = files.row(fileId)
      const root = rootOf({ root_folder_id })
      return root !== undefined && !shared.isShared(root_folder_id) && (await checkRoot(root)).state === 'ready'
    },

    /** `isThorough`: looks at the disk even if nothing has changed. */
    async keep(fileId: number, { ending, of, bytes }: Wanted, { isThorough, overwrite }: How): Promise<Kept> {
      const file = files.row(fileId)
      const root = rootOf(file)
      const source = hashOf(new TextEncoder().encode(of))
      const known = file.written_beside[ending]
      if (root === undefined || (known?.of === source && !isThorough)) return 'same'
      const relative = `${file.relative_path.replace(/\.[^./]*$/, '')}${ending}`
      const place = { root, relative, path: await insideRoot(root, relative), ending }
      const stays = await whyStays(place, { known, source, overwrite })
      if (stays === 'same' || (stays === 'foreign' && overwrite !== 'always')) return stays
      return await put(fileId, place, { source, known, make: bytes, isForeign: stays === 'foreign' })
    },
  }
}

type Asked = { known: WrittenBeside[string] | undefined; source: string; overwrite: How['overwrite'] }
type Place = { root: string; relative: string; path: string; ending: string }
/** Null if the file is to be written. Media centers read one NFO file or the other, so two would contradict each other. */
const whyStays = async (
  { root, relative, path, ending }: Place,
  { known, source, overwrite }: Asked,
): Promise<'same' | 'foreign' | null> => {
  const there = await hashAt(path)
  if (there === null) return ending === '.nfo' && (await hasForeignNfo(root, relative)) ? 'foreign' : null
  if (overwrite !== 'never' && isToReplace(there, known, source)) return null
  return known?.sha256.includes(there) === true ? 'same' : 'foreign'
}

/** Copies what somebody else wrote to another name, over nothing. False if that name is taken by something else, or nothing is there. */
const keepAside = async (path: string, aside: string): Promise<boolean> => {
  const there = await hashAt(path)
  if (there === null || there === 'odd') return false
  const before = await hashAt(aside)
  if (before === null) await copyFile(path, aside, constants.COPYFILE_EXCL)
  return before === null || before === there
}

/** A description of the only movie in its folder, by another program or a person: Marquee never gives it this name. */
const hasForeignNfo = async (root: string, relative: string): Promise<boolean> => {
  const folder = dirname(relative)
  return folder !== '.' && (await hashAt(await insideRoot(root, join(folder, 'movie.nfo')))) !== null
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Only what it wrote itself, and only once it is to say something else. */
const isToReplace = (there: string, known: WrittenBeside[string] | undefined, source: string): boolean =>
  known?.sha256.includes(there) === true && known.of !== source

/** Null if nothing is there, and a word for what is no plain file. */
const hashAt = async (path: string): Promise<string | 'odd' | null> => {
  try {
    return (await lstat(path)).isFile() ? hashOf(await readFile(path)) : 'odd'
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

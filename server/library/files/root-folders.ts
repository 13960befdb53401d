import { opendirSync, statfsSync, statSync } from 'node:fs'
import { access, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { and, count, eq, isNull } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Config } from '#server/foundation/config/schema'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { fromHome } from '#server/foundation/lib/home-path'
import { overlap, realOf } from '#server/foundation/lib/paths'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { prepareRows } from '#server/foundation/platform/db/prepared'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import { errorCode, isOutOfSpace } from './file-errors'
import type { NewRootFolder, RootFolder, RootFolderPatch } from './schema'
import { sentences } from './sentences'
import { isSystemFolder } from './system-folders'
import { filesTable, rootFoldersTable } from './table'

type Row = typeof rootFoldersTable.$inferSelect
export type RootFolders = ReturnType<typeof createRootFolders>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors; config: { get(): Config }; forbidden: () => readonly string[] }

/** The folders that contain movies. */
export const createRootFolders = ({ db, journal, clock, cursors, config, forbidden }: Deps) => {
  const rows = (): Row[] => db.select().from(rootFoldersTable).orderBy(rootFoldersTable.id).all()
  /** Every request to `/status` reads these. */
  const readPaths = prepareRows(db, () =>
    db.select({ id: rootFoldersTable.id, path: rootFoldersTable.path }).from(rootFoldersTable).orderBy(rootFoldersTable.id),
  )
  const row = (id: number): Row => {
    const found = db.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()
    if (!found) throw new NotFound('root folder', id)
    return found
  }
  const holdsFiles = (id: number): boolean =>
    db
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(and(eq(filesTable.root_folder_id, id), isNull(filesTable.missing_at)))
      .limit(1)
      .get() !== undefined
  /** An empty folder that should contain movies is the mount point of a disk that is not mounted. */
  const isReachable = ({ id, path }: { id: number; path: string }): boolean => isFolder(path) && !(isBare(path) && holdsFiles(id))
  const show = (root: Row): RootFolder => {
    const movies = db.select({ n: count() }).from(moviesTable).where(eq(moviesTable.root_folder_id, root.id)).get()
    const is_default = root.id === (rows().find(({ id }) => id === config.get().default_root_folder_id) ?? rows()[0])?.id
    return { ...root, ...spaceOf(root.path), accessible: isReachable(root), movie_count: movies?.n ?? 0, is_default }
  }

  const checked = async (given: string, create: boolean, except: number | null): Promise<string> => {
    const path = fullPath(given)
    if (create) await mkdir(path, { recursive: true }).catch(refuseFolder)
    const real = await realpath(path).catch(() => {
      throw new Invalid(say(sentences, 'folder_to_create'), 'path')
    })
    refuseSystem(real)
    if (!(await stat(real)).isDirectory()) throw new Invalid(say(sentences, 'not_a_folder'), 'path')
    await access(real, constants.W_OK | constants.R_OK | constants.X_OK).catch(() => {
      throw new Invalid(say(sentences, 'folder_not_writable'), 'path')
    })
    const clash = [
      ...rows()
        .filter((other) => other.id !== except)
        .map((other) => other.path),
      ...forbidden(),
    ].find((other) => overlap(real, realOf(other)))
    if (clash) throw new Conflict(say(sentences, 'folders_overlap', { path: real, other: clash }))
    return resolve(real)
  }

  return {
    row,
    isReachable,
    get: (id: number): RootFolder => show(row(id)),
    list: (asked: PageRequest): PageOf<RootFolder> => pageOfAll(rows().map(show), asked, { scope: 'root-folders', cursors }),
    all: (): RootFolder[] => rows().map(show),
    paths: (): { id: number; path: string }[] => readPaths().map(([id, path]) => ({ id: Number(id), path: String(path) })),
    /** The root folder for a movie; the first one if the movie names none. */
    forMovies: (id: number | null): { id: number; path: string } | undefined => rows().find((root) => id === null || root.id === id),
    byIds: (ids: readonly number[]): Map<number, RootFolder> =>
      new Map(rows().flatMap((root) => (ids.includes(root.id) ? [[root.id, show(root)]] : []))),
    freeBytes: (id: number | null): number | null => {
      const root = id === null ? rows()[0] : rows().find((candidate) => candidate.id === id)
      return root ? spaceOf(root.path).free_bytes : null
    },

    /** Its real path, if it can become a root folder; writes nothing. Throws Invalid or Conflict. */
    admit: (path: string): Promise<string> => checked(path, false, null),

    async add({ path, create = false, shared = false }: NewRootFolder): Promise<RootFolder> {
      const real = await checked(path, create, null)
      const added = journal.commit((tx, announce) => {
        const root = tx
          .insert(rootFoldersTable)
          .values({ path: real, shared, created_at: stamp(clock) })
          .returning()
          .get()
        announce({ type: 'root_folder_changed', id: root.id, path: real, change: 'created' })
        return root
      })
      return show(added)
    },

    /** A new path is for a library that moved: its files are found below it. */
    async update(id: number, { path, shared }: RootFolderPatch): Promise<RootFolder> {
      const before = row(id)
      const isMoved = path !== undefined && path !== before.path
      const after = { path: isMoved ? await checked(path, false, id) : before.path, shared: shared ?? before.shared }
      if (!isMoved && after.shared === before.shared) return show(before)
      journal.commit((tx, announce) => {
        tx.update(rootFoldersTable).set(after).where(eq(rootFoldersTable.id, id)).run()
        announce({ type: 'root_folder_changed', id, path: after.path, change: 'updated' })
      })
      return show(row(id))
    },

    /** Removes the folder from the library; nothing on disk changes. Throws Conflict if it contains movies. */
    remove(id: number): void {
      const root = row(id)
      journal.commit((tx, announce) => {
        const inUse =
          tx.select({ id: filesTable.id }).from(filesTable).where(eq(filesTable.root_folder_id, id)).limit(1).get() ??
          tx.select({ id: moviesTable.id }).from(moviesTable).where(eq(moviesTable.root_folder_id, id)).limit(1).get()
        if (inUse) throw new Conflict(say(sentences, 'folder_in_use', { path: root.path }))
        tx.delete(rootFoldersTable).where(eq(rootFoldersTable.id, id)).run()
        announce({ type: 'root_folder_changed', id, path: root.path, change: 'removed' })
      })
    },
  }
}

export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    if (errorCode(error) === '') throw error
    return false
  }
}

const isBare = (path: string): boolean => {
  try {
    const folder = opendirSync(path)
    try {
      return folder.readSync() === null
    } finally {
      folder.closeSync()
    }
  } catch (error) {
    if (errorCode(error) === '') throw error
    return false
  }
}

const spaceOf = (path: string): { free_bytes: number | null; total_bytes: number | null } => {
  try {
    const { bavail, blocks, bsize } = statfsSync(path)
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
  } catch (error) {
    if (errorCode(error) === '') throw error
    return { free_bytes: null, total_bytes: null }
  }
}

const fullPath = (given: string): string => {
  const path = fromHome(given)
  if (!isAbsolute(path) || path.includes('\0')) throw new Invalid(say(sentences, 'not_a_full_path'), 'path')
  refuseSystem(resolve(path))
  return path
}

/** As an administrator, Marquee could write there. */
const refuseSystem = (path: string): void => {
  if (isSystemFolder(path)) throw new Invalid(say(sentences, 'system_folder', { path }), 'path')
}

/** A full disk is not the path's fault. */
const refuseFolder = (error: unknown): never => {
  if (isOutOfSpace(error)) throw error
  throw new Invalid(say(sentences, 'folder_not_creatable', { error: errorCode(error) }), 'path')
}

import { lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { StoredEvent } from '#server/events'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { inSteps } from '#server/foundation/lib/in-steps'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { inBatches } from '#server/foundation/platform/db/in-batches'
import type { Db } from '#server/foundation/platform/db/open'
import { Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { isMissing } from './file-errors'
import { exists } from './publish-file'
import { recycleFolder } from './recycle-move'
import { checkRoot } from './root-state'
import { sentences } from './sentences'
import { filesTable, placedByHand, rootFoldersTable } from './table'

type Deps = { db: Db; journal: Journal; clock: Clock; log: Log; titleOf: (movieId: number) => string }
type Root = { id: number; path: string }
const { id, movie_id, relative_path, missing_at, size_bytes } = filesTable
const placed = { id, movie_id, relative_path, missing_at, size_bytes }
type Placed = { id: number; movie_id: number; relative_path: string; missing_at: string | null; size_bytes: number }
/** `size`: null if it is gone. */
type Seen = { file: Placed; size: number | null }

/**
 * If at least this many files are all gone, the disk itself is assumed gone. Fewer may be deleted by hand, though seldom along with their
 * folders.
 */
const fewest = 3

/** Checks whether files are still in place. Only in a trusted folder may files be marked missing. */
export const createRescan = ({ db, journal, clock, log, titleOf }: Deps) => {
  const filesOf = (root: Root, which?: SQL): Iterable<Placed> =>
    inBatches(id, (isNext, most) => {
      // The unary plus keeps SQLite from using the folder index: it would sort all of it for each batch.
      const ofRoot = sql`+${filesTable.root_folder_id} = ${root.id}`
      return db
        .select(placed)
        .from(filesTable)
        .where(and(isNext, ofRoot, which))
        .orderBy(id)
        .limit(most)
        .all()
    })

  /** The problem with the folder. Null if it can be trusted. */
  const problemOf = async (root: Root): Promise<Sentence | null> => {
    const { state, why } = await checkRoot(root.path)
    const known = and(eq(filesTable.root_folder_id, root.id), isNull(missing_at))
    const n = db.select({ count: count() }).from(filesTable).where(known).get()?.count ?? 0
    if (state === 'empty' && n === 0) return null
    if (state !== 'ready') return why
    if (n === 0 || (await holdsSome(root, filesOf(root, isNull(missing_at))))) return null
    return say(sentences, 'folder_without_movies', { path: root.path, count: n })
  }

  /** Files whose state on disk differs from their row. */
  const check = async (root: Root, files: Iterable<Placed>, signal?: AbortSignal): Promise<Seen[]> => {
    const changed: Seen[] = []
    for (const file of inSteps(files, signal)) {
      const size = await sizeOf(root, file)
      const isThere = size !== null
      if (size !== undefined && (isThere !== (file.missing_at === null) || (isThere && size !== file.size_bytes)))
        changed.push({ file, size })
    }
    return changed
  }

  const settle = (changed: readonly Seen[]): void => {
    if (changed.length === 0) return
    journal.commit((tx, announce) => {
      for (const seen of changed) {
        const { id, movie_id } = seen.file
        tx.update(filesTable).set(factsOf(seen)).where(eq(filesTable.id, id)).run()
        announce(eventOf(seen, titleOf(movie_id)))
      }
    })
  }
  /** A file of another size was replaced in its place, by a person or a program that converts. */
  const factsOf = ({ file, size }: Seen) => {
    if (size === null) return { missing_at: stamp(clock) }
    return { missing_at: null, ...(size !== file.size_bytes && { ...ofSomebodyElse, size_bytes: size }) }
  }

  return {
    /** Checks every folder. Leaves untrusted folders as they are, and then returns false. */
    async all(signal?: AbortSignal): Promise<boolean> {
      let isWhole = true
      for (const root of db.select().from(rootFoldersTable).all()) {
        const problem = await problemOf(root)
        if (problem) {
          isWhole = false
          log.warn('skipping a library folder', { root_folder_id: root.id, why: problem.text })
        } else settle(await check(root, filesOf(root), signal))
      }
      return isWhole
    },

    /** Checks one movie's files, and returns those that were replaced. Throws Unavailable if one of their folders cannot be trusted. */
    async ofMovie(movieId: number): Promise<number[]> {
      const replaced: number[] = []
      const files = db.select().from(filesTable).where(eq(filesTable.movie_id, movieId)).all()
      for (const root of db.select().from(rootFoldersTable).all()) {
        const here = files.filter((file) => file.root_folder_id === root.id)
        if (here.length === 0) continue
        const problem = await problemOf(root)
        if (problem) throw new Unavailable(problem)
        const changed = await check(root, here)
        settle(changed)
        replaced.push(...changed.filter(isReplaced).map(({ file }) => file.id))
      }
      return replaced
    },
  }
}

/** What is in it is read anew, and it is neither what a download brought nor Marquee's to remove from a shared folder. */
const ofSomebodyElse = { media_info: null, info_hash: null, imported_from: placedByHand } as const

const isReplaced = ({ file, size }: Seen): boolean => size !== null && size !== file.size_bytes

const eventOf = ({ file: { id: file_id, movie_id, relative_path, missing_at }, size }: Seen, title: string): StoredEvent => {
  if (size === null) return { type: 'file_missing', movie_id, title, file_id, relative_path }
  if (missing_at !== null) return { type: 'file_restored', movie_id, title, file_id, relative_path }
  return { type: 'movie_updated', movie_id, title, fields: ['file_ids'] }
}

/** Null if it is gone. Undefined if unknown, in which case nothing is concluded. */
const sizeOf = async (root: Root, file: Placed): Promise<number | null | undefined> => {
  try {
    const found = await lstat(join(root.path, file.relative_path))
    return found.isFile() ? found.size : null
  } catch (error) {
    return isMissing(error) ? null : undefined
  }
}

/** With few movies, a folder of theirs or our recycle bin is enough to identify the right disk. */
const holdsSome = async (root: Root, files: Iterable<Placed>): Promise<boolean> => {
  const folders: string[] = []
  for (const file of files) {
    if (typeof (await sizeOf(root, file)) === 'number') return true
    if (folders.length < fewest) folders.push(dirname(file.relative_path))
  }
  if (folders.length >= fewest) return false
  for (const folder of [recycleFolder, ...folders]) if (await exists(join(root.path, folder))) return true
  return false
}

import { dirname } from 'node:path'
import { eq, or } from 'drizzle-orm'
import type { Personal } from '#server/catalog/movies/personal'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { fileFacts } from './file-columns'
import type { FileRow } from './files'
import type { RecycleBin } from './recycle-bin'
import type { Moved, Recycle } from './recycle-move'
import type { Recycled } from './schema'
import { sentences } from './sentences'
import { filesTable, recycleTable, rootFoldersTable } from './table'

export type RecycledList = ReturnType<typeof createRecycledList>
type Row = typeof recycleTable.$inferSelect
type Movie = Pick<typeof moviesTable.$inferSelect, 'id' | 'title' | 'folder'>
type Deps = {
  db: Db
  journal: Journal
  cursors: Cursors
  onDisk: Pick<Recycle, 'restore' | 'holds' | 'recycle'>
  inTurn: RecycleBin['inTurn']
  /** Runs in the caller's transaction. Restores a subtitle's row if its movie's file still exists. */
  subtitles: { putBack: (tx: Tx, announce: Announce, row: Record<string, unknown>) => void }
  /** Adds the movie without a search if it is not in the library. */
  movieOf: (metadataId: number, place: { root_folder_id: number }) => Promise<Movie>
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
  givePersonalBack: (tx: Tx, announce: Announce, of: { id: number; personal: Personal }) => void
  /** The version that a file is for. */
  versions: { serving: (movieId: number, file: Pick<FileRow, 'quality' | 'edition'>) => number | null }
}
/** `isNew`: it was added again for the file. */
type Owner = { movie: Movie; isNew: boolean }

/** Lists the recycle bin and restores from it. */
export const createRecycledList = (deps: Deps) => {
  const { db, journal, cursors, onDisk, inTurn, subtitles, movieOf, noteFolder, givePersonalBack, versions } = deps
  const row = (id: number): Row => {
    const found = db.select().from(recycleTable).where(eq(recycleTable.id, id)).get()
    if (!found) throw new NotFound('recycled file', id)
    return found
  }
  const rootOf = ({ root_folder_id }: Row): string => {
    const path = db.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, root_folder_id)).get()?.path
    if (!path) throw new Conflict(say(sentences, 'recycled_root_gone'))
    return path
  }

  const inLibrary = ({ movie_id, file }: Row): Movie | undefined => {
    const isIt = or(eq(moviesTable.id, movie_id ?? 0), eq(moviesTable.metadata_id, Number(file.metadata_id ?? 0)))
    return db.select().from(moviesTable).where(isIt).get()
  }

  /** The movie of a file, added again if it was removed. Null if the movie database no longer knows it, or it is excluded. */
  const ownerOf = async (row: Row): Promise<Owner | null> => {
    const { kind, file, root_folder_id } = row
    if (kind === 'subtitle') return null
    const there = inLibrary(row)
    if (there) return { movie: there, isNew: false }
    if (typeof file.metadata_id !== 'number') return null
    const added = await attempt(() => movieOf(file.metadata_id as number, { root_folder_id }))
    if (added.ok) return { movie: added.value, isNew: true }
    if (added.error instanceof NotFound || added.error instanceof Conflict) return null
    throw added.error
  }

  const giveToMovie = (tx: Tx, announce: Announce, { found, movie, isNew }: Owner & { found: Row }): void => {
    const { root_folder_id, relative_path } = found
    const { personal } = found.file as { personal?: Personal }
    if (isNew && personal) givePersonalBack(tx, announce, { id: movie.id, personal })
    const folder = dirname(relative_path)
    if (movie.folder === null && folder !== '.') noteFolder(tx, movie.id, { root_folder_id, folder })
    const file_id = putBack(tx, found, { movie_id: movie.id, version_id: versions.serving(movie.id, found.file as FileRow) })
    announce({ type: 'file_restored', movie_id: movie.id, title: movie.title, file_id, relative_path })
  }

  const writeBack = (found: Row, owner: Owner | null): void =>
    journal.commit((tx, announce) => {
      const { id, relative_path } = found
      tx.delete(recycleTable).where(eq(recycleTable.id, id)).run()
      announce({ type: 'recycle_changed', id, relative_path, change: 'restored' })
      if (found.kind === 'subtitle') subtitles.putBack(tx, announce, found.file)
      else if (owner) giveToMovie(tx, announce, { found, ...owner })
    })

  /**
   * Moves a file out of the bin. Marked as in transit meanwhile: after a crash, the next sweep moves it back. Returns how to do that now.
   * Throws Conflict.
   */
  const moveOut = async (found: Row): Promise<() => Promise<void>> => {
    const { id, relative_path, recycle_path, moved_at } = found
    const mark = (moment: string | null) => db.update(recycleTable).set({ moved_at: moment }).where(eq(recycleTable.id, id)).run()
    const root = rootOf(found)
    if (moved_at !== null && !(await onDisk.holds({ root, recycle_path })))
      throw new Conflict(say(sentences, 'recycled_file_gone', { path: relative_path }))
    mark(null)
    const moved = await onDisk.restore({ root, relative: relative_path, recycle_path }).catch((error) => {
      mark(moved_at)
      throw error
    })
    if (!moved.moved) {
      mark(moved_at)
      throw new Conflict(whyNot(moved, relative_path))
    }
    return async () => {
      const again = await onDisk.recycle({ root, relative: relative_path, recycle_path })
      if (again.moved) mark(moved_at)
    }
  }

  const bringBack = async (found: Row): Promise<void> => {
    const moveIn = await moveOut(found)
    const owner = await ownerOf(found).catch(async (error) => {
      await moveIn()
      throw error
    })
    writeBack(found, owner)
  }

  /** Moves all of these out of the bin, then runs `commit`, which removes their rows. If anything fails, all of them are back in it. */
  const bringBackAll = async (ids: readonly number[], commit: () => void): Promise<void> => {
    const undo: (() => Promise<void>)[] = []
    try {
      for (const id of ids) undo.push(await moveOut(row(id)))
      commit()
    } catch (error) {
      for (const moveIn of undo.toReversed()) await moveIn()
      throw error
    }
  }

  return {
    list(asked: PageRequest): PageOf<Recycled> {
      const page = listed(db.select().from(recycleTable), asked, {
        cursors,
        scope: 'recycle',
        table: recycleTable,
        by: 'id',
        order: 'desc',
      })
      return { ...page, results: page.results.map(show) }
    },

    /** Restores a file to its old path, and to its movie if that still exists. Throws NotFound or Conflict. */
    restore: (id: number): Promise<void> => inTurn(() => bringBack(row(id))),
    restoreAll: (ids: readonly number[], commit: () => void): Promise<void> => inTurn(() => bringBackAll(ids, commit)),
  }
}

const whyNot = ({ code, why }: Exclude<Moved, { moved: true }>, path: string): Sentence => {
  if (code === 'taken') return say(sentences, 'recycled_name_taken', { path })
  return code === 'missing' ? say(sentences, 'recycled_file_gone', { path }) : why
}

const show = ({ recycle_path: _, file: __, moved_at: ___, ...shown }: Row): Recycled => shown

const putBack = (tx: Tx, { file }: Row, owner: { movie_id: number; version_id: number | null }): number =>
  tx
    .insert(filesTable)
    .values({ ...fileFacts(file as FileRow), ...owner })
    .returning({ id: filesTable.id })
    .get().id

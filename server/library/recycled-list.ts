import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/history/journal'
import { attempt } from '#server/lib/attempt'
import { type Sentence, say } from '#server/lib/sentence'
import { moviesTable } from '#server/movies/table'
import type { Db, Tx } from '#server/platform/db/open'
import { Conflict, NotFound } from '#server/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/platform/http/page'
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
}

/** Lists the recycle bin and restores from it. */
export const createRecycledList = ({ db, journal, cursors, onDisk, inTurn, subtitles, movieOf, noteFolder }: Deps) => {
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

  /** The movie of a file, added again if it was removed. Null if the movie database no longer knows it, or it is excluded. */
  const movieFor = async ({ kind, movie_id, file, root_folder_id }: Row): Promise<Movie | null> => {
    if (kind === 'subtitle') return null
    const there = db
      .select()
      .from(moviesTable)
      .where(eq(moviesTable.id, movie_id ?? 0))
      .get()
    if (there || typeof file.metadata_id !== 'number') return there ?? null
    const added = await attempt(() => movieOf(file.metadata_id as number, { root_folder_id }))
    if (added.ok) return added.value
    if (added.error instanceof NotFound || added.error instanceof Conflict) return null
    throw added.error
  }

  const writeBack = (found: Row, movie: Movie | null): void =>
    journal.commit((tx, announce) => {
      const { id, root_folder_id, relative_path } = found
      tx.delete(recycleTable).where(eq(recycleTable.id, id)).run()
      announce({ type: 'recycle_changed', id, relative_path, change: 'restored' })
      if (found.kind === 'subtitle') return subtitles.putBack(tx, announce, found.file)
      if (!movie) return undefined
      const folder = dirname(relative_path)
      if (movie.folder === null && folder !== '.') noteFolder(tx, movie.id, { root_folder_id, folder })
      const file_id = putBack(tx, found, movie.id)
      return announce({ type: 'file_restored', movie_id: movie.id, title: movie.title, file_id, relative_path })
    })

  /** Marked as in transit meanwhile: after a crash, the next sweep moves it back to the bin. */
  const bringBack = async (found: Row): Promise<void> => {
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
    const movie = await movieFor(found).catch(async (error) => {
      const again = await onDisk.recycle({ root, relative: relative_path, recycle_path })
      if (again.moved) mark(moved_at)
      throw error
    })
    writeBack(found, movie)
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
  }
}

const whyNot = ({ code, why }: Exclude<Moved, { moved: true }>, path: string): Sentence => {
  if (code === 'taken') return say(sentences, 'recycled_name_taken', { path })
  return code === 'missing' ? say(sentences, 'recycled_file_gone', { path }) : why
}

const show = ({ recycle_path: _, file: __, moved_at: ___, ...shown }: Row): Recycled => shown

const putBack = (tx: Tx, { file }: Row, movie_id: number): number => {
  const { id: _, metadata_id: __, ...columns } = file as FileRow & { metadata_id?: number }
  return tx
    .insert(filesTable)
    .values({ ...columns, movie_id, missing_at: null })
    .returning({ id: filesTable.id })
    .get().id
}

import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/history/journal'
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
type Deps = {
  db: Db
  journal: Journal
  cursors: Cursors
  onDisk: Pick<Recycle, 'restore' | 'holds'>
  inTurn: RecycleBin['inTurn']
  /** Runs in the caller's transaction. Restores a subtitle's row if its movie's file still exists. */
  subtitles: { putBack: (tx: Tx, announce: Announce, row: Record<string, unknown>) => void }
}

/** Lists the recycle bin and restores from it. */
export const createRecycledList = ({ db, journal, cursors, onDisk, inTurn, subtitles }: Deps) => {
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
    journal.commit((tx, announce) => {
      tx.delete(recycleTable).where(eq(recycleTable.id, id)).run()
      announce({ type: 'recycle_changed', id, relative_path, change: 'restored' })
      if (found.kind === 'subtitle') return subtitles.putBack(tx, announce, found.file)
      const back = putBack(tx, found)
      if (back) announce({ type: 'file_restored', ...back, relative_path })
      return undefined
    })
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

const putBack = (tx: Tx, { movie_id, file }: Row): { movie_id: number; title: string; file_id: number } | null => {
  const movie = movie_id === null ? undefined : tx.select().from(moviesTable).where(eq(moviesTable.id, movie_id)).get()
  if (!movie) return null
  const { id: _, ...columns } = file as FileRow
  const back = tx
    .insert(filesTable)
    .values({ ...columns, movie_id: movie.id, missing_at: null })
    .returning({ id: filesTable.id })
    .get()
  return { movie_id: movie.id, title: movie.title, file_id: back.id }
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { currentEdit, inEdit } from '#server/foundation/platform/current-edit'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { By, Edits } from './edits'
import type { KeptTable } from './kept-table'
import type { createPutBack } from './put-back'
import { type Change, opOf, readEdit } from './read-edit'
import { sentences } from './sentences'
import { editsTable } from './table'

export type Undo = ReturnType<typeof createUndo>
type Asker = Pick<By, 'isKey'>
type Renaming = { file_id: number; root: string; from: string; to: string; size_bytes: number }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  tables: readonly KeptTable[]
  edits: Pick<Edits, 'row' | 'obstacleOf'>
  putBack: ReturnType<typeof createPutBack>
  /** The settings, after a change of them was rolled back. */
  reloadConfig: () => void
  files: {
    /** Moves files out of the recycle bin, and back into it if `commit` throws. Throws Conflict. */
    restoreAll: (recycleIds: readonly number[], commit: () => void) => Promise<void>
    /** Renames files, and back again if `commit` throws. Throws Conflict. */
    renameOnDisk: (steps: readonly Renaming[], commit: () => void) => Promise<void>
    /** Moves files to the bin whose rows say that they belong there. */
    sweep: () => Promise<void>
    /** Where a file is; null if its folder is gone. */
    placeOf: (fileId: number) => { root: string; size_bytes: number } | null
  }
}

/** Takes back what people changed: on disk first, then all rows in one commit. */
export const createUndo = ({ db, journal, clock, log, tables, edits, putBack, reloadConfig, files }: Deps) => {
  /** Throws Conflict: meanwhile, something may have come into the way. */
  const commit = (id: number, by: Asker): void => {
    try {
      journal.commit((tx, announce) => {
        const changes = readEdit(db, tables, id)
        const obstacle = edits.obstacleOf(edits.row(id), changes, by)
        if (obstacle) throw new Conflict(obstacle)
        putBack(tx, announce, changes)
        const done = { undone_at: stamp(clock), undoing_at: null }
        tx.update(editsTable).set(done).where(eq(editsTable.id, id)).run()
      })
    } catch (error) {
      reloadConfig()
      throw error
    }
  }

  const carryOut = async (id: number, changes: readonly Change[], by: Asker): Promise<void> => {
    const recycled = changes.flatMap((one) => (one.table.name === 'recycle' && opOf(one) === 'added' ? [Number(one.key[0])] : []))
    const renamed = changes.flatMap((one) => renamingOf(one, files.placeOf))
    const finish = () => commit(id, by)
    if (recycled.length > 0) await files.restoreAll(recycled, finish)
    else if (renamed.length > 0) await files.renameOnDisk(renamed, finish)
    else finish()
    if (changes.some(({ table }) => table.name === 'recycle' || table.name === 'files')) await files.sweep()
  }

  /** Throws NotFound or Conflict. */
  const undo = async (id: number, by: Asker): Promise<void> => {
    const [edit, changes] = [edits.row(id), readEdit(db, tables, id)]
    const obstacle = edits.obstacleOf(edit, changes, by)
    if (obstacle) throw new Conflict(obstacle)
    const own = currentEdit()
    if (own) own.undoes = id
    mark(id, stamp(clock))
    try {
      await carryOut(id, changes, by)
    } catch (error) {
      mark(id, null)
      throw asConflict(error)
    }
  }

  const mark = (id: number, undoing_at: string | null): void => {
    db.update(editsTable).set({ undoing_at }).where(eq(editsTable.id, id)).run()
  }

  return {
    undo,

    /** Finishes what a crash interrupted, as far as it is still possible. */
    async finish(): Promise<void> {
      const isBegun = and(isNotNull(editsTable.undoing_at), isNull(editsTable.undone_at))
      for (const { id, session_id, device } of db.select().from(editsTable).where(isBegun).all()) {
        const done = await attempt(() => inEdit({ session_id, device }, () => undo(id, { isKey: true })))
        if (done.ok) continue
        log.warn('a change could not be undone after the start', { edit_id: id, error: done.error })
        mark(id, null)
      }
    },
  }
}

/** A refusal by a service or by the database is one more thing in the way. */
const asConflict = (error: unknown): unknown => {
  if (error instanceof Invalid || error instanceof NotFound) return new Conflict(error.sentence)
  return isConstraint(error) ? new Conflict(say(sentences, 'undo_in_the_way')) : error
}
const isConstraint = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')

const renamingOf = ({ table, key, before, after }: Change, placeOf: Deps['files']['placeOf']): Renaming[] => {
  if (table.name !== 'files' || before === null || after === null || before.relative_path === after.relative_path) return []
  const file_id = Number(key[0])
  const place = placeOf(file_id)
  return place ? [{ ...place, file_id, from: String(after.relative_path), to: String(before.relative_path) }] : []
}

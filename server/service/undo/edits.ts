import { and, eq, gte, isNotNull } from 'drizzle-orm'
import type { Clock } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { isGoingOn } from '#server/foundation/platform/current-edit'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { createFindObstacle } from './find-obstacle'
import type { KeptTable } from './kept-table'
import { type Change, readEdit } from './read-edit'
import { oldestKept } from './record-edits'
import type { Undoable } from './schema'
import { sentences } from './sentences'
import { editsTable } from './table'

export type Edits = ReturnType<typeof createEdits>
/** Who asks. */
export type By = { isKey: boolean; session_id: string | null }
type EditRow = typeof editsTable.$inferSelect
type Deps = { db: Db; clock: Clock; cursors: Cursors; tables: readonly KeptTable[] }

/** What people changed in the last week, and what is in the way of taking it back. */
export const createEdits = ({ db, clock, cursors, tables }: Deps) => {
  const findObstacle = createFindObstacle({ db, tables })
  const isKept = () => and(gte(editsTable.at, oldestKept(clock)), isNotNull(editsTable.what))

  const obstacleOf = ({ id, undone_at }: EditRow, changes: readonly Change[], { isKey }: Pick<By, 'isKey'>): Sentence | null => {
    if (undone_at !== null) return say(sentences, 'undone_already')
    if (isGoingOn(id)) return say(sentences, 'still_going_on')
    return findObstacle({ id, changes, isKey })
  }

  const show = (edit: EditRow, by: By): Undoable => {
    const { id, at, device, undoes, undone_at, session_id } = edit
    const { code, values, text } = edit.what!
    const reason = obstacleOf(edit, undone_at === null ? readEdit(db, tables, id) : [], by)
    const is_own = session_id === null ? by.isKey && device === null : session_id === by.session_id
    const shown = { id, at, text, code, values, device, is_own, undoes, undone_at }
    return { ...shown, undoable: reason === null, reason }
  }

  return {
    obstacleOf,

    /** Throws NotFound. */
    row(id: number): EditRow {
      const isIt = and(eq(editsTable.id, id), isKept())
      const found = db.select().from(editsTable).where(isIt).get()
      if (!found) throw new NotFound('change', id)
      return found
    },

    /** Newest first. Looks at each edit in a turn of its own: one of many movies takes a while. */
    async list(asked: PageRequest, by: By): Promise<PageOf<Undoable>> {
      const listing = { cursors, scope: 'undo', table: editsTable, by: 'id', order: 'desc', where: isKept() } as const
      const page = listed(db.select().from(editsTable), asked, listing)
      const results: Undoable[] = []
      for (const edit of page.results) {
        results.push(show(edit, by))
        await turnOfOthers()
      }
      return { ...page, results }
    },
  }
}

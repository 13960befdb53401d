import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { noError } from '#server/foundation/lib/reason'
import { currentEdit } from '#server/foundation/platform/current-edit'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { ListRow, Lists } from './lists'
import { listsTable } from './table'

export type Adding = ReturnType<typeof createAdding>
type Deps = { db: Db; clock: Clock; lists: Pick<Lists, 'row' | 'note'> }

/** Which lists are being added as a whole, and how far they are. */
export const createAdding = ({ db, clock, lists }: Deps) => ({
  /** The first one first. */
  rows: (): ListRow[] => db.select().from(listsTable).where(isNotNull(listsTable.adding_since)).orderBy(asc(listsTable.adding_since)).all(),

  // Asked every second.
  isAny: (): boolean => db.$client.query('SELECT 1 FROM lists WHERE adding_since IS NOT NULL').get() !== null,

  begin: (list: ListRow, adding_total: number): void =>
    lists.note(
      list,
      { adding_since: stamp(clock), adding_total, adding_done: 0, adding_by: currentEdit()?.doer ?? null },
      { isNews: true },
    ),

  /** Runs in the caller's transaction. */
  noteOneMore(tx: Tx, id: number): void {
    tx.update(listsTable)
      .set({ adding_done: sql`${listsTable.adding_done} + 1`, adding_edit: currentEdit()?.id ?? null })
      .where(eq(listsTable.id, id))
      .run()
  },

  /** It goes on later; the list says why not now. */
  noteTrouble(list: ListRow, trouble: Error): void {
    if (lists.row(list.id).last_error === trouble.message) return
    lists.note(list, { last_error: trouble.message, last_error_reason: sentenceOf(trouble) }, { isNews: true })
  },

  end(list: ListRow): void {
    if (list.adding_since !== null)
      lists.note(list, { adding_since: null, adding_by: null, adding_edit: null, ...noError }, { isNews: true })
  },
})

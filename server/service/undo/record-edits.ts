import { eq, lt } from 'drizzle-orm'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { currentEdit, type Edit } from '#server/foundation/platform/current-edit'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable } from './kept-table'
import { summarize } from './summarize'
import { editsTable } from './table'
import { createTallyEdits } from './tally-edits'
import { watchTables } from './watch-tables'

type Deps = { db: Db; clock: Clock; tables: readonly KeptTable[] }

/** Records what a change within a person's request does to the rows of these tables, in the transaction of the change. */
export const createEditRecorder = ({ db, clock, tables }: Deps) => {
  watchTables(db, tables)
  const open = db.$client.query<unknown, [number | null]>('UPDATE open_edit SET id = ?')
  const tally = createTallyEdits(db)

  const edit = (id: number) => db.select().from(editsTable).where(eq(editsTable.id, id)).get()

  /** The row of the edit. An earlier transaction of the same request may have been rolled back, and a job may go on after its undo. */
  const rowOf = ({ id, doer, undoes }: Edit): number => {
    const known = id === null ? undefined : edit(id)
    if (known && known.undone_at === null) return known.id
    const stands = undoes === null || edit(undoes)?.stands === false
    return db
      .insert(editsTable)
      .values({ ...doer, at: stamp(clock), undoes, stands })
      .returning({ id: editsTable.id })
      .get().id
  }

  const close = (of: Edit, id: number): void => {
    open.run(null)
    const tallied = tally.of(of, id)
    if (!tallied) return void db.delete(editsTable).where(eq(editsTable.id, id)).run()
    const what = of.undoes === null ? summarize({ ...tallied, tables, list: of.list }) : (edit(of.undoes)?.what ?? null)
    db.update(editsTable).set({ what }).where(eq(editsTable.id, id)).run()
    of.id = id
  }

  const record = <T>(change: () => T): T => {
    const current = currentEdit()
    if (!current) return change()
    const id = rowOf(current)
    tally.begin(current, id)
    open.run(id)
    const result = change()
    close(current, id)
    return result
  }

  const forgetOld = (): void => {
    db.delete(editsTable)
      .where(lt(editsTable.at, oldestKept(clock)))
      .run()
  }

  return { record, forgetOld }
}

/** Everything before is forgotten. */
export const oldestKept = (clock: Clock): string => ago(clock, days(7))

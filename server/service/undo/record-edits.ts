import { eq, lt } from 'drizzle-orm'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { currentEdit, type Edit } from '#server/foundation/platform/current-edit'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable } from './kept-table'
import { type Group, summarize } from './summarize'
import { editRowsTable, editsTable, type StoredRow } from './table'
import { watchTables } from './watch-tables'

type Deps = { db: Db; clock: Clock; tables: readonly KeptTable[] }

/** Records what a change within a person's request does to the rows of these tables, in the transaction of the change. */
export const createEditRecorder = ({ db, clock, tables }: Deps) => {
  watchTables(db, tables)
  const open = db.$client.query<unknown, [number | null]>('UPDATE open_edit SET id = ?')
  const groupsOf = db.$client.query<Group, [number]>(
    `SELECT "of", iif("before" IS NULL, 'added', iif("after" IS NULL, 'removed', 'changed')) AS op, count(DISTINCT subject) AS count,
     min(label) AS label FROM edit_rows WHERE edit_id = ? GROUP BY 1, 2`,
  )
  const settingsRow = db.$client.query<{ before: string; after: string }, [number]>(
    `SELECT "before", "after" FROM edit_rows WHERE edit_id = ? AND "of" = 'config' ORDER BY id DESC`,
  )

  const edit = (id: number) => db.select().from(editsTable).where(eq(editsTable.id, id)).get()

  /** The row of the edit. An earlier transaction of the same request may have been rolled back. */
  const rowOf = ({ id, doer, undoes }: Edit): number => {
    const known = id === null ? undefined : edit(id)
    if (known) return known.id
    const stands = undoes === null || edit(undoes)?.stands === false
    return db
      .insert(editsTable)
      .values({ ...doer, at: stamp(clock), undoes, stands })
      .returning({ id: editsTable.id })
      .get().id
  }

  const sentenceFor = (id: number, undoes: number | null) => {
    if (undoes !== null) return edit(undoes)?.what ?? null
    const settings = settingsRow.get(id)
    return summarize({ groups: groupsOf.all(id), tables, settings: settings ? countChanged(settings) : 0 })
  }

  const close = (of: Edit, id: number): void => {
    open.run(null)
    const any = db.select({ id: editRowsTable.id }).from(editRowsTable).where(eq(editRowsTable.edit_id, id)).limit(1).get()
    if (!any) return void db.delete(editsTable).where(eq(editsTable.id, id)).run()
    db.update(editsTable)
      .set({ what: sentenceFor(id, of.undoes) })
      .where(eq(editsTable.id, id))
      .run()
    of.id = id
  }

  const record = <T>(change: () => T): T => {
    const current = currentEdit()
    if (!current) return change()
    const id = rowOf(current)
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

const countChanged = ({ before, after }: { before: string; after: string }): number => {
  const [was, is] = [JSON.parse(before) as StoredRow, JSON.parse(after) as StoredRow]
  return new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => (was[name] ?? null) !== (is[name] ?? null))).size
}

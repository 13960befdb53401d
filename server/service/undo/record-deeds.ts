import { eq, lt } from 'drizzle-orm'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { currentDeed, type Deed } from '#server/foundation/platform/current-deed'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable } from './kept-table'
import { type Group, summarize } from './summarize'
import { deedRowsTable, deedsTable, type StoredRow } from './table'
import { watchTables } from './watch-tables'

type Deps = { db: Db; clock: Clock; tables: readonly KeptTable[] }

/** Records what a change within a person's request does to the rows of these tables, in the transaction of the change. */
export const createDeedRecorder = ({ db, clock, tables }: Deps) => {
  watchTables(db, tables)
  const open = db.$client.query<unknown, [number | null]>('UPDATE open_deed SET id = ?')
  const groupsOf = db.$client.query<Group, [number]>(
    `SELECT "of", iif("before" IS NULL, 'added', iif("after" IS NULL, 'removed', 'changed')) AS op, count(DISTINCT subject) AS count,
     min(label) AS label FROM deed_rows WHERE deed_id = ? GROUP BY 1, 2`,
  )
  const settingsRow = db.$client.query<{ before: string; after: string }, [number]>(
    `SELECT "before", "after" FROM deed_rows WHERE deed_id = ? AND "of" = 'config' ORDER BY id DESC`,
  )

  const deed = (id: number) => db.select().from(deedsTable).where(eq(deedsTable.id, id)).get()

  /** The row of the deed. An earlier transaction of the same request may have been rolled back. */
  const rowOf = ({ id, doer, undoes }: Deed): number => {
    const known = id === null ? undefined : deed(id)
    if (known) return known.id
    const stands = undoes === null || deed(undoes)?.stands === false
    return db
      .insert(deedsTable)
      .values({ ...doer, at: stamp(clock), undoes, stands })
      .returning({ id: deedsTable.id })
      .get().id
  }

  const sentenceFor = (id: number, undoes: number | null) => {
    if (undoes !== null) return deed(undoes)?.what ?? null
    const settings = settingsRow.get(id)
    return summarize({ groups: groupsOf.all(id), tables, settings: settings ? countChanged(settings) : 0 })
  }

  const close = (of: Deed, id: number): void => {
    open.run(null)
    const any = db.select({ id: deedRowsTable.id }).from(deedRowsTable).where(eq(deedRowsTable.deed_id, id)).limit(1).get()
    if (!any) return void db.delete(deedsTable).where(eq(deedsTable.id, id)).run()
    db.update(deedsTable)
      .set({ what: sentenceFor(id, of.undoes) })
      .where(eq(deedsTable.id, id))
      .run()
    of.id = id
  }

  const record = <T>(change: () => T): T => {
    const current = currentDeed()
    if (!current) return change()
    const id = rowOf(current)
    open.run(id)
    const result = change()
    close(current, id)
    return result
  }

  const forgetOld = (): void => {
    db.delete(deedsTable)
      .where(lt(deedsTable.at, oldestKept(clock)))
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

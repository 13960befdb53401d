import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable, Op } from './kept-table'
import { editRowsTable, type StoredRow } from './table'

/** What an edit made of one row. */
export type Change = {
  readonly table: KeptTable
  readonly key: readonly (string | number)[]
  readonly label: string
  readonly before: StoredRow | null
  readonly after: StoredRow | null
}
/** The first of the rows with this key, and what became of it. */
type Noted = typeof editRowsTable.$inferSelect

/** The changes of an edit, each row once. */
export const readEdit = (db: Db, tables: readonly KeptTable[], id: number): readonly Change[] => {
  const rows = db.select().from(editRowsTable).where(eq(editRowsTable.edit_id, id)).orderBy(asc(editRowsTable.id)).all()
  const folded = new Map<string, Noted>()
  for (const row of rows) {
    const key = `${row.of} ${row.key}`
    const known = folded.get(key)
    folded.set(key, known ? { ...known, label: known.label ?? row.label, before: beforeBoth(known, row), after: row.after } : row)
  }
  return [...folded.values()].flatMap(({ of, key, label, before, after }) => {
    const table = tables.find(({ name }) => name === of)
    if (!table || isSame(table, before, after)) return []
    return [{ table, key: JSON.parse(key) as (string | number)[], label: label ?? '', before, after }]
  })
}

/** A row that was changed and then removed comes back whole, as it was before the change. */
const beforeBoth = (first: Noted, then: Noted): StoredRow | null => {
  if (first.before === null || then.after !== null) return first.before
  return { ...then.before, ...first.before }
}

const isSame = (table: KeptTable, before: StoredRow | null, after: StoredRow | null): boolean =>
  before === null || after === null ? before === after : changedIn(table, before, after).length === 0

/** The decided columns that differ. */
export const changedIn = (table: KeptTable, before: StoredRow, after: StoredRow): string[] =>
  table.decided.map(({ name }) => name).filter((name) => (before[name] ?? null) !== (after[name] ?? null))

export const opOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Op => {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** What a person has decided by now in a row that an edit changed. Undefined if there is none. */
export const presentOf = (db: Db, { table, key }: Pick<Change, 'table' | 'key'>): StoredRow | undefined => {
  const found = db.$client.query<{ row: string }, (string | number)[]>(table.present).get(...key)
  return found ? (JSON.parse(found.row) as StoredRow) : undefined
}

/** A later change of the same row that is in effect. */
export type Later = {
  readonly before: StoredRow | null
  readonly after: StoredRow | null
  readonly at: string
  readonly device: string | null
}

/** What others, or the same person again, made of a row since an edit, oldest first. */
export const laterOf = (db: Db, edit: number, { table, key }: Pick<Change, 'table' | 'key'>): readonly Later[] => {
  type Found = { before: string | null; after: string | null; at: string; device: string | null }
  return db.$client
    .query<Found, [string, string, number]>(
      `SELECT o."before", o."after", d.at, d.device FROM edit_rows o JOIN edits d ON d.id = o.edit_id AND d.stands AND d.undone_at IS NULL
       WHERE o."of" = ? AND o."key" = ? AND o.edit_id > ? ORDER BY o.id`,
    )
    .all(table.name, JSON.stringify(key), edit)
    .map(({ before, after, ...by }) => ({ ...by, before: rowIn(before), after: rowIn(after) }))
}
const rowIn = (json: string | null): StoredRow | null => (json === null ? null : (JSON.parse(json) as StoredRow))

/** A row, among all tables. */
export const addressOf = ({ table, key }: Pick<Change, 'table' | 'key'>): string => `${table.name} ${JSON.stringify(key)}`

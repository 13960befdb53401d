import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { type KeptTable, type Op, rowAsJson } from './kept-table'
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

/** What a person has decided by now in the rows that an edit changed, by table and key. */
export const readPresent = (db: Db, tables: readonly KeptTable[], id: number): ReadonlyMap<string, StoredRow> => {
  const found = new Map<string, StoredRow>()
  const touched = db.selectDistinct({ of: editRowsTable.of }).from(editRowsTable).where(eq(editRowsTable.edit_id, id)).all()
  for (const { of } of touched) {
    const table = tables.find(({ name }) => name === of)
    if (!table) continue
    const isIt = table.key.map((column, at) => `t."${column}" = json_extract(r.key, '$[${at}]')`).join(' AND ')
    const rows = db.$client
      .query<{ key: string; row: string }, [number, string]>(
        `SELECT r.key, ${rowAsJson(table.decided, 't')} AS row
         FROM (SELECT DISTINCT "key" FROM edit_rows WHERE edit_id = ? AND "of" = ?) r JOIN "${of}" t ON ${isIt}`,
      )
      .all(id, of)
    for (const { key, row } of rows) found.set(`${of} ${key}`, JSON.parse(row) as StoredRow)
  }
  return found
}

/** A later change of the same row that is in effect. */
export type Later = {
  readonly before: StoredRow | null
  readonly after: StoredRow | null
  readonly at: string
  readonly device: string | null
}

/** What others, or the same person again, made of the rows of an edit, by table and key. */
export const readLater = (db: Db, id: number): ReadonlyMap<string, readonly Later[]> => {
  type Found = { address: string; before: string | null; after: string | null; at: string; device: string | null }
  const rows = db.$client
    .query<Found, [number]>(
      `SELECT DISTINCT o."of" || ' ' || o."key" AS address, o."before", o."after", d.at, d.device
       FROM edit_rows r JOIN edit_rows o ON o."of" = r."of" AND o."key" = r."key" AND o.edit_id > r.edit_id
       JOIN edits d ON d.id = o.edit_id AND d.stands AND d.undone_at IS NULL WHERE r.edit_id = ?`,
    )
    .all(id)
  const parsed = rows.map(({ address, before, after, ...by }) => ({
    address,
    later: { ...by, before: rowIn(before), after: rowIn(after) },
  }))
  return new Map([...Map.groupBy(parsed, ({ address }) => address)].map(([address, all]) => [address, all.map(({ later }) => later)]))
}
const rowIn = (json: string | null): StoredRow | null => (json === null ? null : (JSON.parse(json) as StoredRow))

export const addressOf = ({ table, key }: Pick<Change, 'table' | 'key'>): string => `${table.name} ${JSON.stringify(key)}`

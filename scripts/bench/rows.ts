import type { Database, Statement } from 'bun:sqlite'

type Value = string | number | null | object
export type Row = Readonly<Record<string, Value>>

/** Inserts rows by the names of their columns. Objects are stored as JSON. All rows of a table have the same names. */
export const rowsInto = (db: Database): ((table: string, row: Row) => number) => {
  const prepared = new Map<string, Statement>()
  return (table, row) => {
    const names = Object.keys(row)
    let insert = prepared.get(table)
    if (!insert) {
      insert = db.prepare(
        `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      )
      prepared.set(table, insert)
    }
    const values = Object.values(row).map((value) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value))
    return Number(insert.run(...values).lastInsertRowid)
  }
}

import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { StoredEvent } from '#server/events'
import type { Thing } from '#server/foundation/platform/sentences'
import type { StoredRow } from './table'

export type Op = 'added' | 'removed' | 'changed'
/** A row that another row cannot do without. */
export type Need = { readonly of: string; readonly id: number }
export type Row = 'old' | 'new'

/** What undo knows of a table. */
export type Declared = {
  readonly table: SQLiteTable
  readonly kind: Thing
  /** Columns that Marquee fills in itself: their changes are nobody's decision. */
  readonly own?: readonly string[]
  /**
   * `removed`: what belongs to something else, and only comes back with it. `changed`: rows that Marquee adds and removes itself. `not_added`:
   * rows that Marquee adds itself.
   */
  readonly only?: 'removed' | 'changed' | 'not_added'
  /** How a person would call a row, as SQL. */
  readonly label?: (row: Row) => string
  /** The column with the id of its movie. */
  readonly movie?: string
  /** Addresses: putting back an old one could send it the present secret. */
  readonly guarded?: readonly string[]
  /** Rows that it refers to. */
  readonly needs?: (row: StoredRow) => readonly Need[]
  /** Has few rows, so that all of them can be asked what they need. */
  readonly isSmall?: true
  /** Columns that refer to it, each `table.column`. */
  readonly usedBy?: readonly string[]
  readonly ignoresCase?: true
  readonly announce?: (of: { id: number; row: StoredRow; op: Op }) => StoredEvent | null
}

export type KeptTable = Declared & {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: readonly SQLiteColumn[]
  /** The columns that a person decides. */
  readonly decided: readonly SQLiteColumn[]
  readonly unique: readonly string[]
  readonly isStamped: boolean
  /** SQL that reads, by its key, what a person has decided in a row. */
  readonly present: string
}

const times = ['created_at', 'updated_at']

export const keptTable = (declared: Declared): KeptTable => {
  const { name, columns, primaryKeys } = getTableConfig(declared.table)
  const blob = columns.find((column) => column.getSQLType() === 'blob')
  if (blob) throw new Error(`${name}.${blob.name}: a blob cannot be kept as JSON`)
  const key = primaryKeys[0]?.columns.map((column) => column.name) ?? columns.filter(({ primary }) => primary).map((column) => column.name)
  const own = [...(declared.own ?? []), ...times, ...key]
  const decided = columns.filter((column) => !own.includes(column.name))
  const isIt = key.map((column) => `t."${column}" = ?`).join(' AND ')
  return {
    ...declared,
    name,
    key,
    columns,
    decided,
    present: `SELECT ${rowAsJson(decided, 't')} AS row FROM "${name}" t WHERE ${isIt}`,
    unique: columns.filter((column) => column.isUnique && !column.primary).map((column) => column.name),
    isStamped: columns.some((column) => column.name === 'updated_at'),
  }
}

/** These columns of a row, as SQL that makes JSON. A null may be missing from it. */
export const rowAsJson = (columns: readonly SQLiteColumn[], row: string): string => {
  const parts: string[] = []
  for (let at = 0; at < columns.length; at += mostPairs) {
    const pairs = columns.slice(at, at + mostPairs).map((column) => `'${column.name}', ${valueAsJson(column, `${row}."${column.name}"`)}`)
    parts.push(`json_object(${pairs.join(', ')})`)
  }
  return parts.reduce((all, part) => `json_patch(${all}, ${part})`, parts.shift() ?? "'{}'")
}
/** Functions of SQLite take at most 127 arguments in older versions. */
const mostPairs = 50

const valueAsJson = (column: SQLiteColumn, value: string): string =>
  column.getSQLType() === 'real' ? `CASE WHEN ${value} IS NOT NULL THEN printf('%!.17g', ${value}) END` : value

/** The value as the column stores it. */
export const storedValue = (column: SQLiteColumn, row: StoredRow): string | number | null => {
  const value = row[column.name] ?? null
  return value !== null && column.getSQLType() === 'real' ? Number(value) : value
}

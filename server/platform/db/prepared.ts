import type { SQLQueryBindings } from 'bun:sqlite'
import { is, Placeholder } from 'drizzle-orm'
import type { Db } from './open'

type Written = { toSQL(): { sql: string; params: unknown[] } }
type Bound = SQLQueryBindings
export type Value = string | number | null
export type PreparedRows = (values?: Readonly<Record<string, Bound>>) => Value[][]

/**
 * A query that is written and prepared once, when it is first asked. It gives the values of each row in the order of its columns, as they are stored: what to make
 * of them is the reader's business. What its placeholders stand for is given by their names.
 */
export const prepareRows = (db: Db, query: () => Written): PreparedRows => {
  let read: PreparedRows | undefined
  return (values) => {
    read ??= prepare(db, query())
    return read(values)
  }
}

const prepare = (db: Db, query: Written): PreparedRows => {
  const { sql, params } = query.toSQL()
  const statement = db.$client.prepare(steady(sql))
  const bind = params.map((param) => (is(param, Placeholder) ? { name: String(param.name) } : { value: param as Bound }))
  return (values = {}) => statement.values(...bind.map((each) => ('name' in each ? (values[each.name] ?? null) : each.value))) as Value[][]
}

/**
 * SQLite takes a LIMIT that stands there alone into its plan, and plans the statement anew each time when that is bound: that takes as long
 * as to read a page.
 */
const steady = (sql: string): string => sql.replace(/\blimit \?/gi, '$& + 0')

import type { SQLQueryBindings } from 'bun:sqlite'
import { is, Placeholder } from 'drizzle-orm'
import type { Db } from './open'

type Written = { toSQL(): { sql: string; params: unknown[] } }
type Bound = SQLQueryBindings
export type Value = string | number | null
export type PreparedRows = (values?: Readonly<Record<string, Bound>>) => Value[][]

/**
 * A query that is built and prepared once, on first use. Returns each row's raw stored values in column order; the caller decodes them.
 * Placeholders are bound by name.
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

/** SQLite plans a statement with a bare bound LIMIT again on each bind, which takes as long as reading a page. `+ 0` avoids that. */
const steady = (sql: string): string => sql.replace(/\blimit \?/gi, '$& + 0')

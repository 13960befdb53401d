import { Database } from 'bun:sqlite'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'

export type Row = Record<string, unknown>
type Wanted = { table: string; columns: readonly string[] }

/** No movie library is larger; a larger one is meant to exhaust memory. */
const mostRows = 500_000
const longestText = 1_000_000
const mostText = 300_000_000

/** Opens an untrusted database read-only, with nothing in it allowed to run. Throws Invalid. */
export const openForeign = (path: string): Database => {
  try {
    const sqlite = new Database(path, { readonly: true })
    sqlite.run('PRAGMA trusted_schema = OFF')
    sqlite.run('PRAGMA cell_size_check = ON')
    sqlite.run('PRAGMA query_only = ON')
    sqlite.run('PRAGMA ignore_check_constraints = ON')
    return sqlite
  } catch {
    throw new Invalid(say(sentences, 'database_closed'), 'archive')
  }
}

const mostTables = 500

/** The names of its tables, views included. */
export const tablesOf = (sqlite: Database): string[] =>
  guarded(() =>
    sqlite
      .query(
        `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name LIMIT ${mostTables}`,
      )
      .values(),
  ).map(([name]) => String(name))

/** The columns of a plain table. Null for anything else, which is not read. */
export const columnsIn = (sqlite: Database, table: string): string[] | null => {
  try {
    return [...columnsOf(sqlite, table)]
  } catch {
    // A view, a virtual table, or a damaged one: it is only named.
    return null
  }
}

/** Number of rows that have something in a column; of all rows without one. Only for columns of `columnsIn`. */
export const countOf = (sqlite: Database, table: string, column?: string): number => {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
  const where = column === undefined ? '' : ` WHERE ${quoted(column)} NOT IN ('', 0, '0', '[]', '{}', 'null')`
  return guarded(() => Number(sqlite.query(`SELECT count(*) FROM ${quoted(table)}${where}`).values()[0]?.[0] ?? 0))
}

/**
 * Iterates the rows of a plain table; missing columns are null. Null if the table is missing or has none of the columns. Refuses views,
 * virtual tables and generated columns, which can run code chosen by their author.
 */
export const rowsOf = (sqlite: Database, { table, columns }: Wanted): Iterable<Row> | null => {
  const known = guarded(() => columnsOf(sqlite, table))
  if (!columns.some((column) => known.has(column))) return null
  return iterate(sqlite, { table, columns: columns.filter((column) => known.has(column)) })
}

function* iterate(sqlite: Database, { table, columns }: Wanted): Generator<Row> {
  const shown = columns.map((column) => `CASE WHEN octet_length("${column}") <= ${longestText} THEN "${column}" END AS "${column}"`)
  const statement = guarded(() => sqlite.query(`SELECT ${shown.join(', ')} FROM "${table}" LIMIT ${mostRows + 1}`))
  const rows = guarded(() => statement.iterate())
  let seen = 0
  let size = 0
  for (;;) {
    const { value, done } = guarded(() => rows.next())
    if (done) return
    const row = value as Row
    for (const cell of Object.values(row)) size += typeof cell === 'string' ? cell.length : 0
    if (++seen > mostRows || size > mostText) throw new Invalid(say(sentences, 'database_too_large', { table }), 'archive')
    yield row
  }
}

const columnsOf = (sqlite: Database, table: string): Set<string> => {
  const found = sqlite.query('SELECT type, sql FROM sqlite_schema WHERE name = ?').get(table) as { type: string; sql: string } | null
  if (found === null) return new Set()
  if (found.type !== 'table' || /^\s*CREATE\s+VIRTUAL/i.test(found.sql))
    throw new Invalid(say(sentences, 'database_table_not_plain', { table }), 'archive')
  const columns = sqlite.query('SELECT name, hidden FROM pragma_table_xinfo(?)').all(table) as { name: string; hidden: number }[]
  if (columns.some(({ hidden }) => hidden !== 0)) throw new Invalid(say(sentences, 'database_table_not_plain', { table }), 'archive')
  const [result] = sqlite.query(`PRAGMA quick_check("${table}")`).values()
  if (result?.[0] !== 'ok') throw new Invalid(say(sentences, 'database_damaged', { error: String(result?.[0]).slice(0, 200) }), 'archive')
  return new Set(columns.map(({ name }) => name))
}

const guarded = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Invalid) throw error
    const words = error instanceof Error ? error.message : String(error)
    throw new Invalid(say(sentences, 'database_unreadable', { error: words }), 'archive')
  }
}

import { Database } from 'bun:sqlite'
import { type Migration, migrate } from '#server/foundation/platform/db/migrate'

type Column = { name: string; type: string; dflt_value: string | null }
type Reference = { from: string }

const rowsPerTable = 3

/**
 * A database with the newest of these schemas and rows in every table, along with their parents, as SQL. A stored copy represents an
 * installation of that version, which all later versions must read.
 */
export const schemaFixture = (migrations: readonly Migration[]): string => {
  const sqlite = new Database(':memory:')
  try {
    migrate(sqlite, migrations)
    sqlite.run('PRAGMA foreign_keys = OFF')
    const filled = triggersFirst(sqlite, tablesOf(sqlite)).filter((table) => fill(sqlite, table))
    const orphans = sqlite.query('PRAGMA foreign_key_check').all()
    if (orphans.length > 0) throw new Error(`orphaned rows: ${JSON.stringify(orphans)}`)
    return dump(sqlite, filled)
  } finally {
    sqlite.close()
  }
}

/** Tables whose triggers fill others come first, so that what they fill is what they say. */
const triggersFirst = (sqlite: Database, tables: readonly string[]): string[] => {
  const withTriggers = sqlite
    .query<{ name: string }, []>("SELECT DISTINCT tbl_name AS name FROM sqlite_master WHERE type = 'trigger'")
    .all()
  const first = new Set(withTriggers.map(({ name }) => name))
  return [...tables.filter((table) => first.has(table)), ...tables.filter((table) => !first.has(table))]
}

/** Tables that rows are inserted into, without the internal tables of search indexes. */
export const tablesOf = (sqlite: Database): string[] =>
  sqlite
    .query<{ name: string }, []>(
      `SELECT m.name FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name AND l.type = 'table'
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.rowid`,
    )
    .all()
    .map(({ name }) => name)

/** The number of rows in each table. */
export const countsOf = (sqlite: Database): Record<string, number> =>
  Object.fromEntries(
    tablesOf(sqlite).map((table) => [table, sqlite.query<{ n: number }, []>(`SELECT count(*) n FROM "${table}"`).get()!.n]),
  )

/** Returns false for a table that triggers have filled; they will again when the fixture is read. */
const fill = (sqlite: Database, table: string): boolean => {
  if (sqlite.query(`SELECT 1 FROM "${table}"`).get()) return false
  const columns = sqlite.query<Column, []>(`PRAGMA table_info("${table}")`).all()
  const references = sqlite.query<Reference, []>(`PRAGMA foreign_key_list("${table}")`).all()
  const insert = sqlite.prepare(
    `INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  for (let n = 1; n <= (table === 'config' ? 1 : rowsPerTable); n++) insert.run(...columns.map((column) => cellOf(column, references, n)))
  return true
}

const cellOf = ({ name, type, dflt_value }: Column, references: readonly Reference[], n: number): string | number | Buffer | null => {
  if (references.some(({ from }) => from === name)) return n
  if (dflt_value?.startsWith("'")) return dflt_value.slice(1, -1)
  if (/blob/i.test(type)) return Buffer.from([n])
  if (/int|real|num/i.test(type)) return n
  return name.endsWith('_at') || name === 'at' ? `2026-01-0${n}T00:00:00.000Z` : `${name} ${n}`
}

const dump = (sqlite: Database, tables: readonly string[]): string => {
  const objects = sqlite
    .query<{ type: string; sql: string }, []>(
      `SELECT type, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
        AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') ORDER BY rowid`,
    )
    .all()
  const pragma = (name: string) => Object.values(sqlite.query<Record<string, number>, []>(`PRAGMA ${name}`).get()!)[0]
  const inserts = tables.flatMap((table) =>
    sqlite
      .query(`SELECT * FROM "${table}"`)
      .values()
      .map((row) => `INSERT INTO "${table}" VALUES (${row.map(literal).join(', ')})`),
  )
  return [
    `PRAGMA application_id = ${pragma('application_id')}`,
    `PRAGMA user_version = ${pragma('user_version')}`,
    ...objects.map(({ sql }) => sql),
    ...inserts,
    '',
  ].join(';\n')
}

const literal = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

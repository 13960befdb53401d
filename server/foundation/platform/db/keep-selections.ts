import { Column, getTableName, is, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

type Field = { readonly field: unknown }
type Dialect = Pick<SQLiteSyncDialect, 'sqlToQuery'> & {
  buildSelection(fields: readonly Field[], how?: { isSingleTable?: boolean }): SQL
}

/**
 * Writes the columns of a selection once for each that occurs: for wide tables, writing them anew takes longer than most statements run. A
 * selection that is not only columns is written anew.
 */
export const keepSelections = <T extends object>(db: T): T => {
  // Its types hide what builds the statements.
  const { dialect } = db as unknown as { dialect: Dialect }
  const build = dialect.buildSelection.bind(dialect)
  const kept = new Map<string, string>()
  dialect.buildSelection = (fields, how = {}) => {
    const key = keyOf(fields, how.isSingleTable ?? false)
    if (key === null) return build(fields, how)
    const text = kept.get(key) ?? dialect.sqlToQuery(build(fields, how)).sql
    kept.set(key, text)
    return sql.raw(text)
  }
  return db
}

/** Null if it is not only columns. */
const keyOf = (fields: readonly Field[], isSingleTable: boolean): string | null => {
  let key = isSingleTable ? 'one' : 'several'
  for (const { field } of fields) {
    if (!is(field, Column)) return null
    key += ` ${getTableName(field.table)}.${field.name}`
  }
  return key
}

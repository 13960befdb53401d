import { Database } from 'bun:sqlite'
import { say } from '#server/foundation/lib/sentence'
import { damageOf, numberOf } from '#server/foundation/platform/db/check'
import { type Migration, migrate } from '#server/foundation/platform/db/migrate'
import { applicationId } from '#server/foundation/platform/db/open'
import { BadArchive } from '#server/foundation/platform/read-zip'
import type { Manifest } from './manifest'
import { sentences } from './sentences'

type SchemaObject = { type: string; name: string; tbl_name: string; sql: string | null }

/**
 * Checks a database from an untrusted source, without writing to it. Throws BadArchive unless it is one of ours, has the version that the
 * manifest names, and is undamaged.
 * With `migrations`, its schema must be exactly that of its version: no triggers, views, or anything else that could run.
 */
export const checkDatabase = (path: string, manifest: Manifest, migrations?: readonly Migration[]): void => {
  const sqlite = openUntrusted(path)
  try {
    if (numberOf(sqlite, 'application_id') !== applicationId) throw new BadArchive(say(sentences, 'backup_of_other_program'))
    const version = numberOf(sqlite, 'user_version')
    if (version !== manifest.schema_version) throw new BadArchive(say(sentences, 'backup_of_other_version'))
    if (migrations) compareSchema(sqlite, schemaOf(migrations, version))
    checkContent(sqlite, manifest, migrations ? 'integrity_check' : 'quick_check')
  } catch (error) {
    if (error instanceof BadArchive) throw error
    throw new BadArchive(say(sentences, 'backup_database_unreadable', { error: error instanceof Error ? error.message : String(error) }))
  } finally {
    sqlite.close(true)
  }
}

const openUntrusted = (path: string): Database => {
  try {
    const sqlite = new Database(path, { readonly: true })
    sqlite.run('PRAGMA trusted_schema = OFF')
    sqlite.run('PRAGMA cell_size_check = ON')
    sqlite.run('PRAGMA query_only = ON')
    return sqlite
  } catch {
    throw new BadArchive(say(sentences, 'backup_database_not_opened'))
  }
}

const checkContent = (sqlite: Database, manifest: Manifest, check: 'quick_check' | 'integrity_check') => {
  const damage = damageOf(sqlite, check)
  if (damage !== null) throw new BadArchive(say(sentences, 'backup_database_damaged', { error: damage }))
  if (sqlite.query('PRAGMA foreign_key_check').values().length > 0) throw new BadArchive(say(sentences, 'backup_rows_without_parents'))
  const rows = countRows(sqlite)
  const isSame =
    Object.keys(rows).length === Object.keys(manifest.rows).length &&
    Object.entries(rows).every(([table, count]) => manifest.rows[table] === count)
  if (!isSame) throw new BadArchive(say(sentences, 'backup_rows_differ'))
}

/** Row counts of all our tables. */
export const countRows = (sqlite: Database): Record<string, number> =>
  Object.fromEntries(
    objectsOf(sqlite)
      .filter(({ type }) => type === 'table')
      .map(({ name }) => [name, Number(sqlite.query(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`).values()[0]?.[0])]),
  )

/** SQLite's internal tables, such as statistics, are not compared. */
const objectsOf = (sqlite: Database): SchemaObject[] =>
  sqlite
    .query("SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name")
    .all() as SchemaObject[]

/** The schema of a version, found by running its migrations. */
const schemaOf = (migrations: readonly Migration[], version: number): SchemaObject[] => {
  const sqlite = new Database(':memory:')
  try {
    migrate(
      sqlite,
      migrations.filter((migration) => migration.version <= version),
    )
    return objectsOf(sqlite)
  } finally {
    sqlite.close(true)
  }
}

const compareSchema = (sqlite: Database, expected: readonly SchemaObject[]) => {
  const found = objectsOf(sqlite)
  const strange = found.find((object) => !expected.some((known) => isSameObject(known, object)))
  if (strange) throw new BadArchive(say(sentences, 'backup_holds_unknown', { kind: strange.type, name: strange.name.slice(0, 60) }))
  if (found.length !== expected.length) throw new BadArchive(say(sentences, 'backup_lacks_tables'))
}

const isSameObject = (a: SchemaObject, b: SchemaObject) =>
  a.type === b.type && a.name === b.name && a.tbl_name === b.tbl_name && a.sql === b.sql

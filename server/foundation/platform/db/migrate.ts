import type { Database } from 'bun:sqlite'
import { applicationId } from './open'

export type Migration = { readonly version: number; readonly tag: string; readonly sql: string }

/** The version of the first released schema. Earlier ones existed only during development, and nothing migrates them. */
export const firstSchema = 31

/** The database was written by a newer version of the program, or before the first release. It is left untouched. */
export class UnknownSchema extends Error {
  readonly found: number
  readonly known: number
  constructor(found: number, known: number) {
    super(`The database has schema version ${found}; this program knows versions ${firstSchema} to ${known}`)
    this.found = found
    this.known = known
  }
}

export const schemaVersionOf = (sqlite: Database): number =>
  (sqlite.query('PRAGMA user_version').get() as { user_version: number }).user_version

/**
 * Migrates the database to the newest version, each step in its own transaction that also raises `user_version`. Foreign keys are off
 * meanwhile and checked before each commit: rebuilding a table must not cascade to its children.
 */
export const migrate = (sqlite: Database, migrations: readonly Migration[]): number => {
  const newest = migrations.at(-1)?.version ?? 0
  const found = schemaVersionOf(sqlite)
  const oldest = migrations[0]?.version ?? 0
  if (found > newest || (found > 0 && found < oldest)) throw new UnknownSchema(found, newest)
  const due = migrations.filter((m) => m.version > found)
  if (due.length === 0) return 0
  sqlite.run('PRAGMA foreign_keys = OFF')
  try {
    for (const migration of due) apply(sqlite, migration)
  } finally {
    sqlite.run('PRAGMA foreign_keys = ON')
  }
  return due.length
}

const apply = (sqlite: Database, { version, tag, sql }: Migration) => {
  const step = sqlite.transaction(() => {
    for (const statement of sql.split('--> statement-breakpoint')) if (statement.trim()) sqlite.run(statement)
    const broken = sqlite.query('PRAGMA foreign_key_check').all()
    if (broken.length > 0) throw new Error(`Migration ${tag} would orphan ${broken.length} rows`)
    sqlite.run(`PRAGMA user_version = ${version}`)
    sqlite.run(`PRAGMA application_id = ${applicationId}`)
  })
  step.immediate()
}

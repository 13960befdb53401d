import { Database } from 'bun:sqlite'
import { syncFile } from '#server/foundation/platform/durable-files'
import type { Credentials } from './schema'

/** Describes the restore; stored in the restored database so that the restore is announced exactly once. */
export type RestoreNote = { restore_id: string; at: string; backup: { backup_id: number | null; kind: string; filename: string } }
type CarryOver = { staged: string; live: string | null; credentials: Credentials; note: RestoreNote }

/** How far event numbers jump ahead when the live database cannot be read. */
const seqLeap = 1_000_000

/**
 * Copies into the staged database what a restore must not revert: access, the list of backups, the identity of this installation, and the
 * last event number. The staged database must not be open in a service yet.
 */
export const carryOver = ({ staged, live, credentials, note }: CarryOver): void => {
  const sqlite = new Database(staged, { readwrite: true, strict: true })
  try {
    sqlite.run('PRAGMA synchronous = FULL')
    sqlite.run('PRAGMA trusted_schema = OFF')
    if (live !== null) sqlite.run('ATTACH DATABASE ? AS live', [live])
    sqlite
      .transaction(() => {
        const seq = seqOf(sqlite, 'main')
        if (live === null) writeInstance(sqlite, 'seq', String(seq + seqLeap))
        else takeFromLive(sqlite, credentials, seq)
        writeInstance(sqlite, 'restore_id', note.restore_id)
        announce(sqlite, note)
      })
      .immediate()
  } finally {
    sqlite.close(true)
  }
  syncFile(staged)
}

const takeFromLive = (sqlite: Database, credentials: Credentials, seq: number) => {
  replaceRows(sqlite, 'instance')
  writeInstance(sqlite, 'seq', String(Math.max(seq, seqOf(sqlite, 'live'))))
  replaceRows(sqlite, 'backups')
  keepIdsRising(sqlite, 'backups')
  for (const table of ['offsite', 'offsite_copies']) if (isLive(sqlite, table)) replaceRows(sqlite, table)
  if (sqlite.query('SELECT 1 FROM main.config').get() === null) replaceRows(sqlite, 'config')
  takeSettings(sqlite, liveSettings)
  if (credentials === 'archive') return
  replaceRows(sqlite, 'sessions')
  takeSettings(sqlite, ownSettings)
}

/** Where the backups are, and where the service is reached: an older address could lock the user out or let others in. */
const liveSettings = ['backup_path', 'listen_address', 'listen_port', 'base_url', 'public_url'] as const
/** Credentials, and the path of a program to run, which only the holder of the API key may set. */
const ownSettings = ['api_key', 'session_signing_key', 'media_tool_path'] as const

/** Settings that a restore leaves as they are. */
export const keptSettings: ReadonlySet<string> = new Set([...liveSettings, ...ownSettings])

const takeSettings = (sqlite: Database, names: readonly string[]) => {
  const columns = commonColumns(sqlite, 'config').filter((column) => names.includes(column))
  for (const column of columns) sqlite.run(`UPDATE main.config SET "${column}" = (SELECT "${column}" FROM live.config LIMIT 1)`)
}

const replaceRows = (sqlite: Database, table: string) => {
  const columns = commonColumns(sqlite, table)
    .map((column) => `"${column}"`)
    .join(', ')
  sqlite.run(`DELETE FROM main."${table}"`)
  sqlite.run(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM live."${table}"`)
}

const isLive = (sqlite: Database, table: string): boolean =>
  sqlite.query("SELECT 1 FROM live.sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== null

/** The live database may have an older schema, as a command may restore before the service has migrated it. */
const commonColumns = (sqlite: Database, table: string): string[] => {
  const columnsOf = (schema: 'main' | 'live') =>
    sqlite
      .query(`SELECT name FROM pragma_table_info(?, '${schema}')`)
      .values(table)
      .map(([name]) => String(name))
  const live = columnsOf('live')
  return columnsOf('main').filter((column) => live.includes(column))
}

/** An id is never reused, not even by another backup. */
const keepIdsRising = (sqlite: Database, table: string) => {
  const highest = sqlite.query('SELECT seq FROM live.sqlite_sequence WHERE name = ?').values(table)[0]?.[0]
  if (highest === undefined) return
  sqlite.query('DELETE FROM main.sqlite_sequence WHERE name = ?').run(table)
  sqlite.query('INSERT INTO main.sqlite_sequence (name, seq) VALUES (?, ?)').run(table, Number(highest))
}

const seqOf = (sqlite: Database, schema: 'main' | 'live'): number =>
  Number(sqlite.query(`SELECT value FROM ${schema}.instance WHERE key = 'seq'`).values()[0]?.[0] ?? 0)

const writeInstance = (sqlite: Database, key: string, value: string) => {
  sqlite
    .query('INSERT INTO main.instance (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
    .run(key, value)
}

/** Writes the event as the journal would. There are no listeners yet; clients that connect later replay it. */
const announce = (sqlite: Database, { at, backup }: RestoreNote) => {
  const seq = seqOf(sqlite, 'main') + 1
  const type = 'backup_restored'
  writeInstance(sqlite, 'seq', String(seq))
  sqlite
    .query('INSERT INTO main.history (seq, type, at, data) VALUES (?, ?, ?, ?)')
    .run(seq, type, at, JSON.stringify({ type, ...backup, seq, at }))
}

/** The restore that a database came from; null if it was not restored. */
export const restoreIdOf = (database: string): string | null => {
  const sqlite = new Database(database, { readonly: true })
  try {
    const found = sqlite.query("SELECT value FROM instance WHERE key = 'restore_id'").values()[0]?.[0]
    return found === undefined ? null : String(found)
  } finally {
    sqlite.close(true)
  }
}

import { Database } from 'bun:sqlite'
import { syncFile } from '#server/platform/durable-files'
import type { Credentials } from './schema'

/** What the restored database tells of its own restore: stored inside it, so that it is told exactly once. */
export type RestoreNote = { restore_id: string; at: string; backup: { backup_id: number | null; kind: string; filename: string } }
type CarryOver = { staged: string; live: string | null; credentials: Credentials; note: RestoreNote }

/** When nobody can say how far the event numbers had come, they go on far beyond. */
const seqLeap = 1_000_000

/**
 * Takes from the live database into the staged one what a restore must not turn back: who may enter, which backups there are, which
 * installation this is, and how far the event numbers have come. Writes into a database that no service has opened yet.
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
  if (sqlite.query('SELECT 1 FROM main.config').get() === null) replaceRows(sqlite, 'config')
  takeSettings(sqlite, liveSettings)
  if (credentials === 'archive') return
  replaceRows(sqlite, 'sessions')
  takeSettings(sqlite, ownSettings)
}

/** Where the backups lie that are listed, and where whoever restores reaches the service: an older address could lock them out, or let others in. */
const liveSettings = ['backup_path', 'listen_address', 'listen_port', 'base_url', 'public_url'] as const
/** Who may enter; and which program is run, which nobody but the holder of the key may choose. */
const ownSettings = ['api_key', 'session_signing_key', 'media_tool_path'] as const

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

/** The live database may still be of an older version, when a command restores before the service has seen it. */
const commonColumns = (sqlite: Database, table: string): string[] => {
  const columnsOf = (schema: 'main' | 'live') =>
    sqlite
      .query(`SELECT name FROM pragma_table_info(?, '${schema}')`)
      .values(table)
      .map(([name]) => String(name))
  const live = columnsOf('live')
  return columnsOf('main').filter((column) => live.includes(column))
}

/** An id that was given out is never given to another backup. */
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

/** As the journal stores it; nobody listens yet, so whoever connects later replays it. */
const announce = (sqlite: Database, { at, backup }: RestoreNote) => {
  const seq = seqOf(sqlite, 'main') + 1
  const type = 'backup_restored'
  writeInstance(sqlite, 'seq', String(seq))
  sqlite
    .query('INSERT INTO main.history (seq, type, at, data) VALUES (?, ?, ?, ?)')
    .run(seq, type, at, JSON.stringify({ type, ...backup, seq, at }))
}

/** Which restore a database came from; null when it came from none. */
export const restoreIdOf = (database: string): string | null => {
  const sqlite = new Database(database, { readonly: true })
  try {
    const found = sqlite.query("SELECT value FROM instance WHERE key = 'restore_id'").values()[0]?.[0]
    return found === undefined ? null : String(found)
  } finally {
    sqlite.close(true)
  }
}

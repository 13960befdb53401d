import { Database } from 'bun:sqlite'
import { existsSync, renameSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { migrate } from '#server/foundation/platform/db/migrate'
import { codeOf } from '#server/foundation/platform/durable-files'
import { migrations } from './migrations/embedded.gen'

export type LogDb = ReturnType<typeof openSound>
export type OpenedLogs = {
  readonly db: LogDb
  /** Why the log is in memory instead of its file. Null if it is in its file. */
  readonly homeless: unknown
  /** Writes the in-memory lines to the file. False if that fails. */
  readonly bringHome: () => boolean
  readonly close: () => void
}

/**
 * Opens the log database. Sets a damaged one aside (`.unreadable`, never overwriting another) and starts a new one. If it cannot be opened
 * for any other reason, such as a full disk, keeps the log in memory and writes it to the file as soon as possible.
 */
export const openLogs = (path: string): OpenedLogs => {
  try {
    return atHome(openSound(path))
  } catch (error) {
    if (!isDamage(error)) return inMemory(path, error)
  }
  try {
    putAside(path)
    return atHome(openSound(path))
  } catch (error) {
    return inMemory(path, error)
  }
}

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))

const putAside = (path: string): void => {
  const free = [`${path}.unreadable`, ...Array.from({ length: 1000 }, (_, i) => `${path}.unreadable-${i + 2}`)].find(
    (name) => !existsSync(name),
  )
  if (free === undefined) throw new Error('Too many damaged logs were set aside')
  for (const ending of ['-wal', '-shm', '']) if (existsSync(path + ending)) renameSync(path + ending, free + ending)
}

const atHome = (db: LogDb): OpenedLogs => ({ db, homeless: null, bringHome: () => true, close: () => db.$client.close() })

const inMemory = (path: string, homeless: unknown): OpenedLogs => {
  const db = openSound(':memory:')
  let last = 0
  const bringHome = (): boolean => {
    const rows = db.$client.query(`SELECT id, ${columns} FROM logs WHERE id > ? ORDER BY id`).values(last)
    if (rows.length === 0) return true
    try {
      const home = openSound(path).$client
      try {
        const insert = home.prepare(`INSERT INTO logs (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
        home.transaction(() => {
          for (const [, ...values] of rows) insert.run(...(values as string[]))
        })()
        insert.finalize()
      } finally {
        home.close()
      }
      last = Number(rows.at(-1)?.[0])
      return true
    } catch {
      // As long as the file cannot be written, the log stays in memory.
      return false
    }
  }
  return { db, homeless, bringHome, close: () => db.$client.close() }
}

const columns = 'ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source'

const openSound = (path: string) => {
  const sqlite = new Database(path, { create: true, strict: true })
  try {
    sqlite.run('PRAGMA busy_timeout = 2000')
    // Effective only before the first table: freed space can then be returned without rebuilding the file.
    sqlite.run('PRAGMA auto_vacuum = INCREMENTAL')
    sqlite.run('PRAGMA journal_mode = WAL')
    sqlite.run('PRAGMA synchronous = NORMAL')
    sqlite.run('PRAGMA trusted_schema = OFF')
    sqlite.run('PRAGMA journal_size_limit = 16777216')
    sqlite.run('PRAGMA cache_size = -4000')
    migrate(sqlite, migrations)
    sqlite.query('SELECT max(id) FROM logs').get()
  } catch (error) {
    sqlite.close()
    throw error
  }
  return drizzle({ client: sqlite })
}

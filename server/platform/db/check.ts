import { constants, Database } from 'bun:sqlite'
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { codeOf, removeIfThere } from '#server/platform/durable-files'
import { applicationId } from './open'

export type DatabaseState =
  | { kind: 'missing' }
  /** No byte, or no table: SQLite would open it as a new one. */
  | { kind: 'empty' }
  /** Not a database, somebody else's database, or damaged. */
  | { kind: 'unusable'; why: string }
  | { kind: 'newer_schema'; found: number }
  | { kind: 'sound'; schema_version: number }

/**
 * Looks at a database without changing a byte of it. Only for whoever holds the instance lock, and for a file that nobody of this
 * process has open: reading the header through another handle would give SQLite's locks back (POSIX).
 */
export const inspectDatabase = (path: string, known: number): DatabaseState => {
  const hadLog = existsSync(`${path}-wal`)
  const state = inspect(path, known, () => new Database(path, { readonly: true }))
  if (!hadLog) forgetEmptyLog(path)
  return state
}

/** The same for whoever holds no lock: a service may run on the database, or start in this very moment, and its log is its own. */
export const glanceAtDatabase = (path: string, known: number): DatabaseState => {
  const glance = () => inspect(path, known, () => openToGlance(path))
  const state = glance()
  // Read as a file that does not change while a service began to change it, a sound database can look damaged.
  return state.kind === 'unusable' && existsSync(`${path}-wal`) ? glance() : state
}

/** Opened so that no file is made beside it: without a log it is read as a file that does not change. */
export const openToGlance = (path: string): Database => {
  if (existsSync(`${path}-wal`)) return new Database(path, { readonly: true })
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return new Database(url.href, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI)
}

const inspect = (path: string, known: number, open: () => Database): DatabaseState => {
  const header = headerOf(path)
  if (header === null) return { kind: 'missing' }
  if (header.length === 0) return { kind: 'empty' }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return { kind: 'unusable', why: 'it is not a database' }
  try {
    return look(open(), known)
  } catch (error) {
    return { kind: 'unusable', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Looking at a database with a write-ahead log makes an empty log and its index; who only looked leaves nothing behind. */
const forgetEmptyLog = (path: string) => {
  if (!existsSync(`${path}-wal`) || statSync(`${path}-wal`).size > 0) return
  removeIfThere(`${path}-wal`)
  removeIfThere(`${path}-shm`)
}

const headerOf = (path: string): Buffer | null => {
  try {
    const fd = openSync(path, 'r')
    try {
      const header = Buffer.alloc(16)
      return header.subarray(0, readSync(fd, header, 0, 16, 0))
    } finally {
      closeSync(fd)
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const look = (sqlite: Database, known: number): DatabaseState => {
  try {
    sqlite.run('PRAGMA busy_timeout = 5000')
    sqlite.run('PRAGMA trusted_schema = OFF')
    const found = numberOf(sqlite, 'user_version')
    const owner = numberOf(sqlite, 'application_id')
    if (owner === 0 && found === 0 && isWithoutTables(sqlite)) return { kind: 'empty' }
    if (owner !== applicationId) return { kind: 'unusable', why: 'it is a database of another program' }
    if (found > known) return { kind: 'newer_schema', found }
    const damage = damageOf(sqlite)
    return damage === null ? { kind: 'sound', schema_version: found } : { kind: 'unusable', why: `it is damaged: ${damage}` }
  } finally {
    sqlite.close(true)
  }
}

export const numberOf = (sqlite: Database, pragma: 'user_version' | 'application_id'): number =>
  (sqlite.query(`PRAGMA ${pragma}`).get() as Record<string, number>)[pragma] ?? 0

const isWithoutTables = (sqlite: Database) => sqlite.query('SELECT 1 FROM sqlite_schema LIMIT 1').get() === null

/** The first thing that SQLite finds wrong; null when the database is sound. */
export const damageOf = (sqlite: Database, check: 'quick_check' | 'integrity_check' = 'quick_check'): string | null => {
  const [first] = sqlite.query(`PRAGMA ${check}(1)`).values()
  const said = String(first?.[0] ?? 'no answer')
  return said === 'ok' ? null : said
}

import { Database } from 'bun:sqlite'
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { codeOf, removeIfThere } from '#server/platform/durable-files'
import { storageTroubleOf } from '#server/platform/storage-trouble'
import { openImage, openUnchanging } from './image'
import { type Migration, migrate } from './migrate'
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
export const inspectDatabase = (path: string, known: number, { isChecked = false } = {}): DatabaseState => {
  const hadLog = existsSync(`${path}-wal`)
  const state = inspect(path, known, { open: () => new Database(path, { readonly: true }), isChecked })
  if (!hadLog) forgetEmptyLog(path)
  return state
}

/** The same for whoever holds no lock: a service may run on the database, or start in this very moment, and its log is its own. */
export const glanceAtDatabase = (path: string, known: number): DatabaseState => {
  const glance = () => inspect(path, known, { open: () => openToGlance(path), isChecked: false })
  const state = glance()
  // Read as a file that does not change while a service began to change it, a sound database can look damaged.
  return state.kind === 'unusable' && existsSync(`${path}-wal`) ? glance() : state
}

/** Opened so that no file is made beside it: without a log it is read as a file that does not change. */
export const openToGlance = (path: string): Database =>
  existsSync(`${path}-wal`) ? new Database(path, { readonly: true }) : openUnchanging(path)

/** `isChecked`: its pages were looked at before, and nothing has changed since. */
type Look = { open: () => Database; isChecked: boolean }
const inspect = (path: string, known: number, how: Look): DatabaseState => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return { kind: 'unusable', why: 'it is a folder' }
  const header = headerOf(path)
  if (header === null) return { kind: 'missing' }
  if (header.length === 0) return { kind: 'empty' }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return { kind: 'unusable', why: 'it is not a database' }
  try {
    return lookAnyhow(path, known, how)
  } catch (error) {
    if (storageTroubleOf(error) !== null) throw error
    return { kind: 'unusable', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Even a look makes files beside a database with a log, which a full or read-only disk refuses: then an image of it is looked at. */
const lookAnyhow = (path: string, known: number, { open, isChecked }: Look): DatabaseState => {
  try {
    return look(open(), known, isChecked)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
    return look(openImage(path), known, isChecked)
  }
}

/** A table of this version that the database does not have; null when it has all of them. */
export const lackingTable = (path: string, migrations: readonly Migration[]): string | null => {
  const wanted = new Database(':memory:')
  const found = openToLook(path)
  try {
    migrate(wanted, migrations)
    const there = new Set(tablesIn(found))
    return tablesIn(wanted).find((name) => !there.has(name)) ?? null
  } finally {
    wanted.close()
    found.close()
  }
}

const openToLook = (path: string): Database => {
  const sqlite = new Database(path, { readonly: true })
  try {
    sqlite.query('SELECT 1 FROM sqlite_schema LIMIT 1').get()
    return sqlite
  } catch (error) {
    sqlite.close()
    if (storageTroubleOf(error) === null) throw error
    return openImage(path)
  }
}

const tablesIn = (sqlite: Database): string[] =>
  sqlite
    .query("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .values()
    .map(([name]) => String(name))

/** Looking at a database with a write-ahead log makes an empty log and its index; who only looked leaves nothing behind. */
const forgetEmptyLog = (path: string) => {
  if (!existsSync(`${path}-wal`) || statSync(`${path}-wal`).size > 0) return
  try {
    removeIfThere(`${path}-wal`)
    removeIfThere(`${path}-shm`)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
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

const look = (sqlite: Database, known: number, isChecked: boolean): DatabaseState => {
  try {
    sqlite.run('PRAGMA busy_timeout = 5000')
    sqlite.run('PRAGMA trusted_schema = OFF')
    const found = numberOf(sqlite, 'user_version')
    const owner = numberOf(sqlite, 'application_id')
    if (owner === 0 && found === 0 && isWithoutTables(sqlite)) return { kind: 'empty' }
    if (owner !== applicationId) return { kind: 'unusable', why: 'it is a database of another program' }
    if (found > known) return { kind: 'newer_schema', found }
    const damage = isChecked ? null : damageOf(sqlite)
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

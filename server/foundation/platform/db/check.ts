import { Database } from 'bun:sqlite'
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { codeOf, removeIfThere } from '#server/foundation/platform/durable-files'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { openImage, openUnchanging } from './image'
import { firstSchema, type Migration, migrate } from './migrate'
import { applicationId } from './open'

export type DatabaseState =
  | { kind: 'missing' }
  /** An empty file, or no tables: SQLite would open it as a new one. */
  | { kind: 'empty' }
  /** Not a database, another program's database, or damaged. */
  | { kind: 'unusable'; why: string }
  | { kind: 'unknown_schema'; found: number }
  | { kind: 'sound'; schema_version: number }

/**
 * Inspects a database without changing a byte. Only for the holder of the instance lock, and only for a file that this process does not
 * have open: closing another handle would release SQLite's locks (POSIX).
 */
export const inspectDatabase = (path: string, known: number, { isChecked = false } = {}): DatabaseState => {
  const hadLog = existsSync(`${path}-wal`)
  const state = inspect(path, known, { open: () => new Database(path, { readonly: true }), isChecked })
  if (!hadLog) forgetEmptyLog(path)
  return state
}

/** Inspects a database without the lock: a service may be using it or starting right now, and its log must not be touched. */
export const glanceAtDatabase = (path: string, known: number): DatabaseState => {
  const glance = () => inspect(path, known, { open: () => openToGlance(path), isChecked: false })
  const state = glance()
  // A sound database can look damaged if it was read as immutable while a service began to change it.
  return state.kind === 'unusable' && existsSync(`${path}-wal`) ? glance() : state
}

/** Opens it without creating files next to it: a database without a log is opened as immutable. */
export const openToGlance = (path: string): Database =>
  existsSync(`${path}-wal`) ? new Database(path, { readonly: true }) : openUnchanging(path)

/** `isChecked`: its pages were checked before and have not changed since. */
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

/** Even reading creates files next to a database that has a log. A full or read-only disk refuses that, so inspect an image instead. */
const lookAnyhow = (path: string, known: number, { open, isChecked }: Look): DatabaseState => {
  try {
    return look(open(), known, isChecked)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
    return look(openImage(path), known, isChecked)
  }
}

/** The first table of this version that the database lacks. Null if it has them all. */
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

/**
 * Reading a database with a write-ahead log creates an empty log and its index. Remove them, so that an inspection leaves nothing behind.
 */
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
    if (found > known || found < firstSchema) return { kind: 'unknown_schema', found }
    const damage = isChecked ? null : damageOf(sqlite)
    return damage === null ? { kind: 'sound', schema_version: found } : { kind: 'unusable', why: `it is damaged: ${damage}` }
  } finally {
    sqlite.close(true)
  }
}

export const numberOf = (sqlite: Database, pragma: 'user_version' | 'application_id'): number =>
  (sqlite.query(`PRAGMA ${pragma}`).get() as Record<string, number>)[pragma] ?? 0

const isWithoutTables = (sqlite: Database) => sqlite.query('SELECT 1 FROM sqlite_schema LIMIT 1').get() === null

/** The first problem that SQLite finds. Null if the database is sound. */
export const damageOf = (sqlite: Database, check: 'quick_check' | 'integrity_check' = 'quick_check'): string | null => {
  const [first] = sqlite.query(`PRAGMA ${check}(1)`).values()
  const result = String(first?.[0] ?? 'no answer')
  return result === 'ok' ? null : result
}

import { Database } from 'bun:sqlite'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { openImage } from './image'
import { keepSelections } from './keep-selections'
import { keepStatements } from './keep-statements'

export type Db = ReturnType<typeof openDb>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Identifies the database as ours (`PRAGMA application_id`): the letters MRQE. */
export const applicationId = 0x4d525145

/** Older versions of SQLite may lose writes when a write-ahead log is reset (sqlite.org/wal.html). */
const oldestSafeSqlite = '3.51.3'

/** Opens with full durability: every acknowledged write survives a power cut. */
export const openDb = (path: string) => {
  const sqlite = new Database(path, { create: true, strict: true })
  try {
    prepare(sqlite)
  } catch (error) {
    sqlite.close()
    throw error
  }
  keepStatements(sqlite)
  return keepSelections(drizzle({ client: sqlite }))
}

const prepare = (sqlite: Database): void => {
  refuseOldSqlite(sqlite)
  sqlite.run('PRAGMA busy_timeout = 5000')
  sqlite.run('PRAGMA journal_mode = WAL')
  sqlite.run('PRAGMA synchronous = FULL')
  sqlite.run('PRAGMA foreign_keys = ON')
  sqlite.run('PRAGMA trusted_schema = OFF')
  sqlite.run('PRAGMA journal_size_limit = 67108864')
  sqlite.run('PRAGMA cache_size = -16000')
  sqlite.query('SELECT count(*) FROM sqlite_schema').get()
}

/**
 * For a disk that refuses writes: an in-memory copy of everything committed. Writes to it are lost until `seal`, which makes them fail with
 * SQLITE_READONLY.
 */
export const openDbToRead = (path: string): Db => keepSelections(drizzle({ client: openImage(path) }))
export const seal = ({ $client }: Db): void => {
  $client.run('PRAGMA query_only = ON')
}

const refuseOldSqlite = (sqlite: Database) => {
  const { version } = sqlite.query('SELECT sqlite_version() AS version').get() as { version: string }
  if (Bun.semver.order(version, oldestSafeSqlite) < 0)
    throw new Error(`SQLite ${version} is too old; ${oldestSafeSqlite} or newer is required`)
}

import { Database } from 'bun:sqlite'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { migrate } from '#server/platform/db/migrate'
import { migrations } from './migrations/embedded.gen'

export type LogDb = ReturnType<typeof openSound>

/**
 * Opens the log's own database. A power cut may cost its last lines, and one that cannot be read is put aside (`.unreadable`)
 * and begun anew: the service starts without its past log rather than not at all.
 */
export const openLogs = (path: string): LogDb => {
  try {
    return openSound(path)
  } catch (error) {
    if (path === ':memory:' || !existsSync(path)) throw error
    for (const ending of ['', '-wal', '-shm']) putAside(path, ending)
    return openSound(path)
  }
}

const putAside = (path: string, ending: string): void => {
  rmSync(`${path}.unreadable${ending}`, { force: true })
  if (existsSync(path + ending)) renameSync(path + ending, `${path}.unreadable${ending}`)
}

const openSound = (path: string) => {
  const sqlite = new Database(path, { create: true, strict: true })
  try {
    sqlite.run('PRAGMA busy_timeout = 2000')
    // Counts only before the first table: room that is freed is given back without building the whole file anew.
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

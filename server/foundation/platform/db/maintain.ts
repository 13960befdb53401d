import type { Db } from './open'

/** Updates SQLite's query planner statistics and truncates the write-ahead log. */
export const maintain = (db: Db): void => {
  db.$client.run('PRAGMA optimize')
  db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
}

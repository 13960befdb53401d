import type { Db } from './open'

/** Lets SQLite learn what its queries are like, and empties the write-ahead log. */
export const maintain = (db: Db): void => {
  db.$client.run('PRAGMA optimize')
  db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
}

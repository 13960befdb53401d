import type { Db } from './open'

/**
 * A version of the database state. It changes with every write, made here (`total_changes`) or by another connection (`data_version`). It
 * may change without one, for example after a rollback, but never stays the same across one.
 */
export const createStateVersion = ({ $client }: Db): (() => string) => {
  const own = $client.prepare('SELECT total_changes()')
  const others = $client.prepare('PRAGMA data_version')
  return () => `${own.values()[0]?.[0]} ${others.values()[0]?.[0]}`
}

import type { Db } from './open'

/**
 * Tells two states of the database apart: it differs after every change, made here (`total_changes`) or by another connection
 * (`data_version`). It may differ without one, as what is rolled back was a change for a while; it never stays the same across one.
 */
export const createMark = ({ $client }: Db): (() => string) => {
  const own = $client.prepare('SELECT total_changes()')
  const others = $client.prepare('PRAGMA data_version')
  return () => `${own.values()[0]?.[0]} ${others.values()[0]?.[0]}`
}

import type { Db } from './open'

/**
 * Writes what would be found again, and what nothing outside rests on: it waits for no disk, and is safe with the next write that does. A
 * power cut in between takes it back, the end of the process does not.
 */
export const soon = <T>({ $client }: Pick<Db, '$client'>, write: () => T): T => {
  // Within a transaction, its beginner has decided.
  if ($client.inTransaction) return write()
  $client.run('PRAGMA synchronous = NORMAL')
  try {
    return write()
  } finally {
    $client.run('PRAGMA synchronous = FULL')
  }
}

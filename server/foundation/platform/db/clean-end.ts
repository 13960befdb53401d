import { existsSync, readFileSync, statSync } from 'node:fs'
import { removeIfThere, writeDurably } from '#server/foundation/platform/durable-files'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'

/** After this many starts, check the database even after a clean close: a disk can corrupt data at rest. */
const mostUnchecked = 10
const damaged = 'damaged\n'
const noteOf = (database: string) => `${database}.closed`

/** A fingerprint of the file. It changes with every write, whoever writes. */
const standOf = (database: string): string => {
  const { size, mtimeNs, ino } = statSync(database, { bigint: true })
  return `${size} ${mtimeNs} ${ino}`
}

/**
 * Whether the file is unchanged since a clean close and its pages passed a full check a few starts ago. A new check, which takes longer the
 * larger the library, would find the same.
 */
export const isAsItWasLeft = (database: string): boolean => {
  const { stand, starts } = readNote(database)
  return isWhole(database) && stand === standOf(database) && starts < mostUnchecked
}

/** A check in the background found damage, so the next start checks before it opens the database. */
export const noteDamage = (database: string): void => quietly(() => writeDurably(noteOf(database), damaged))

export const isDamageNoted = (database: string): boolean =>
  existsSync(noteOf(database)) && readFileSync(noteOf(database), 'utf8') === damaged

/** Requires a check at the next start, unless the database is closed cleanly. */
export const forgetHowItWasLeft = (database: string): void => quietly(() => removeIfThere(noteOf(database)))

/** Called by the last one to close the database. If its log still holds changes, the close was not clean and nothing is noted. */
export const noteCleanEnd = (database: string): void =>
  quietly(() => {
    if (isWhole(database)) writeDurably(noteOf(database), `${standOf(database)}\n${readNote(database).starts + 1}\n`)
  })

/** Whether the log is empty, so the file alone is complete. */
const isWhole = (database: string): boolean => existsSync(database) && !hasLog(database)

/** Whether changes are in the log only: its last user was cut off. */
export const hasLog = (database: string): boolean => (statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

/** `starts` counts starts since the last full check. */
const readNote = (database: string): { stand: string | null; starts: number } => {
  if (!existsSync(noteOf(database))) return { stand: null, starts: 0 }
  const [, stand = null, starts = ''] = /^(\d+ \d+ \d+)\n(\d{1,4})\n$/.exec(readFileSync(noteOf(database), 'utf8')) ?? []
  return { stand, starts: Number(starts) }
}

/** Failing to write the note only makes the next start slower. */
const quietly = (write: () => void): void => {
  try {
    write()
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
}

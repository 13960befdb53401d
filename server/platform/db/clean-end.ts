import { existsSync, readFileSync, statSync } from 'node:fs'
import { removeIfThere, writeDurably } from '#server/platform/durable-files'
import { storageTroubleOf } from '#server/platform/storage-trouble'

/** After so many starts the database is checked again however it was left, as a disk may spoil what nobody writes. */
const mostUnchecked = 10
const noteOf = (database: string) => `${database}.closed`

/** Its file as it is now: every change of it, by whomever, makes another. */
const standOf = (database: string): string => {
  const { size, mtimeNs, ino } = statSync(database, { bigint: true })
  return `${size} ${mtimeNs} ${ino}`
}

/**
 * Whether the file is the very one that a clean end left behind, which a check of all its pages found sound some starts ago: then the same
 * check, which takes longer the larger the library is, would find the same.
 */
export const isAsItWasLeft = (database: string): boolean => {
  const { stand, starts } = readNote(database)
  return isWhole(database) && stand === standOf(database) && starts < mostUnchecked
}

/** From now on it must be checked, unless it is closed cleanly. */
export const forgetHowItWasLeft = (database: string): void => quietly(() => removeIfThere(noteOf(database)))

/** By whoever had it open last. What still waits in its log is no clean end, and nothing is noted. */
export const noteCleanEnd = (database: string): void =>
  quietly(() => {
    if (isWhole(database)) writeDurably(noteOf(database), `${standOf(database)}\n${readNote(database).starts + 1}\n`)
  })

/** Everything is in the file itself. */
const isWhole = (database: string): boolean =>
  existsSync(database) && (statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0

/** `starts`: since its pages were looked at. */
const readNote = (database: string): { stand: string | null; starts: number } => {
  if (!existsSync(noteOf(database))) return { stand: null, starts: 0 }
  const [, stand = null, starts = ''] = /^(\d+ \d+ \d+)\n(\d{1,4})\n$/.exec(readFileSync(noteOf(database), 'utf8')) ?? []
  return { stand, starts: Number(starts) }
}

/** Without the note a start takes longer; that is all. */
const quietly = (write: () => void): void => {
  try {
    write()
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
}

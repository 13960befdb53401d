import { copyFileSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Clock } from '#server/foundation/lib/clock'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { inspectDatabase } from '#server/foundation/platform/db/check'
import { codeOf, hasNoLinks, removeIfThere, syncFile, syncFolder, writeDurably } from '#server/foundation/platform/durable-files'
import { Unavailable } from '#server/foundation/platform/errors'
import { restoreIdOf } from './carry-over'
import { sentences } from './sentences'

/** The files of a restore, all in one folder, so that a rename never copies. */
export const filesIn = (dataDir: string) => ({
  database: join(dataDir, 'app.db'),
  staged: join(dataDir, 'app.db.restoring'),
  rollback: join(dataDir, 'app.db.rollback'),
  rollbackLog: join(dataDir, 'app.db.rollback-wal'),
  journal: join(dataDir, 'restore.json'),
  uploads: join(dataDir, 'uploads'),
})

const Journal = Type.Object({ restore_id: Type.String(), had_database: Type.Boolean() })
type Journal = Static<typeof Journal>

export type SwapStep = 'journal_written' | 'rollback_kept' | 'swapped' | 'checked' | 'journal_removed'
type Swap = { dataDir: string; restore_id: string; known: number; reached?: (step: SwapStep) => void }

/**
 * Puts the staged database in place of the live one, which must not be open anywhere. At every moment `app.db` is intact: the old one or
 * the new one. Throws after putting the old one back. `finish` removes the restore journal.
 */
export const swapIn = ({ dataDir, restore_id, known, reached = () => {} }: Swap): { undo: () => void; finish: () => void } => {
  const { database, staged, rollback, journal } = filesIn(dataDir)
  const had_database = existsSync(database)
  refuseWhileOpen(database, known)
  writeDurably(journal, JSON.stringify({ restore_id, had_database } satisfies Journal))
  reached('journal_written')
  const undo = () => undoSwap(dataDir, had_database)
  try {
    keepWal(dataDir)
    if (had_database) keepFor(rollback, database)
    reached('rollback_kept')
    renameSync(staged, database)
    syncFolder(dataDir)
    reached('swapped')
    requireRestored(database, { restore_id, known })
    reached('checked')
  } catch (error) {
    undo()
    throw error
  }
  return {
    undo,
    finish: () => {
      forgetJournal(dataDir)
      reached('journal_removed')
    },
  }
}

/**
 * A sound database with a WAL next to it is open somewhere, and what was committed there would be lost. The WAL of a damaged one is kept
 * with it.
 */
const refuseWhileOpen = (database: string, known: number) => {
  const isOpen = existsSync(`${database}-wal`) && inspectDatabase(database, known).kind === 'sound'
  if (isOpen) throw new Unavailable(say(sentences, 'database_in_use'))
}

const keepWal = (dataDir: string) => {
  const { database, rollbackLog } = filesIn(dataDir)
  removeIfThere(rollbackLog)
  if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, rollbackLog)
  removeIfThere(`${database}-shm`)
}

const keepFor = (rollback: string, database: string) => {
  removeIfThere(rollback)
  try {
    linkSync(database, rollback)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    copyFileSync(database, rollback)
    syncFile(rollback)
  }
  syncFolder(join(rollback, '..'))
}

const requireRestored = (database: string, { restore_id, known }: { restore_id: string; known: number }) => {
  const { kind } = inspectDatabase(database, known)
  if (kind !== 'sound' || restoreIdOf(database) !== restore_id) throw new Error('The restored database cannot be used')
}

/** Can itself be interrupted and repeated. */
const undoSwap = (dataDir: string, had_database: boolean) => {
  const { database, staged, rollback } = filesIn(dataDir)
  if (!existsSync(staged) && existsSync(had_database ? rollback : database)) {
    removeIfThere(`${database}-wal`)
    removeIfThere(`${database}-shm`)
    if (had_database) renameSync(rollback, database)
    else removeIfThere(database)
  }
  restoreWal(dataDir)
  removeIfThere(staged)
  removeIfThere(rollback)
  syncFolder(dataDir)
  forgetJournal(dataDir)
}

const restoreWal = (dataDir: string) => {
  const { database, rollbackLog } = filesIn(dataDir)
  if (existsSync(rollbackLog) && !existsSync(`${database}-wal`)) renameSync(rollbackLog, `${database}-wal`)
}

const forgetJournal = (dataDir: string) => {
  removeIfThere(filesIn(dataDir).journal)
  syncFolder(dataDir)
}

/** The outcome of an interrupted restore. */
export type Settled = 'none' | 'finished' | 'did_not_happen' | 'rolled_back'

/** Runs at boot, before anything opens the database: completes an interrupted restore or undoes it. */
export const settleRestore = (dataDir: string, known: number): Settled => {
  const { database, staged, journal } = filesIn(dataDir)
  const found = readJournal(journal)
  if (found === null) {
    removeIfThere(staged)
    removeIfThere(`${staged}-journal`)
    return 'none'
  }
  if (existsSync(staged)) {
    undoSwap(dataDir, found.had_database)
    return 'did_not_happen'
  }
  const { kind } = inspectDatabase(database, known)
  if (kind === 'unknown_schema') return 'none'
  if (kind === 'sound' && restoreIdOf(database) === found.restore_id) {
    forgetJournal(dataDir)
    return 'finished'
  }
  undoSwap(dataDir, found.had_database)
  return 'rolled_back'
}

const readJournal = (path: string): Journal | null => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  const found: unknown = JSON.parse(text)
  return Value.Check(Journal, found) ? found : null
}

/** A database that could not be opened may be needed for longer than a week, so it gets a name that no cleanup matches. */
export const keepUnusable = (dataDir: string, at: string): string | null => {
  const { database, rollback, rollbackLog } = filesIn(dataDir)
  if (!existsSync(rollback)) return null
  const kept = `${database}.unusable-${at.replaceAll(/[-:.]/g, '')}`
  renameSync(rollback, kept)
  if (existsSync(rollbackLog)) renameSync(rollbackLog, `${kept}-wal`)
  syncFolder(dataDir)
  return kept
}

/** Deletes uploads that were interrupted when the service ended. */
export const forgetUploads = (dataDir: string): void => rmSync(filesIn(dataDir).uploads, { recursive: true, force: true })

/** Deletes the replaced database a week or more after a restore; it also has a backup. Call it only while the clock is not in doubt. */
export const forgetOldRollback = (dataDir: string, clock: Clock): void => {
  const { rollback, rollbackLog } = filesIn(dataDir)
  const before = clock.now().getTime() - milliseconds(days(7))
  for (const path of [rollback, rollbackLog]) if (existsSync(path) && statSync(path).ctimeMs < before) removeIfThere(path)
}

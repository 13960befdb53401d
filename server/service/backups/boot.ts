import { Database } from 'bun:sqlite'
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseState, inspectDatabase, lackingTable } from '#server/foundation/platform/db/check'
import { forgetHowItWasLeft, isAsItWasLeft, isDamageNoted } from '#server/foundation/platform/db/clean-end'
import { type Migration, migrate } from '#server/foundation/platform/db/migrate'
import { openDb } from '#server/foundation/platform/db/open'
import { removeIfThere, syncFile, syncFolder } from '#server/foundation/platform/durable-files'
import { readInstanceNote } from '#server/foundation/platform/instance-lock'
import type { Log } from '#server/foundation/platform/log'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { type BackupAtHand, findArchives, newestIntact } from './find-archives'
import { filesIn, forgetUploads, type Settled, settleRestore } from './swap'

export type Boot =
  /** `isUnchecked`: its pages are still to be checked, as the caller allowed. */
  | { kind: 'ok'; restore: Settled; isUnchecked?: true }
  | { kind: 'first_boot' }
  /** A database existed, but none is usable. Nothing was changed. */
  | { kind: 'recovery'; why: string; newest_verified_backup: BackupAtHand | null }
  | { kind: 'unknown_schema'; found: number; known: number }

type Deps = {
  dataDir: string
  migrations: readonly Migration[]
  log: Log
  /** This process is itself restoring a backup and decides how that ends, so the files it may still put back are left alone. */
  isRestoring?: boolean | undefined
  /** The caller checks the pages itself if that is needed, and changes nothing before. */
  checksLater?: boolean | undefined
}

/**
 * Everything between taking the lock and the first connection: settles an interrupted restore, checks that the database is usable, and
 * migrates it. Never creates a database where one existed before. Nothing else may have the database open.
 */
export const boot = async ({ dataDir, migrations, log, isRestoring, checksLater = false }: Deps): Promise<Boot> => {
  const known = migrations.at(-1)?.version ?? 0
  const restore = settle({ dataDir, known, log, isRestoring })
  const { database } = filesIn(dataDir)
  const { state, checked, problem } = lookAndPrepare(database, { migrations, log, checksLater })
  const recover = async (why: string): Promise<Boot> => {
    log.error('the database cannot be used', { why })
    return { kind: 'recovery', why, newest_verified_backup: await newestIntact(dataDir) }
  }
  switch (state.kind) {
    case 'missing':
      return hadDatabase(dataDir) ? await recover(`${database} is not there`) : { kind: 'first_boot' }
    case 'empty':
      return hadDatabase(dataDir) ? await recover(`${database} is empty`) : { kind: 'first_boot' }
    case 'unusable':
      return await recover(`${database} cannot be used: ${state.why}`)
    case 'unknown_schema':
      return { kind: 'unknown_schema', found: state.found, known }
    case 'sound': {
      if (problem !== null) return await recover(problem)
      if (!isRestoring) deleteUploads(dataDir)
      return { kind: 'ok', restore, ...(checked === 'later' && { isUnchecked: true as const }) }
    }
  }
}

type Looking = Pick<Deps, 'migrations' | 'log'> & { checksLater: boolean }
/** `problem`: why this version cannot use a sound database. */
const lookAndPrepare = (database: string, { checksLater, ...given }: Looking): Looked & { problem: string | null } => {
  const looked = look(database, { known: given.migrations.at(-1)?.version ?? 0, checksLater })
  const { state, checked } = looked
  if (state.kind !== 'sound') return { ...looked, problem: null }
  try {
    return { ...looked, problem: prepareDatabase(database, { ...given, found: state.schema_version, isChecked: checked === 'before' }) }
  } catch (error) {
    if (checked !== 'later') throw error
    // Damage came to light before it was searched.
    return lookAndPrepare(database, { ...given, checksLater: false })
  }
}

type Looked = { state: DatabaseState; checked: 'before' | 'now' | 'later' }
/** A database that is to be upgraded is checked now, and one in which a check in the background found damage. */
const look = (database: string, { known, checksLater }: { known: number; checksLater: boolean }): Looked => {
  if (isAsItWasLeft(database)) return { state: inspectDatabase(database, known, { isChecked: true }), checked: 'before' }
  const isDamaged = isDamageNoted(database)
  const glanced = inspectDatabase(database, known, { isChecked: true })
  const isCurrent = glanced.kind === 'sound' && glanced.schema_version === known
  if (!isDamaged) forgetHowItWasLeft(database)
  if (checksLater && isCurrent && !isDamaged) return { state: glanced, checked: 'later' }
  const state = inspectDatabase(database, known)
  if (state.kind === 'sound') forgetHowItWasLeft(database)
  return { state, checked: 'now' }
}

/** Why this version cannot use the database; null if it can. */
const prepareDatabase = (database: string, { isChecked, ...upgrade }: Upgrade & { isChecked: boolean }): string | null => {
  const { migrations, found } = upgrade
  const isOld = found < (migrations.at(-1)?.version ?? 0)
  if (isChecked && !isOld) return null
  const problem = isOld ? migrateDatabase(database, upgrade) : null
  if (problem !== null) return problem
  const lacking = lackingTable(database, migrations)
  return lacking === null ? null : `${database} lacks the table ${lacking}`
}

const deleteUploads = (dataDir: string): void => {
  try {
    forgetUploads(dataDir)
  } catch (error) {
    // The leftover only takes space, so a disk that rejects writes must not prevent startup.
    if (storageTroubleOf(error) === null) throw error
  }
}

const settle = ({ dataDir, known, log, isRestoring }: Omit<Deps, 'migrations'> & { known: number }): Settled => {
  if (isRestoring) return 'none'
  const restore = settleRestore(dataDir, known)
  if (restore !== 'none') log.warn('an interrupted restore was settled', { outcome: restore })
  return restore
}

/** Files that only a service that has run before leaves behind. */
const hadDatabase = (dataDir: string): boolean =>
  readInstanceNote(dataDir) !== null ||
  findArchives(dataDir).length > 0 ||
  readdirSync(dataDir).some((name) => /^app\.db\.(pre-v|rollback|unusable-)/.test(name)) ||
  hasBytes(join(dataDir, 'app.db-wal'))

const hasBytes = (path: string) => existsSync(path) && statSync(path).size > 0

type Upgrade = { migrations: readonly Migration[]; found: number; log: Log }
/** Returns why the migration failed. The database is then intact, at the version the migration reached. */
const migrateDatabase = (database: string, { migrations, found, log }: Upgrade): string | null => {
  const known = migrations.at(-1)?.version ?? 0
  try {
    copyBefore(database, { found, known })
    const { $client } = openDb(database)
    try {
      migrate($client, migrations)
    } finally {
      $client.close()
    }
    log.info('database migrated', { from: found, to: known })
    return null
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return `${database} could not be brought from schema version ${found} to ${known}: ${why}`
  }
}

/** Copies the database as the earlier version left it. After an interrupted upgrade that copy already exists, and is the better one. */
const copyBefore = (database: string, { found, known }: { found: number; known: number }) => {
  const copy = `${database}.pre-v${known}`
  const before = inspectDatabase(copy, known)
  if (before.kind === 'sound' && before.schema_version < found) return
  const partial = `${copy}.partial`
  removeIfThere(partial)
  try {
    const sqlite = new Database(database, { readonly: true })
    try {
      sqlite.run('VACUUM INTO ?', [partial])
    } finally {
      sqlite.close(true)
    }
    syncFile(partial)
    renameSync(partial, copy)
    syncFolder(join(copy, '..'))
  } catch (error) {
    removeIfThere(partial)
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import type { BackupKind } from './schema'
import { sentences } from './sentences'

export const defaultFolder = (dataDir: string) => join(dataDir, 'backups')
export const stagingIn = (folder: string) => join(folder, '.staging')

/** Only names that `nameFor` produces match, and never a path. */
const ourName = /^service-backup-(\d{8}T\d{6}\.\d{3})-(?:manual|scheduled|pre_restore)-v[\w.+-]{1,60}-[0-9a-f]{6}\.zip$/

/** The random suffix tells apart two archives made at the same moment. */
export const nameFor = (kind: BackupKind, { at, version }: { at: string; version: string }): string =>
  `service-backup-${at.replaceAll(/[-:Z]/g, '')}-${kind}-v${version.replaceAll(/[^\w.+-]/g, '_').slice(0, 60)}-${randomBytes(3).toString('hex')}.zip`

const isOurName = (name: string): boolean => ourName.test(name)

/** Oldest first by name; empty if the folder does not exist. */
export const archivesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(isOurName)
        .sort((a, b) => (momentIn(a) < momentIn(b) ? -1 : 1))
    : []

const momentIn = (name: string) => ourName.exec(name)?.[1] ?? ''

/** The path of an archive; null if the name is not one of ours or the file does not exist. */
export const archiveAt = (folder: string, name: string): string | null =>
  isOurName(name) && existsSync(join(folder, name)) ? join(folder, name) : null

/**
 * Creates the default folder. A folder that the user chose must already exist: if its disk were not mounted, creating it would fill the
 * wrong disk. Throws Unavailable.
 */
export const readyFolder = (dataDir: string, chosen: string | null): string => {
  const folder = chosen ?? defaultFolder(dataDir)
  if (chosen === null) mkdirSync(folder, { recursive: true, mode: 0o700 })
  requireFolder(folder)
  return folder
}

/** Throws Unavailable unless the folder exists and is writable. */
export const requireFolder = (folder: string): void => {
  const problem = problemOf(folder)
  if (problem) throw new Unavailable(say(sentences, 'backup_folder_unusable', { folder, problem }))
}

/** Deletes what an interrupted backup left behind. */
export const sweepStaging = (staging: string): void => rmSync(staging, { recursive: true, force: true })

const problemOf = (folder: string): string | null => {
  try {
    if (!statSync(folder).isDirectory()) return 'is not a folder'
    accessSync(folder, constants.W_OK)
    return null
  } catch {
    return existsSync(folder) ? 'is not writable' : 'does not exist'
  }
}

type Settings = { backup_path: string | null }
/** Settings check: the backup folder must exist and be writable. Throws Invalid. */
export const checkBackupPath = (next: Settings, changed: readonly string[]): void => {
  if (!changed.includes('backup_path') || next.backup_path === null) return
  checkFolder(next.backup_path, 'backup_path')
}

/** Throws Invalid for the field unless the folder exists and is writable. */
export const checkFolder = (folder: string, field: string): void => {
  const problem = problemOf(folder)
  if (problem) throw new Invalid(say(sentences, 'backup_path_wrong', { problem }), field)
}

/** The size of the database including its WAL. */
export const databaseBytes = (database: string): number =>
  [database, `${database}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0)

/** Throws OutOfSpace. The copy and the archive, which may be as large, briefly exist at the same time. */
export const requireSpace = (folder: string, bytes: number): void => {
  const { bavail, bsize } = statfsSync(folder)
  const needed = Math.ceil(bytes * 2.2)
  if (bavail * bsize >= needed) return
  throw new OutOfSpace(say(sentences, 'backup_needs_space', { needed, folder, free: bavail * bsize }))
}

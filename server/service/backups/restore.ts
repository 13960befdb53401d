import { randomUUID } from 'node:crypto'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { UnknownSchema } from '#server/foundation/platform/db/migrate'
import type { Db } from '#server/foundation/platform/db/open'
import { codeOf, removeIfThere } from '#server/foundation/platform/durable-files'
import { BadRequest, Conflict, OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import type { ArchiveWork } from './archive-work'
import type { Backups } from './backups'
import { carryOver } from './carry-over'
import type { Manifest } from './manifest'
import { isOutOfSpace } from './out-of-space'
import type { Credentials, Restored } from './schema'
import { sentences } from './sentences'
import { filesIn, type SwapStep, swapIn } from './swap'
import { withOpened } from './with-opened'

/** What a restore needs from the process that runs the service. */
export type RestoreHooks = {
  /**
   * Refuses further changes, waits for running ones, and stops the scheduler and children; reads continue.
   * Throws if something does not end, after undoing the pause.
   */
  quiesce(): Promise<void>
  /** Closes every database connection. `GET /status` is still answered. Idempotent. */
  close(): Promise<void>
  /** Rebuilds the service on the database that is now there, and serves it. Null in a command, which does not go on. */
  open(): Promise<Reopened | null>
  /** The service does not start with the old database either, and is now down. */
  lost(error: unknown): void
}
/** What a restore needs from the rebuilt service. */
export type Reopened = { log: Log; backups: Pick<Backups, 'clearBeforeRestore'> }
export type RestoreStep = 'quiesced' | 'backed_up' | 'carried_over' | 'closed' | 'reopened' | SwapStep
export type Restore = ReturnType<typeof createRestore>

type Deps = {
  db: Db
  backups: Pick<Backups, 'archive' | 'exclusive' | 'makeBeforeRestore'>
  archiveWork: ArchiveWork
  hooks: RestoreHooks
  clock: Clock
  dataDir: string
  /** The newest schema version that this program knows. */
  known: number
  reached?: (step: RestoreStep) => void
}
export type FromFile = { credentials: Credentials; passphrase?: string | null }
type Source = { path: string; filename: string; backup_id: number | null; checksum_sha256: string | null }

/** Restores a database from an archive. However it ends or is interrupted, the database is either the old one or the new one. */
export const createRestore = (deps: Deps) => {
  const { db, backups, archiveWork, hooks, clock, dataDir, known, reached = () => {} } = deps
  const { database, staged, uploads } = filesIn(dataDir)

  /** From here on nothing writes, so the backup contains everything. */
  const prepare = async (source: Source, manifest: Manifest, credentials: Credentials) => {
    const before = await backups.makeBeforeRestore()
    reached('backed_up')
    const restore_id = randomUUID()
    const backup = { backup_id: source.backup_id, kind: manifest.kind, filename: source.filename }
    carryOver({ staged, live: database, credentials, note: { restore_id, at: stamp(clock), backup } })
    leaveWal(db)
    reached('carried_over')
    return { restore_id, pre_restore_id: before.id }
  }

  const exchange = async (restore_id: string): Promise<Reopened | null> => {
    const { undo, finish } = swapIn({ dataDir, restore_id, known, reached })
    try {
      const reopened = await hooks.open()
      reached('reopened')
      finish()
      return reopened
    } catch (error) {
      try {
        await hooks.close()
      } finally {
        undo()
      }
      throw new DoesNotStart(error)
    }
  }

  const resumeService = async (why: unknown): Promise<void> => {
    try {
      const reopened = await hooks.open()
      reopened?.log.error('nothing was restored; the service continues with the previous database', { error: reasonOf(why) })
    } catch (error) {
      hooks.lost(error)
      throw error
    }
  }

  const afterwards = async ({ log, backups }: Reopened, { source, made }: { source: Source; made: number }): Promise<void> => {
    log.info('backup restored', { filename: source.filename, pre_restore_id: made })
    const cleared = await attempt(() => backups.clearBeforeRestore({ made, source: source.backup_id }))
    if (!cleared.ok) log.warn('failed to remove old backups', { error: cleared.error })
  }

  const bringBack = async (source: Source, credentials: Credentials): Promise<Restored> => {
    const instance = instanceOf(db)
    const manifest = await archiveWork.stage({ archive: source.path, checksum_sha256: source.checksum_sha256, staged })
    await hooks.quiesce()
    let isOpen = true
    try {
      reached('quiesced')
      const { restore_id, pre_restore_id } = await prepare(source, manifest, credentials)
      isOpen = false
      await hooks.close()
      reached('closed')
      const reopened = await exchange(restore_id)
      if (reopened) await afterwards(reopened, { source, made: pre_restore_id })
      const { created_at, app_version, schema_version } = manifest
      return {
        filename: source.filename,
        created_at,
        app_version,
        schema_version,
        is_own: manifest.instance_id === instance,
        pre_restore_id,
      }
    } catch (error) {
      try {
        if (isOpen) await hooks.close()
      } finally {
        await resumeService(error)
      }
      throw error
    }
  }

  const run = (source: Source, credentials: Credentials): Promise<Restored> =>
    backups.exclusive(say(sentences, 'backup_being_restored'), async () => {
      try {
        return await bringBack(source, credentials)
      } catch (error) {
        removeIfThere(staged)
        throw explain(error, source)
      }
    })

  return {
    /** Throws NotFound, or Conflict if the backup is missing, damaged, or of a newer version. */
    async fromBackup(id: number, credentials: Credentials): Promise<Restored> {
      const { path, row } = backups.archive(id)
      return await run({ path, filename: row.filename, backup_id: id, checksum_sha256: row.checksum_sha256 }, credentials)
    },
    /**
     * Throws BadRequest if the file is not an intact backup, Conflict if it is of a newer version, and Invalid if it is encrypted and there is
     * no passphrase.
     */
    fromFile: (path: string, filename: string, { credentials, passphrase = null }: FromFile): Promise<Restored> =>
      withOpened({ path, passphrase, archiveWork, scratch: uploads }, (opened) =>
        run({ path: opened, filename, backup_id: null, checksum_sha256: null }, credentials),
      ).catch((error: unknown) => {
        throw explain(error, { backup_id: null, filename })
      }),
  }
}

/**
 * Leaves the WAL mode, which makes the file complete and keeps an open statement from keeping an old WAL alive across the swap. Closed
 * connections with open statements only end once those statements are garbage-collected.
 */
const leaveWal = (db: Db) => {
  Bun.gc(true)
  try {
    db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
    db.$client.run('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
    throw new Unavailable(say(sentences, 'database_used_by_other'))
  }
}

/** The archive is intact, but the service does not start with it. */
class DoesNotStart extends Failure {
  constructor(cause: unknown) {
    super(say(sentences, 'service_does_not_start'), { cause })
  }
}
const reasonOf = (error: unknown): unknown => (error instanceof DoesNotStart ? error.cause : error)

const instanceOf = (db: Db): string =>
  String(db.$client.query("SELECT value FROM instance WHERE key = 'instance_id'").values()[0]?.[0] ?? '')

const explain = (error: unknown, { backup_id, filename }: Pick<Source, 'backup_id' | 'filename'>): unknown => {
  if (error instanceof UnknownSchema)
    return new Conflict(
      say(sentences, error.found > error.known ? 'backup_of_newer_version' : 'backup_of_older_version', {
        filename,
        found: error.found,
        known: error.known,
      }),
    )
  if (error instanceof BadArchive)
    return backup_id === null
      ? new BadRequest(say(sentences, 'restore_refused', { filename, why: error.sentence }))
      : new Conflict(say(sentences, 'restore_of_backup_refused', { id: backup_id, why: error.sentence }))
  if (error instanceof DoesNotStart) return new Conflict(say(sentences, 'restore_taken_back', { filename, why: error.sentence }))
  return isOutOfSpace(error) ? new OutOfSpace(say(sentences, 'too_full_to_restore')) : error
}

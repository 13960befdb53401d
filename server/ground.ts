import { join } from 'node:path'
import { ownTypes } from '#server/acquisition/downloads/download-clients'
import { checkDownloadPath } from '#server/acquisition/downloads/folder'
import { typeNamed } from '#server/acquisition/indexers/settings'
import { personalColumns } from '#server/catalog/movies/movie-columns'
import { typeNamed as listTypeNamed } from '#server/connections/lists/settings'
import type { AppEvent } from '#server/events'
import { configChecks } from '#server/foundation/config/checks'
import { createConfig } from '#server/foundation/config/config'
import { instanceFacts, instanceIdOf, newestEventAt } from '#server/foundation/history/instance'
import { createJournal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import { type LogSettings, openStoredLog, type StoredLog } from '#server/foundation/logs/stored-log'
import { createBackground } from '#server/foundation/platform/background'
import { createBus } from '#server/foundation/platform/bus'
import { createClockTrust } from '#server/foundation/platform/clock-trust'
import { hasLog, noteCleanEnd, noteDamage } from '#server/foundation/platform/db/clean-end'
import { closeAsFound, createLaterCheck, type LaterCheck } from '#server/foundation/platform/db/later-check'
import { maintain } from '#server/foundation/platform/db/maintain'
import { migrate } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { type Db, seal } from '#server/foundation/platform/db/open'
import { openDbOrReadOnly } from '#server/foundation/platform/db/open-or-read-only'
import { createQueryThread } from '#server/foundation/platform/db/query-thread'
import type { Host } from '#server/foundation/platform/host'
import { createCursors } from '#server/foundation/platform/http/page'
import type { SharedListener } from '#server/foundation/platform/http/shared-listener'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { createStorageWatch } from '#server/foundation/platform/storage-watch'
import type { UiBuild } from '#server/foundation/platform/ui'
import { checkNameFormats } from '#server/library/files/name-formats'
import { checkTunnel } from '#server/network/vpn/settings'
import { checkBackupPath } from '#server/service/backups/folder'
import type { RestoreHooks } from '#server/service/backups/restore'
import { createKnownSecrets } from '#server/service/diagnostics/known-secrets'
import { keptTables } from '#server/service/undo/kept-tables'
import { createEditRecorder } from '#server/service/undo/record-edits'

export type Options = {
  dataDir: string
  version: string
  clock: Clock
  /** Replaces the stored log in tests. */
  logs?: StoredLog
  isRelease: boolean
  /** Entry points of the worker threads. */
  threads: { readonly [name in 'bundle' | 'torrentReader' | 'listReader' | 'fileReader' | 'media' | 'queryThread']: string | URL }
  /** The web UI built into the program. */
  ui?: UiBuild | undefined
  /** The command that starts this program again as a child: `[executable]` or `[executable, script]`. */
  self: readonly string[]
  childEnv: Readonly<Record<string, string | undefined>>
  /** Control over the surrounding process; without it the UI cannot quit or restart the service. */
  host?: Host | undefined
  /** From flags or the environment; they override the settings. */
  listenOn: { address?: string | undefined; port?: number | undefined }
  /** Called once changed settings have taken effect. */
  onSettled?: (() => void) | undefined
  /** The listener to use; without it the service opens its own. */
  sharedListener?: Pick<SharedListener, 'take'> | undefined
  /** How to rebuild the service around another database; without it, restoring is unavailable. */
  restoring?: RestoreHooks | undefined
  /** The pages of the database are checked while the service already answers; until then nothing is changed. */
  isUnchecked?: boolean | undefined
  /** How the wanted search waits between searches; tests replace it. */
  pause?: ((ms: number) => Promise<void>) | undefined
  /** How long a restore waits for running work before it gives up. */
  restoreTimeoutMs?: number | undefined
}
export type Ground = ReturnType<typeof openGround>

/**
 * Opens what every room depends on. If it throws, no database is left open. `diskTrouble`: the known reason why the disk cannot be written.
 */
export const openGround = (options: Options, diskTrouble?: unknown) => {
  const { clock, dataDir } = options
  const path = join(dataDir, 'app.db')
  let settings: LogSettings | null = null
  const logs = options.logs ?? openStoredLog({ dataDir, clock, settings: () => settings })
  const storage = createStorageWatch(dataDir)
  logs.onTrouble(storage.note)
  const wasCut = hasLog(path)
  const { db, mayChange, trouble } = openDbOrReadOnly(path, diskTrouble)
  if (!mayChange) storage.hold(trouble)
  const laterCheck = createLaterCheck({
    db,
    path,
    thread: options.threads.queryThread,
    isNeeded: mayChange && options.isUnchecked === true,
  })
  const close = closing({ db, path, mayChange, laterCheck, logs: options.logs ? null : logs })
  try {
    migrate(db.$client, migrations)
    const log = logs.for('platform', 'bus')
    const bus = createBus<AppEvent>((error, event) => log.error('a listener failed', { type: event.type, error }))
    const kept = keptTables(Object.keys(personalColumns))
    const edits = createEditRecorder({ db, clock, tables: kept })
    const journal = createJournal({ db, bus, clock, onFailure: storage.note, record: edits.record })
    if (mayChange && wasCut) journal.skipNumbers()
    const checks = [checkBackupPath, checkDownloadPath(db, dataDir), checkNameFormats, checkTunnel(db), ...configChecks(db)]
    const config = createConfig({ db, journal, checks })
    const cursors = createCursors(() => config.get().session_signing_key ?? '')
    settings = { level: () => config.get().log_level, secrets: createKnownSecrets({ db, config, fieldsOf }) }
    const background = createBackground()
    const facts = instanceFacts(db)
    const clockTrust = createClockTrust({ clock, facts, newestEventAt: () => newestEventAt(db), mayChange })
    return {
      options,
      clock,
      logs,
      db,
      storage,
      /** False while the service is read-only because the disk could not be written at startup. */
      mayChange,
      /** From now on, a read-only database rejects every write. */
      seal: () => {
        if (!mayChange) seal(db)
      },
      bus,
      journal,
      /** What undo knows of each table. */
      keptTables: kept,
      forgetOldChanges: edits.forgetOld,
      config,
      cursors,
      queryThread: createQueryThread({
        db,
        path: mayChange ? path : null,
        thread: options.threads.queryThread,
        log: logs.for('platform', 'query-thread'),
      }),
      background,
      instanceId: instanceIdOf(db),
      facts,
      /** Nothing is deleted by age while the system clock is in doubt. */
      clockTrust,
      maintain: () => maintain(db),
      laterCheck,
      noteDamage: () => noteDamage(path),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** The settings declared by each type of indexer, download client, and list. */
const fieldsOf = {
  indexer: (type: string) => typeNamed(type)?.fields,
  list: (type: string) => listTypeNamed(type)?.fields,
  downloadClient: (type: string) => ownTypes.find((own) => own.type === type)?.fields,
}

/** Closing twice is harmless. */
type Closing = { db: Db; path: string; mayChange: boolean; laterCheck: LaterCheck; logs: StoredLog | null }
const closing = ({ db, path, mayChange, laterCheck, logs }: Closing): (() => void) => {
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    laterCheck.end()
    try {
      if (laterCheck.isPending()) closeAsFound(db, path)
      else closeWhole({ db, path, mayChange })
    } finally {
      logs?.close()
    }
  }
}

const closeWhole = ({ db, path, mayChange }: Pick<Closing, 'db' | 'path' | 'mayChange'>): void => {
  try {
    if (mayChange) db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    // What stays in the WAL is just as safe, and is read at the next start.
    if (storageTroubleOf(error) === null) throw error
  } finally {
    db.$client.close()
    if (mayChange) noteCleanEnd(path)
  }
}

import { unlinkSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { syncFolder } from '#server/foundation/platform/durable-files'
import { OutOfSpace } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Verified } from './archive'
import type { ArchiveWork } from './archive-work'
import type { BackupRow, BackupSettings, BackupStore } from './backup-store'
import { databaseBytes, nameFor, readyFolder, requireSpace } from './folder'
import { isOutOfSpace } from './out-of-space'
import { surplusOf } from './retention'
import type { BackupKind } from './schema'
import { sentences } from './sentences'
import { backupsTable } from './table'

type Deps = {
  store: BackupStore
  journal: Journal
  clock: Clock
  log: Log
  config: { get: () => BackupSettings }
  dataDir: string
  database: string
  version: string
  archiveWork: ArchiveWork
}

/** Makes and deletes archives. */
export const createMake = ({ store, journal, clock, log, config, dataDir, database, version, archiveWork }: Deps) => {
  /** Deletes the file first: if interrupted, the row then reports it as missing. Throws NotFound. */
  const discard = (id: number): void => {
    const gone = store.row(id)
    const path = store.pathOf(gone)
    if (path !== null) {
      unlinkSync(path)
      syncFolder(store.folder())
    }
    journal.commit((tx, announce) => {
      tx.delete(backupsTable).where(eq(backupsTable.id, id)).run()
      announce({ type: 'backup_deleted', ...named(gone) })
    })
    log.info('backup removed', { backup_id: id })
  }

  return {
    /** Throws OutOfSpace or Unavailable, and then lists nothing and leaves nothing behind. */
    async make(kind: BackupKind): Promise<BackupRow> {
      const created_at = stamp(clock)
      const folder = readyFolder(dataDir, config.get().backup_path)
      requireSpace(folder, databaseBytes(database))
      const filename = nameFor(kind, { at: created_at, version })
      const verified = await archiveWork
        .make({ database, folder, filename, kind, app_version: version, created_at })
        .catch((error: unknown) => {
          throw isOutOfSpace(error) ? new OutOfSpace(say(sentences, 'backup_disk_full', { folder })) : error
        })
      const made = journal.commit((tx, announce) => {
        const stored = insertRow(tx, filename, { verified, at: stamp(clock) })
        announce({ type: 'backup_created', ...named(stored), size_bytes: stored.size_bytes })
        return stored
      })
      log.info('backup made', { backup_id: made.id, kind, size_bytes: made.size_bytes })
      return made
    },

    /** Runs only after a success: while backups fail, the old ones are all there is. Never deletes `spared`. */
    clearAway(made: Pick<BackupRow, 'id' | 'kind'>, { keep, spared = null }: { keep: number; spared?: number | null }): void {
      const there = store.rows().filter((row) => store.pathOf(row) !== null)
      for (const { id } of surplusOf(there, { kind: made.kind, keep, made: made.id })) {
        if (id === spared) continue
        try {
          discard(id)
        } catch (error) {
          log.warn('failed to remove an old backup; the next run retries', { backup_id: id, error })
        }
      }
    },

    discard,
  }
}

export const insertRow = (tx: Tx, filename: string, { verified, at }: { verified: Verified; at: string }): BackupRow =>
  tx
    .insert(backupsTable)
    .values({
      filename,
      kind: verified.manifest.kind,
      size_bytes: verified.size_bytes,
      app_version: verified.manifest.app_version,
      schema_version: verified.manifest.schema_version,
      created_at: verified.manifest.created_at,
      checksum_sha256: verified.checksum_sha256,
      verified_at: at,
    })
    .returning()
    .get()

export const named = ({ id, kind, filename }: BackupRow) => ({ backup_id: id, kind, filename })

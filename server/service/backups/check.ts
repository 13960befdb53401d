import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import type { ArchiveWork } from './archive-work'
import type { BackupStore } from './backup-store'
import { stagingIn } from './folder'
import { insertRow, named } from './make'
import type { VerifiedBackup } from './schema'
import { sentences } from './sentences'
import { backupsTable } from './table'

type Deps = { store: BackupStore; journal: Journal; clock: Clock; log: Log; archiveWork: ArchiveWork }

/** Verifies archives and records the results. */
export const createCheck = ({ store, journal, clock, log, archiveWork }: Deps) => ({
  /** Throws NotFound. */
  async verify(id: number): Promise<VerifiedBackup> {
    const known = store.row(id)
    const archive = store.pathOf(known)
    const problem =
      archive === null
        ? say(sentences, 'backup_file_not_there', { folder: store.folder() })
        : await problemOf(() => archiveWork.verify({ archive, checksum_sha256: known.checksum_sha256, scratch: stagingIn(store.folder()) }))
    const ok = problem === null
    const backup = journal.commit((tx, announce) => {
      const change = { verified_at: ok ? stamp(clock) : null }
      const [stored] = tx.update(backupsTable).set(change).where(eq(backupsTable.id, id)).returning().all()
      if (!stored) throw new NotFound('backup', id)
      announce({ type: 'backup_verified', ...named(stored), ok })
      return stored
    })
    if (problem !== null) log.error('a backup cannot be used', { backup_id: id, problem: problem.text })
    return { ok, problem: problem?.text ?? null, problem_reason: problem, backup: store.show(backup) }
  },

  /** Lists an archive that has no row, such as one made before a restore or copied in from elsewhere. */
  async adopt(filename: string): Promise<void> {
    if (store.knows(filename)) return
    const folder = store.folder()
    try {
      const verified = await archiveWork.verify({ archive: join(folder, filename), checksum_sha256: null, scratch: stagingIn(folder) })
      journal.commit((tx, announce) => {
        announce({ type: 'backup_verified', ...named(insertRow(tx, filename, { verified, at: stamp(clock) })), ok: true })
      })
      log.info('backup adopted', { filename })
    } catch (error) {
      log.warn('an archive in the backup folder cannot be used', { filename, error })
    }
  },
})

/** What is wrong with the archive; null if it is intact. Any other failure says nothing about the archive and is thrown. */
const problemOf = async (check: () => Promise<unknown>): Promise<Sentence | null> => {
  try {
    await check()
    return null
  } catch (error) {
    if (error instanceof BadArchive) return error.sentence
    throw error
  }
}

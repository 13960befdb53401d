import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Migration } from '#server/foundation/platform/db/migrate'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import type { ArchiveWork } from './archive-work'
import { carryOver } from './carry-over'
import type { Manifest } from './manifest'
import { filesIn, keepUnusable, swapIn } from './swap'

type Offline = { dataDir: string; archive: string; archiveWork: ArchiveWork; migrations: readonly Migration[]; clock: Clock }

/**
 * Restores where no database can be read. Nothing can be carried over, so the archive's API key applies. The old files are kept under
 * another name. Throws BadArchive or UnknownSchema. No service may be running on this data folder.
 */
export const restoreOffline = async ({
  dataDir,
  archive,
  archiveWork,
  migrations,
  clock,
}: Offline): Promise<{ manifest: Manifest; kept: string | null }> => {
  const { staged } = filesIn(dataDir)
  const at = stamp(clock)
  try {
    const manifest = await archiveWork.stage({ archive, checksum_sha256: null, staged })
    const restore_id = randomUUID()
    const backup = { backup_id: null, kind: manifest.kind, filename: basename(archive) }
    carryOver({ staged, live: null, credentials: 'archive', note: { restore_id, at, backup } })
    swapIn({ dataDir, restore_id, known: migrations.at(-1)?.version ?? 0 }).finish()
    return { manifest, kept: keepUnusable(dataDir, at) }
  } finally {
    removeIfThere(staged)
  }
}

import { join } from 'node:path'
import { readInstanceNote } from '#server/foundation/platform/instance-lock'
import { archivesIn, defaultFolder } from './folder'
import type { Manifest } from './manifest'
import { filesIn } from './swap'

/** All archives that can be found without a database, newest first. */
export const findArchives = (dataDir: string): string[] =>
  backupFolders(dataDir)
    .flatMap((folder) => archivesIn(folder).map((name) => ({ path: join(folder, name), name })))
    .sort((a, b) => (a.name < b.name ? 1 : -1))
    .map(({ path }) => path)

const backupFolders = (dataDir: string): string[] => {
  const note = readInstanceNote(dataDir)
  const chosen = note === null || note === 'unreadable' ? null : note.backup_path
  return chosen === null ? [defaultFolder(dataDir)] : [chosen, defaultFolder(dataDir)]
}

/** Verifies an archive. Throws BadArchive. */
const readBack = async (dataDir: string, archive: string): Promise<Manifest> => {
  const { verifyArchive } = await import('./archive')
  return (await verifyArchive({ archive, checksum_sha256: null, scratch: filesIn(dataDir).uploads })).manifest
}

export type BackupAtHand = { path: string; created_at: string; schema_version: number }
/** How many archives are tried before giving up. */
const mostTried = 5

/** The newest archive that passes verification; null if none does. */
export const newestIntact = async (dataDir: string): Promise<BackupAtHand | null> => {
  for (const path of findArchives(dataDir).slice(0, mostTried)) {
    try {
      const { created_at, schema_version } = await readBack(dataDir, path)
      return { path, created_at, schema_version }
    } catch {
      // The next archive may be intact; `marquee doctor` reports what is wrong with this one.
    }
  }
  return null
}

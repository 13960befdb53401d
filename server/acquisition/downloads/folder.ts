import type { ConfigCheck } from '#server/foundation/config/config'
import type { Config } from '#server/foundation/config/schema'
import { isWithin, overlap, realOf } from '#server/foundation/lib/paths'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import { rootFoldersTable } from '#server/library/files/table'
import { open } from './phase'
import { sentences } from './sentences'
import { downloadsTable, isInFew } from './table'

const ofTheSystem = ['/proc', '/sys', '/dev']

/**
 * Downloads are eventually deleted, and movies or our own files among them would be deleted too. Nor can system folders store downloads.
 * Throws Invalid.
 */
export const checkDownloadPath =
  (db: Db, dataDir: string): ConfigCheck =>
  ({ download_path }, changed) => {
    if (download_path === null || !changed.includes('download_path')) return
    const real = realOf(download_path)
    const system = ofTheSystem.find((folder) => isWithin(folder, real))
    if (system) throw new Invalid(say(sentences, 'folder_of_the_system', { folder: system }), 'download_path')
    if (isWithin(realOf(dataDir), real)) throw new Invalid(say(sentences, 'folder_of_the_data'), 'download_path')
    const roots = db.select({ path: rootFoldersTable.path }).from(rootFoldersTable).all()
    const clash = roots.find(({ path }) => overlap(real, realOf(path)))
    if (clash) throw new Invalid(say(sentences, 'folder_overlaps_library', { path: clash.path }), 'download_path')
  }

/** Folders that contain or will contain downloads, and so must not contain movies. */
export const downloadFolders = (db: Db, { download_path }: Config): string[] => {
  const running = db.selectDistinct({ path: downloadsTable.save_path }).from(downloadsTable).where(isInFew(open)).all()
  return [download_path, ...running.map(({ path }) => path)].filter((path) => path !== null)
}

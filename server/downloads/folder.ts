import { inArray } from 'drizzle-orm'
import type { ConfigCheck } from '#server/config/config'
import type { Config } from '#server/config/schema'
import { overlap, realOf } from '#server/lib/paths'
import { rootFoldersTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { Invalid } from '#server/platform/errors'
import { open } from './phase'
import { downloadsTable } from './table'

/** What is fetched is cleared away in the end: a movie that stands among it would go with it. Throws Invalid. */
export const checkDownloadPath =
  (db: Db): ConfigCheck =>
  ({ download_path }, changed) => {
    if (download_path === null || !changed.includes('download_path')) return
    const real = realOf(download_path)
    const roots = db.select({ path: rootFoldersTable.path }).from(rootFoldersTable).all()
    const clash = roots.find(({ path }) => overlap(real, realOf(path)))
    if (clash) throw new Invalid(`overlaps with the movies folder ${clash.path}`, 'download_path')
  }

/** Where downloads lie or will lie: no place for movies. */
export const downloadFolders = (db: Db, { download_path }: Config): string[] => {
  const running = db
    .selectDistinct({ path: downloadsTable.save_path })
    .from(downloadsTable)
    .where(inArray(downloadsTable.state, [...open]))
    .all()
  return [download_path, ...running.map(({ path }) => path)].filter((path) => path !== null)
}

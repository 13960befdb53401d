import { desc, eq } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import { archiveAt, defaultFolder } from './folder'
import type { Backup } from './schema'
import { sentences } from './sentences'
import { backupsTable } from './table'

export type BackupRow = typeof backupsTable.$inferSelect
export type BackupSettings = { backup_keep: number; backup_path: string | null }
export type BackupStore = ReturnType<typeof createBackupStore>

type Deps = { db: Db; cursors: Cursors; config: { get: () => BackupSettings }; dataDir: string }

/** The rows that describe archives. The folder decides which archives exist. */
export const createBackupStore = ({ db, cursors, config, dataDir }: Deps) => {
  const folder = () => config.get().backup_path ?? defaultFolder(dataDir)
  const pathOf = ({ filename }: BackupRow) => archiveAt(folder(), filename)
  const show = (row: BackupRow): Backup => ({ ...row, missing: pathOf(row) === null })
  const rows = () => db.select().from(backupsTable).orderBy(desc(backupsTable.created_at), desc(backupsTable.id)).all()

  const row = (id: number): BackupRow => {
    const found = db.select().from(backupsTable).where(eq(backupsTable.id, id)).get()
    if (!found) throw new NotFound('backup', id)
    return found
  }

  return {
    folder,
    show,
    /** Throws NotFound. */
    row,
    /** Newest first. */
    rows,
    pathOf,
    isListed: (id: number): boolean => db.select().from(backupsTable).where(eq(backupsTable.id, id)).get() !== undefined,
    knows: (filename: string): boolean => db.select().from(backupsTable).where(eq(backupsTable.filename, filename)).get() !== undefined,

    /** Throws NotFound, or Conflict if the file is missing. */
    archive(id: number): { path: string; row: BackupRow } {
      const found = row(id)
      const path = pathOf(found)
      if (path === null) throw new Conflict(say(sentences, 'backup_file_missing', { id, folder: folder() }))
      return { path, row: found }
    },

    list(asked: PageRequest): PageOf<Backup> {
      const [scope, table] = [scopeOf('backups', {}), backupsTable]
      const page = listed(db.select().from(table), asked, { cursors, scope, table, by: 'created_at', order: 'desc' })
      return { ...page, results: page.results.map(show) }
    },
  }
}

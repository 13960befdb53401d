import { and, eq, isNotNull } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import type { Db } from '#server/foundation/platform/db/open'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import { subtitlesTable } from './table'

type Deps = { db: Db; journal: Journal; onDisk: SubtitleFiles['onDisk'] }

/** Forgets the timing of separate files with another text than the one that a person gave it to. */
export const createForgetOutdated =
  ({ db, journal, onDisk }: Deps) =>
  async (fileId: number): Promise<void> => {
    const isTimed = and(eq(subtitlesTable.file_id, fileId), eq(subtitlesTable.track, 0), isNotNull(subtitlesTable.timing))
    for (const { id, relative_path, timing } of db.select().from(subtitlesTable).where(isTimed).all()) {
      const found = await onDisk(fileId, relative_path)
      if (!found || found.size_bytes === timing?.size_bytes) continue
      journal.commit((tx) => void tx.update(subtitlesTable).set({ timing: null }).where(eq(subtitlesTable.id, id)).run())
    }
  }

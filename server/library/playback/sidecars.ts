import { and, asc, eq, ne } from 'drizzle-orm'
import { asWritten, type Timing } from '#server/foundation/lib/subtitle-timing'
import type { Db } from '#server/foundation/platform/db/open'
import { subtitlesTable } from '#server/library/subtitles/table'

export type Sidecar = Pick<
  typeof subtitlesTable.$inferSelect,
  'id' | 'language' | 'forced' | 'hearing_impaired' | 'format' | 'relative_path' | 'timing'
>

/** The subtitles next to a file. */
export const createSidecars =
  (db: Db) =>
  (fileId: number): Sidecar[] =>
    db
      .select()
      .from(subtitlesTable)
      .where(and(eq(subtitlesTable.file_id, fileId), ne(subtitlesTable.source, 'embedded')))
      .orderBy(asc(subtitlesTable.id))
      .all()

/** The times that a person gave a track inside a file. */
export const createTimingInside =
  (db: Db) =>
  (fileId: number, track: number): Timing =>
    db
      .select({ timing: subtitlesTable.timing })
      .from(subtitlesTable)
      .where(and(eq(subtitlesTable.file_id, fileId), eq(subtitlesTable.track, track + 1)))
      .get()?.timing ?? asWritten

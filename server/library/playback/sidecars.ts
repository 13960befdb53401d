import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { subtitlesTable } from '#server/library/subtitles/table'

export type Sidecar = Pick<
  typeof subtitlesTable.$inferSelect,
  'id' | 'language' | 'forced' | 'hearing_impaired' | 'format' | 'relative_path'
>

const textFormats = ['srt', 'vtt', 'ass', 'ssa', 'sub', 'smi', 'sami', 'mpl', 'ttml', 'dfxp']
export const isText = ({ format }: Pick<Sidecar, 'format'>): boolean => textFormats.includes(format.toLowerCase())

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

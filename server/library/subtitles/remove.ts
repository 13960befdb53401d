import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import { filesTable } from '#server/library/files/table'
import { sentences } from './sentences'
import type { Subtitles } from './subtitles'
import { subtitlesTable } from './table'

type Deps = {
  db: Db
  journal: Journal
  subtitles: Pick<Subtitles, 'row' | 'inTurn'>
  files: Pick<SubtitleFiles, 'onDisk' | 'retire' | 'sweep'>
  titleOf: (movieId: number) => string
  refuse: (fileId: number, provider_id: string) => void
}

/** Moves a subtitle to the recycle bin on a person's request. */
export const createRemove = ({ db, journal, subtitles, files, titleOf, refuse }: Deps) => {
  const remove = async (id: number): Promise<void> => {
    const row = subtitles.row(id)
    if (row.source === 'embedded') throw new Conflict(say(sentences, 'subtitle_inside_file'))
    const file = db.select().from(filesTable).where(eq(filesTable.id, row.file_id)).get()
    if (!file) throw new NotFound('subtitle', id)
    const { movie_id, file_id, relative_path, language, provider_id } = row
    const { root_folder_id } = file
    const size_bytes = (await files.onDisk(file_id, relative_path))?.size_bytes ?? 0
    journal.commit((tx, announce) => {
      tx.delete(subtitlesTable).where(eq(subtitlesTable.id, id)).run()
      announce({ type: 'subtitle_removed', movie_id, title: titleOf(movie_id), file_id, language: language ?? 'unknown' })
      files.retire(tx, announce, { movie_id, root_folder_id, relative_path, size_bytes, reason: 'removed', row })
    })
    if (provider_id !== null) refuse(file_id, provider_id)
    await files.sweep()
  }
  return (id: number): Promise<void> => subtitles.inTurn(() => remove(id))
}

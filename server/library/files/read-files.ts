import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Log } from '#server/foundation/platform/log'
import type { MediaInfo } from '#server/library/media/schema'
import type { FileRow } from './files'
import { filesTable } from './table'

type Deps = {
  journal: Journal
  log: Log
  row: (fileId: number) => FileRow
  locate: (fileId: number) => Promise<{ readonly path: string }>
  media: {
    readings: { of: (file: { file_id: number; path: string }) => Promise<unknown>; unread: () => readonly number[] }
    probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  }
}

/** Probes library files in advance, so playing one does not have to wait. One at a time: viewers come first. */
export const createReadFiles = ({ journal, log, row, locate, media }: Deps) => {
  const one = async (file_id: number): Promise<void> => {
    const { path } = await locate(file_id)
    await media.readings.of({ file_id, path })
    if (row(file_id).media_info !== null) return
    const { media_info } = await media.probe(path)
    if (media_info) journal.commit((tx) => tx.update(filesTable).set({ media_info }).where(eq(filesTable.id, file_id)).run())
  }
  const tryOne = async (fileId: number): Promise<void> => {
    const done = await attempt(() => one(fileId))
    if (!done.ok) log.info('file could not be read', { file_id: fileId, error: done.error })
  }

  return {
    one: tryOne,
    async all(signal?: AbortSignal): Promise<void> {
      const wanted = media.readings.unread()
      for (const [done, id] of inSteps(wanted.entries(), signal)) {
        if (done > 0 && done % 100 === 0) log.info('reading files', { done, wanted: wanted.length })
        await tryOne(id)
      }
    },
  }
}

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
  /** Aborted when the service pauses: then nothing more is begun. */
  untilPause: () => AbortSignal
  row: (fileId: number) => FileRow
  locate: (fileId: number) => Promise<{ readonly path: string }>
  media: {
    readings: { of: (file: { file_id: number; path: string }) => Promise<object>; unread: () => readonly number[] }
    probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  }
}

/** Probes library files in advance, so playing one does not have to wait. One at a time: viewers come first. */
export const createReadFiles = ({ journal, log, untilPause, row, locate, media }: Deps) => {
  const one = async (file_id: number): Promise<void> => {
    const { path } = await locate(file_id)
    const reading = await media.readings.of({ file_id, path })
    // The media tool has failed on it, too.
    if (isUnreadable(reading) || row(file_id).media_info !== null) return
    const { media_info } = await media.probe(path)
    if (media_info) journal.commit((tx) => tx.update(filesTable).set({ media_info }).where(eq(filesTable.id, file_id)).run())
  }
  const tryOne = async (fileId: number): Promise<void> => {
    const done = await attempt(() => one(fileId))
    if (!done.ok) log.info('file could not be read', { file_id: fileId, error: done.error })
  }

  let last: Promise<void> = Promise.resolve()
  const inTurn = (fileId: number): Promise<void> => {
    const ends = untilPause()
    last = last.then(() => (ends.aborted ? undefined : tryOne(fileId)))
    return last
  }

  return {
    one: tryOne,
    inTurn,
    async all(signal?: AbortSignal): Promise<void> {
      const wanted = media.readings.unread()
      for (const [done, id] of inSteps(wanted.entries(), signal)) {
        if (done > 0 && done % 100 === 0) log.info('reading files', { done, wanted: wanted.length })
        await inTurn(id)
      }
    },
  }
}

const isUnreadable = (reading: object): boolean => 'why' in reading && reading.why !== 'failed'

import { stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { attempt } from '#server/lib/attempt'
import type { Db } from '#server/platform/db/open'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Reading } from './reading'
import type { MediaInfo } from './schema'
import { readingsTable } from './table'

/** Counted up whenever the readers find more than before: then every file is read again. */
const reader = 2

export type Unread = { readonly why: 'empty' | 'unknown_container' | 'damaged' }
export type Readings = ReturnType<typeof createReadings>
type Deps = {
  db: Db
  worker: Pick<MediaWorker, 'ask'>
  /** What the media tool finds in a file; null when it is not there, or cannot read it either. */
  probe: (path: string) => Promise<MediaInfo | null>
}
type Wanted = { readonly file_id: number; readonly path: string }

/** What is inside the files of the library: read once, kept for as long as a file stays as it is. */
export const createReadings = ({ db, worker, probe }: Deps) => {
  const rowOf = (fileId: number) => db.select().from(readingsTable).where(eq(readingsTable.file_id, fileId)).get()

  const read = async (path: string): Promise<Reading | Unread> => {
    const own = await attempt(() => worker.ask({ kind: 'read', path }))
    if (own.ok) return own.value
    const why = whyOf(own.error)
    const info = why === 'unknown_container' ? await probe(path) : null
    return info ? foreignReading(info) : { why }
  }

  return {
    /** Throws what the file system throws. */
    async of({ file_id, path }: Wanted): Promise<Reading | Unread> {
      const { size, mtimeMs } = await stat(path)
      const known = rowOf(file_id)
      if (known && known.reader === reader && known.size_bytes === size && known.modified_ms === mtimeMs) return known.reading
      const reading = await read(path)
      if ('why' in reading) return reading
      const row = { size_bytes: size, modified_ms: mtimeMs, reader, reading }
      db.insert(readingsTable)
        .values({ file_id, ...row })
        .onConflictDoUpdate({ target: readingsTable.file_id, set: row })
        .run()
      return reading
    },

    /** What is known without a look at the disk. */
    known: (fileId: number): Reading | undefined => rowOf(fileId)?.reading,
  }
}

/** A file that only the media tool can read: it plays converted. */
const foreignReading = ({ duration_seconds, video, audio }: MediaInfo): Reading => ({
  container: 'other',
  duration_seconds: duration_seconds ?? 0,
  video: video && {
    codec: video.codec,
    codec_string: null,
    width: video.width,
    height: video.height,
    bit_depth: video.bit_depth,
    frame_rate: video.frame_rate,
    hdr: video.hdr,
    is_3d: video.is_3d,
  },
  audio: audio.map((track) => ({
    codec: track.codec,
    codec_string: null,
    channels: track.channels ?? 2,
    sample_rate: 48_000,
    language: track.language,
    title: track.title,
    default: track.default,
  })),
  subtitles: [],
  chapters: [],
  start_offset: 0,
  missing_bytes: 0,
  video_cuts: [],
})

const whyOf = (error: Error): Unread['why'] => {
  if (!(error instanceof CannotRead)) throw error
  return error.why === 'empty' || error.why === 'unknown_container' ? error.why : 'damaged'
}

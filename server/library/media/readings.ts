import { stat } from 'node:fs/promises'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { soon } from '#server/foundation/platform/db/soon'
import { filesTable } from '#server/library/files/table'
import type { ReadOnce, Unread } from './read-once'
import type { Reading } from './reading'
import type { MediaInfo } from './schema'
import { readingsTable } from './table'

/** Increment when the readers find more than before: then every file is read again. */
export const reader = 9

export type Readings = ReturnType<typeof createReadings>
type Deps = {
  db: Db
  read: ReadOnce
  /** Probes a file with the media tool. Null if the tool is missing or cannot read the file. */
  probe: (path: string) => Promise<MediaInfo | null>
}
type Wanted = { readonly file_id: number; readonly path: string }

/** The content of the library's files: read once, kept as long as a file does not change. */
export const createReadings = ({ db, read, probe }: Deps) => {
  const rowOf = (fileId: number) => db.select().from(readingsTable).where(eq(readingsTable.file_id, fileId)).get()

  const readAnyway = async (path: string, known: Reading | Unread | null): Promise<Reading | Unread> => {
    const own = known && isDone(known) ? known : await read(path)
    const info = mayBeReadLater(own) ? await probe(path) : null
    return info && (info.video || info.audio.length > 0) ? foreignReading(info) : own
  }

  return {
    /** Throws file system errors. */
    async of({ file_id, path }: Wanted): Promise<Reading | Unread> {
      const { size, mtimeMs } = await stat(path)
      const known = rowOf(file_id)
      const isSame = known?.reader === reader && known.size_bytes === size && known.modified_ms === mtimeMs
      if (known && isSame && !mayBeReadLater(known.reading)) return known.reading
      const reading = await readAnyway(path, known && isSame ? known.reading : null)
      if ('why' in reading && reading.why === 'failed') return reading
      const row = { size_bytes: size, modified_ms: mtimeMs, reader, reading }
      soon(db, () =>
        db
          .insert(readingsTable)
          .values({ file_id, ...row })
          .onConflictDoUpdate({ target: readingsTable.file_id, set: row })
          .run(),
      )
      return reading
    },

    /** Library files that were never read, or were read by an older reader, or whose import stored no media info. */
    unread: (): number[] =>
      db
        .select({ id: filesTable.id })
        .from(filesTable)
        .leftJoin(readingsTable, eq(readingsTable.file_id, filesTable.id))
        .where(and(isNull(filesTable.missing_at), or(isNull(readingsTable.reader), ne(readingsTable.reader, reader), isUnkept)))
        .orderBy(filesTable.id)
        .all()
        .map(({ id }) => id),
  }
}

const isUnkept = and(isNull(filesTable.media_info), sql`json_extract(${readingsTable.reading}, '$.why') IS NULL`)

/** The media tool may have been installed since, and it reads some of what our readers cannot. */
const mayBeReadLater = (reading: Reading | Unread): boolean =>
  'why' in reading && ['unknown_container', 'damaged', 'hung'].includes(reading.why)

/** Never read again by the reader that failed on it, not even after a restart. */
const isDone = (reading: Reading | Unread): boolean => 'why' in reading && (reading.why === 'damaged' || reading.why === 'hung')

/** The core that TrueHD may have in a Blu-ray stream is listed even if it has none. */
const withSound = (audio: MediaInfo['audio']): MediaInfo['audio'] => {
  const last = audio.findLastIndex(({ channels }) => (channels ?? 0) > 0)
  return last < 0 ? audio : audio.slice(0, last + 1)
}

const imageCodecs = new Set(['hdmv_pgs_subtitle', 'dvd_subtitle', 'dvb_subtitle', 'dvb_teletext', 'xsub'])

/** A file that only the media tool can read: it plays converted. Its subtitles are known, but not read. */
const foreignReading = ({ duration_seconds, video, audio, subtitles }: MediaInfo): Reading => ({
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
  audio: withSound(audio).map((track) => ({
    codec: track.codec,
    codec_string: null,
    channels: track.channels ?? 2,
    sample_rate: 48_000,
    language: track.language,
    title: track.title,
    default: track.default,
  })),
  left_out: 0,
  subtitles: subtitles.map(({ codec, language, title, forced }) => ({
    codec,
    kind: imageCodecs.has(codec) ? 'image' : 'text',
    ...{ language, title, forced, default: false, hearing_impaired: false },
  })),
  chapters: [],
  start_offset: 0,
  direct_offset: 0,
  missing_bytes: 0,
  video_cuts: [],
})

import { and, eq, isNull } from 'drizzle-orm'
import type { Incoming } from '#server/acquisition/downloads/incoming'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { filesTable } from '#server/library/files/table'
import type { Coming } from '#server/library/media/growing'
import type { StreamPlan } from '#server/library/media/hls/playlists'
import type { Reading } from '#server/library/media/reading'
import type { Stream, Streams } from '#server/library/media/streams'
import { sentences } from './sentences'
import { createWaitForBytes } from './wait-for-bytes'

type Opened = { readonly stream: Stream; readonly streams: Streams }
type Why = 'empty' | 'unknown_container' | 'damaged' | 'hung' | 'failed' | 'no_index'
type Deps = {
  db: Db
  /** The files of a download. Throws NotFound. */
  incoming: (downloadId: number) => Incoming
  /** The readable bytes of an engine file; the download continues from `at`. */
  watch: (info_hash: string, file: number, at: number) => ReturnType<Coming['have']>
  coming: (file: Coming) => { read: () => Promise<Reading | { why: Why }>; streams: Streams }
  /** What to play once it is imported. */
  inLibrary: (fileId: number, plan: StreamPlan | null) => Promise<Opened>
  plainPlan: (reading: Reading) => StreamPlan
}
type Known = { place: { at: number }; reading: Reading | null }

const mostKnown = 8

/** Movies watched while the embedded engine downloads them. */
export const createIncomingFiles = ({ db, incoming, watch, coming, inLibrary, plainPlan }: Deps) => {
  const known = new Map<number, Known>()
  const knownOf = (id: number): Known => {
    const found = known.get(id) ?? { place: { at: 0 }, reading: null }
    known.delete(id)
    known.set(id, found)
    for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest)
    return found
  }

  /** The library file that a download became. */
  const importedFile = (id: number): number | null => {
    const { movie_id, info_hash } = incoming(id)
    if (movie_id === null || info_hash === null) return null
    const isIt = and(eq(filesTable.movie_id, movie_id), eq(filesTable.info_hash, info_hash), isNull(filesTable.missing_at))
    return db.select({ id: filesTable.id }).from(filesTable).where(isIt).get()?.id ?? null
  }

  /** Opens it for one request with a limited wait. Throws Conflict if it cannot be watched before it is complete. */
  const open = (id: number) => {
    const row = incoming(id)
    const why = whyNot(row)
    if (why) throw new Conflict(why)
    const { movie_id, title, file, info_hash } = row
    if (!file || info_hash === null || movie_id === null) throw new Conflict(say(sentences, 'download_not_begun'))
    const { place } = knownOf(id)
    const { path, size_bytes, index } = file
    const have = createWaitForBytes({ watch: (at) => watch(info_hash, index, at), place })
    return { file: { movie_id, title, path, size_bytes }, ...coming({ path, size_bytes, have }) }
  }

  const read = async (id: number) => {
    const { file, read: readNow, streams } = open(id)
    const found = knownOf(id)
    const reading = found.reading ?? (await readNow())
    if (!('why' in reading)) found.reading = reading
    return { file, reading, streams }
  }

  return {
    importedFile,
    read,
    /** Its duration, if it was probed. */
    durationOf: (id: number): number => known.get(id)?.reading?.duration_seconds ?? 0,
    /** Its stream; from the library file once it is imported, so playback continues when the download completes. */
    async open(id: number, plan: StreamPlan | null): Promise<Opened> {
      const shelf = importedFile(id)
      if (shelf !== null) return inLibrary(shelf, plan)
      const { file, reading, streams } = await read(id)
      if ('why' in reading) throw new Conflict(say(sentences, 'watched_when_complete'))
      const { path, size_bytes } = file
      return { stream: { path, size_bytes, reading, plan: plan ?? plainPlan(reading) }, streams }
    },
  }
}

/** Null if it can be watched, judging by its row alone. */
const whyNot = ({ is_embedded, state, client, file }: Incoming): Sentence | null => {
  if (state === 'failed' || state === 'cancelled' || state === 'completed') return say(sentences, 'download_is_over')
  if (!is_embedded) return say(sentences, 'download_elsewhere', { client })
  if (state === 'queued' || state === 'fetching_metadata') return say(sentences, 'download_not_begun')
  if (state === 'paused') return say(sentences, 'download_paused')
  return file ? null : say(sentences, 'watched_when_complete')
}

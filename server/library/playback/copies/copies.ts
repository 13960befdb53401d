import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { milliseconds } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid, NotFound, OutOfSpace } from '#server/foundation/platform/errors'
import type { Progress } from '#server/foundation/platform/scheduler'
import { sentences as ofPlatform } from '#server/foundation/platform/sentences'
import type { Ground } from '#server/ground'
import { sentences as ofFiles } from '#server/library/files/sentences'
import type { MakeCopy } from '#server/library/media/make-copy'
import type { Reading } from '#server/library/media/reading'
import type { Means } from '../decide'
import type { Located } from '../locate'
import { sentences } from '../sentences'
import { serveFile } from '../serve-file'
import { createMaking, type Making } from './making'
import type { Copy, CopyChoices, CopyRequest } from './schema'
import { atMostBytes, audioKilobits, kilobitsOf, sizesOf } from './sizes'
import { type CopyRow, createCopyStore, kept } from './store'
import { createCopyTexts, removeTexts } from './texts'

type Needs = {
  /** Throws NotFound or Unavailable. */
  locate: (fileId: number) => Promise<Located>
  /** A file's content, or why it cannot be determined. */
  read: (file: Located) => Promise<Reading | Sentence>
  means: () => Promise<Means>
  makeCopy: MakeCopy
  subtitles: Omit<Parameters<typeof createCopyTexts>[0], 'log'>
  /** Runs the task that makes what is wanted. */
  start: () => unknown
}
export type Copies = ReturnType<typeof openCopies>

/** Smaller copies of files, for a device to take along: made one at a time, and removed after a week. */
export const openCopies = (ground: Ground, { locate, read, means, makeCopy, subtitles, start }: Needs) => {
  const { options, background } = ground
  const store = createCopyStore(ground)
  const needRoom = createNeedRoom(ground)
  const log = ground.logs.for('playback', 'copies')
  const textsOf = createCopyTexts({ ...subtitles, log })

  const look = async (fileId: number) => {
    const file = await locate(fileId)
    const found = await read(file)
    const reading = 'container' in found ? found : null
    return { file, reading, obstacle: 'container' in found ? obstacleTo(found, await means()) : found }
  }

  const making = createMaking({
    ...{ store, untilPause: background.signal, dir: join(options.dataDir, 'copies'), log },
    async convert({ file_id, height }, { signal, to, onShare }) {
      const { file, reading, obstacle } = await look(file_id)
      if (obstacle || !reading?.video) return obstacle
      const { duration_seconds, video, audio } = reading
      await needRoom(nameOf(file, height), atMostBytes(height, duration_seconds))
      const order = { path: file.path, to, height, kilobits: kilobitsOf(height), audio_kilobits: audioKilobits, video }
      const texts = await textsOf({ file_id, reading, stem: to })
      const watching = { signal, onSeconds: (seconds: number) => onShare(seconds / duration_seconds) }
      return makeCopy({ ...order, audio_track: trackOf(audio), texts }, watching).finally(() => removeTexts(texts))
    },
  })
  const row = (id: number): CopyRow => {
    const found = store.find(id)
    if (!found) throw new NotFound('copy', id)
    return found
  }

  return {
    async choices(fileId: number): Promise<CopyChoices> {
      const { file, reading, obstacle } = await look(fileId)
      const { duration_seconds = 0, video = null } = reading ?? {}
      return {
        original_bytes: file.size_bytes,
        sizes: video ? sizesOf(video.height).map((height) => ({ height, at_most_bytes: atMostBytes(height, duration_seconds) })) : [],
        obstacle,
        copies: store.ofFile(fileId).map((each) => shown(each, making.now())),
      }
    },

    /** Throws Invalid for another size, Conflict if no copy can be made, OutOfSpace. */
    async add(file_id: number, { height }: CopyRequest): Promise<Copy> {
      const { file, reading, obstacle } = await look(file_id)
      if (obstacle || !reading?.video) throw new Conflict(obstacle ?? say(sentences, 'copy_without_picture'))
      const sizes = sizesOf(reading.video.height)
      if (!sizes.includes(height)) throw new Invalid(say(ofPlatform, 'must_be_one_of', { options: sizes.join(', ') }), 'height')
      const known = store.like({ file_id, height })
      if (known && known.problem === null) return shown(known, making.now())
      await needRoom(nameOf(file, height), atMostBytes(height, reading.duration_seconds))
      const copy = store.add({ file_id, height })
      start()
      return shown(copy, null)
    },

    /** Throws NotFound. */
    async remove(id: number): Promise<void> {
      store.remove(row(id).id)
      await making.stop(id)
    },

    /** Throws NotFound, also if it is not ready. */
    async download(id: number, request: Request): Promise<Response> {
      const { file_id, height, ready_at } = row(id)
      if (ready_at === null) throw new NotFound('copy', id)
      return serveFile(request, { path: making.pathOf(id), type: 'video/mp4', filename: nameOf(await locate(file_id), height) })
    },

    run: making.run,
    /** Whether a copy is wanted, or one may have expired. */
    isDue: store.isAny,
    progress: (): Progress | null => {
      const now = making.now()
      return now && { done: Math.floor(now.share * 100), total: 100, seconds_left: null, note: null }
    },
  }
}

const shown = ({ id, file_id, height, size_bytes, problem, created_at, ready_at }: CopyRow, now: ReturnType<Making['now']>): Copy => {
  const progress = now?.id === id ? now.share : null
  const state = ready_at !== null ? 'ready' : problem !== null ? 'failed' : progress !== null ? 'making' : 'queued'
  const expires_at = ready_at && new Date(Date.parse(ready_at) + milliseconds(kept)).toISOString()
  return { id, file_id, height, state, progress, size_bytes, problem, created_at, expires_at }
}

const nameOf = ({ title }: Located, height: number): string => `${title} ${height}p.mp4`

const obstacleTo = ({ video, duration_seconds }: Reading, { media_tool, transcoding }: Means): Sentence | null => {
  if (!video || duration_seconds <= 0) return say(sentences, 'copy_without_picture')
  if (!media_tool) return say(sentences, 'needs_media_tool', { codec: video.codec })
  return transcoding ? null : say(sentences, 'transcoding_off')
}

/** The copies are on the disk of the data folder. Throws OutOfSpace. */
const createNeedRoom =
  ({ options, config }: Ground) =>
  async (name: string, needed: number): Promise<void> => {
    const found = await attempt(() => statfs(options.dataDir))
    if (!found.ok) return
    const free = Math.max(0, found.value.bavail * found.value.bsize - config.get().min_free_space_mb * 1_000_000)
    if (free < needed) throw new OutOfSpace(say(ofFiles, 'no_space_left', { name, path: options.dataDir }))
  }

/** The default track, or the first. */
const trackOf = (audio: Reading['audio']): number | null => {
  const standard = audio.findIndex((track) => track.default)
  return audio.length === 0 ? null : Math.max(0, standard)
}

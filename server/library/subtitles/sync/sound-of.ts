import { stat } from 'node:fs/promises'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import { sentences } from '../sentences'
import type { Inside } from '../tracks'
import type { Sound } from './checks'

type Deps = {
  locate: (fileId: number) => Promise<{ path: string }>
  inside: (fileId: number) => Promise<Inside>
  hasConverter: () => Promise<boolean>
}

/** What text is compared with: the default audio track of a file, or its first. Throws Conflict if there is none, or nobody can decode it. */
export const createSoundOf =
  ({ locate, inside, hasConverter }: Deps) =>
  async (fileId: number): Promise<Sound> => {
    const { path } = await locate(fileId)
    const { reading } = await inside(fileId)
    if (!reading) throw new Conflict(say(sentences, 'sound_unreadable'))
    if (reading.missing_bytes > 0) throw new Conflict(say(sentences, 'file_incomplete'))
    const track = Math.max(
      0,
      reading.audio.findIndex((each) => each.default),
    )
    const found = reading.audio[track]
    if (!found) throw new Conflict(say(sentences, 'no_sound'))
    if (!(await hasConverter())) throw new Conflict(say(sentences, 'comparing_needs_ffmpeg'))
    const { size, mtimeMs } = await stat(path)
    return { path, version: `${size} ${mtimeMs}`, track, channels: found.channels, duration_seconds: reading.duration_seconds }
  }

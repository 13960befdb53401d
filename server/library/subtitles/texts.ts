import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { type Cue, readVtt } from '#server/foundation/lib/web-vtt'
import { Conflict } from '#server/foundation/platform/errors'
import type { SubtitleTexts } from '#server/library/media/texts'
import { isText } from './schema'
import { sentences } from './sentences'
import type { SubtitleRow } from './subtitles'
import type { Inside } from './tracks'

type Deps = {
  text: SubtitleTexts
  inside: (fileId: number) => Promise<Inside>
  locate: (fileId: number) => Promise<{ path: string }>
  pathBeside: (fileId: number, relativePath: string) => Promise<string>
}

/**
 * The lines of subtitles with the times that are written there, on the clock of the movie's file. Throws Conflict for images and for what
 * cannot be read.
 */
export const createCuesOf =
  ({ text, inside, locate, pathBeside }: Deps) =>
  async (row: SubtitleRow): Promise<Cue[]> => {
    if (!isText(row)) throw new Conflict(say(sentences, 'images_have_no_timing'))
    const { file_id, language, relative_path, track } = row
    if (track === 0) {
      const frame_rate = (await attempt(() => inside(file_id)).then((found) => (found.ok ? found.value.reading : null)))?.video?.frame_rate
      return readVtt(
        await text({ kind: 'sidecar', path: await pathBeside(file_id, relative_path), language, frame_rate: frame_rate ?? null }),
      )
    }
    const [{ path }, { reading }] = [await locate(file_id), await inside(file_id)]
    const start = reading?.start_offset ?? 0
    const cues = readVtt(await text({ kind: 'subtitle', path, track: track - 1 }))
    return cues.map((cue) => ({ ...cue, from: cue.from + start, to: cue.to + start }))
  }

import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import { type Timing, timed } from '#server/foundation/lib/subtitle-timing'
import type { Cue } from '#server/foundation/lib/web-vtt'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import { isText, type Subtitle, type TimingPreview } from './schema'
import { sentences } from './sentences'
import type { SubtitleRow, Subtitles } from './subtitles'
import { subtitlesTable } from './table'

type Deps = {
  journal: Journal
  subtitles: Pick<Subtitles, 'row' | 'get' | 'inTurn'>
  files: Pick<SubtitleFiles, 'onDisk'>
  cuesOf: (row: SubtitleRow) => Promise<Cue[]>
  titleOf: (movieId: number) => string
}
export type ChangeTiming = ReturnType<typeof createChangeTiming>

const shownLines = 5

/** Other times for subtitles. They are stored beside the text, which stays as it is, so that everything can be taken back. */
export const createChangeTiming = ({ journal, subtitles, files, cuesOf, titleOf }: Deps) => {
  /** Throws NotFound if a separate file is gone. */
  const sizeOf = async ({ id, file_id, track, relative_path }: SubtitleRow): Promise<number | null> => {
    if (track > 0) return null
    const found = await files.onDisk(file_id, relative_path)
    if (!found) throw new NotFound('subtitle', id)
    return found.size_bytes
  }

  const set = async (id: number, { shift_seconds, frame_rates }: Timing): Promise<Subtitle> => {
    const row = subtitles.row(id)
    if (!isText(row)) throw new Conflict(say(sentences, 'images_have_no_timing'))
    const changed = frame_rates?.from === frame_rates?.to ? null : frame_rates
    const isWritten = shift_seconds === 0 && changed === null
    const timing = isWritten ? null : { shift_seconds, frame_rates: changed, size_bytes: await sizeOf(row) }
    const { movie_id, file_id, language } = row
    journal.commit((tx, announce) => {
      tx.update(subtitlesTable).set({ timing }).where(eq(subtitlesTable.id, id)).run()
      announce({ type: 'subtitle_timing_changed', movie_id, title: titleOf(movie_id), file_id, language: language ?? 'unknown' })
    })
    return subtitles.get(id)
  }

  return {
    /** Throws Conflict for images. */
    set: (id: number, timing: Timing): Promise<Subtitle> => subtitles.inTurn(() => set(id, timing)),

    /** Lines across the movie. Nothing is stored. */
    async preview(id: number, timing: Timing): Promise<TimingPreview> {
      const cues = await cuesOf(subtitles.row(id))
      const lines = Math.min(shownLines, cues.length)
      const places = Array.from({ length: lines }, (_, i) => Math.round((i * (cues.length - 1)) / Math.max(1, lines - 1)))
      return {
        lines: places.map((at) => {
          const { from, text } = cues[at]!
          return { text: text.replaceAll(/<[^<>]*>/g, ''), original_seconds: from, seconds: timed(from, timing) }
        }),
      }
    },
  }
}

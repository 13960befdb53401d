import { rm } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import { type Cue, readVtt, writeSrt } from '#server/foundation/lib/web-vtt'
import type { Log } from '#server/foundation/platform/log'
import { languageOfCode } from '#server/foundation/releases/languages'
import type { CopyText } from '#server/library/media/make-copy'
import type { Reading } from '#server/library/media/reading'
import type { Sidecar } from '../sidecars'
import { nameForCopy, subtitleTracks } from '../subtitle-tracks'

type Deps = {
  beside: (fileId: number) => readonly Sidecar[]
  /** As any player gets them. */
  answer: (asked: { file_id: number; which: string }) => Promise<Response>
  log: Log
}
type Of = { readonly file_id: number; readonly reading: Reading; readonly stem: string }

const mostTexts = 60
/** ffmpeg puts a line that follows on more than half an hour of silence to a wrong time. */
const longestGap = 1500

/** All text subtitles of a movie, written beside its copy for the media tool. One that cannot be read is left out. */
export const createCopyTexts =
  ({ beside, answer, log }: Deps) =>
  async ({ file_id, reading, stem }: Of): Promise<CopyText[]> => {
    const texts: CopyText[] = []
    for (const track of subtitleTracks(reading, { prefix: '', beside: beside(file_id), isDirect: false, converts: false }).slice(
      0,
      mostTexts,
    )) {
      const which = nameForCopy(track)
      if (which === null) continue
      const path = `${stem}.${texts.length}.srt`
      const written = await attempt(async () =>
        Bun.write(path, writeSrt(withoutGaps(readVtt(await (await answer({ file_id, which })).text())))),
      )
      const { title, forced, default: isDefault } = track
      if (written.ok) texts.push({ path, title, forced, default: isDefault, language: threeLetters(track.language) })
      else log.warn('a subtitle does not come along in a copy', { file_id, subtitle: which, error: written.error })
    }
    return texts
  }

export const removeTexts = async (texts: readonly CopyText[]): Promise<void> => {
  for (const { path } of texts) await rm(path, { force: true })
}

const withoutGaps = (cues: readonly Cue[]): Cue[] => {
  let last = 0
  return cues.flatMap((cue) => {
    const blanks: Cue[] = []
    for (; cue.from - last > longestGap; last += longestGap)
      blanks.push({ from: last + longestGap - 1, to: last + longestGap, text: '\u00a0' })
    last = Math.max(last, cue.to)
    return [...blanks, cue]
  })
}

/** As MP4 names languages. */
const threeLetters = (language: string | null): string =>
  languageOfCode(language?.split('-')[0] ?? '')?.codes.find(({ length }) => length === 3) ?? 'und'

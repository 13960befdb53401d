import { isAssLine, readAss } from './ass'
import { isBlank, linesOf } from './lines'
import { frameLine, readFrames } from './microdvd'
import { readTenths, tenthsLine } from './mpl2'
import { readSami } from './sami'
import { readSubViewer, subViewerLine } from './subviewer'
import { isTimes, readTimedLines } from './timed-lines'
import { clockLine, readClock } from './tmplayer'
import { readTtml } from './ttml'
import type { Cue } from './webvtt'

export type Wanted = {
  /** As in the file's name; decides between the languages of one file. */
  readonly language?: string | null
  /** Of the movie, for times that are counted in frames. */
  readonly frame_rate?: number | null
}
type Format = { readonly looksLike: (line: string) => boolean; readonly read: (text: string, wanted: Wanted) => Cue[] }

/** Formats of one line, by what their lines look like. */
const formats: readonly Format[] = [
  { looksLike: isTimes, read: readTimedLines },
  { looksLike: isAssLine, read: readAss },
  { looksLike: (line) => frameLine.test(line), read: readFrames },
  { looksLike: (line) => tenthsLine.test(line), read: readTenths },
  { looksLike: (line) => subViewerLine.test(line), read: readSubViewer },
  { looksLike: (line) => clockLine.test(line), read: readClock },
]

/** As many lines as tell a format. */
const looked = 2000

/** The lines of dialogue in a subtitle file of any format, known by its content and not by its name. Unreadable lines are left out. */
export const readCues = (text: string, wanted: Wanted = {}): Cue[] => {
  const head = text.slice(0, 4000)
  if (/<(?:tt:)?tt[\s>]/i.test(head)) return readTtml(text)
  if (/<sami[\s>]|<sync\s/i.test(head)) return readSami(text, wanted)
  const lines = linesOf(text)
    .filter((line) => !isBlank(line))
    .slice(0, looked)
  const counted = formats.map((format) => ({ format, count: lines.filter(format.looksLike).length }))
  const likely = counted.reduce((best, each) => (each.count > best.count ? each : best))
  return likely.count === 0 ? [] : likely.format.read(text, wanted).filter((cue) => cue.text.trim() !== '')
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { h264 } from '#server/testing/video'

/** Where a flash, a beep, a subtitle, and a chapter begin, in seconds of the file. The distances differ, so that none is taken for another. */
export const places = [2, 5, 9] as const
const seconds = 12

/** How a file begins, in seconds. */
export type Start = {
  readonly picture?: number
  readonly sound?: number
  /** Cut from the middle of a group of pictures without converting: an edit list hides its beginning, for the picture or for both. */
  readonly cut?: 'picture' | 'both'
  /** The file counts from here, like a recording of a station that never stops. */
  readonly from?: number
}

/** Makes the movie, with the subtitle inside it where its container has subtitles, and beside it. */
export const makeMovie = (path: string, { picture = 0, sound = 0, cut, from = 0 }: Start): void => {
  const hidden = cut ? 1.3 : 0
  const dir = mkdtempSync(join(tmpdir(), 'marquee-clock-'))
  const at = (name: string) => join(dir, name)
  const between = (late: number, lasting: number) =>
    places.map((place) => `between(t,${place + hidden - late - 0.001},${place + hidden - late + lasting - 0.001})`).join('+')
  const length = (late: number) => String(seconds + hidden - late)
  const flash = `drawbox=color=black:t=fill,drawbox=color=white:t=fill:enable='${between(picture, 0.2)}'`
  const beep = `aeval='val(0)*6*(${between(sound, 0.1)})',aformat=channel_layouts=mono`
  try {
    ffmpeg([
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=320x180:rate=25:duration=${length(picture)}`,
      '-vf',
      flash,
      ...h264,
      '-bf',
      '2',
      at('picture.mp4'),
    ])
    ffmpeg([
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=440:sample_rate=48000:duration=${length(sound)}`,
      '-af',
      beep,
      '-c:a',
      'aac',
      at('sound.mp4'),
    ])
    writeFileSync(at('lines.srt'), lines)
    writeFileSync(at('chapters.txt'), chapters)
    writeFileSync(path.replace(/\.\w+$/, '.srt'), lines)
    const late = (by: number) => ['-itsoffset', String(by)]
    const skip = cut ? ['-ss', String(hidden)] : []
    ffmpeg([...late(picture), '-i', at('picture.mp4'), ...late(sound), '-i', at('sound.mp4'), '-c', 'copy', at('whole.mkv')])
    const sources = cut === 'picture' ? [at('picture.mp4'), at('sound.mp4')] : [at('whole.mkv'), at('whole.mkv')]
    const inputs = sources.flatMap((source) => [...skip, '-i', source])
    const texts = ['-i', at('lines.srt'), '-i', at('chapters.txt')]
    const both = [...inputs, ...texts, '-map', '0:v', '-map', '1:a', '-c', 'copy']
    const told = ['-map', '2:s', '-map_chapters', '3', '-c:s', path.endsWith('.mkv') ? 'srt' : 'mov_text']
    const recorded = ['-map_chapters', '-1', '-output_ts_offset', String(from)]
    ffmpeg([...both, ...(from > 0 ? recorded : told), path])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const clockTime = (second: number): string => `00:00:${String(second).padStart(2, '0')},000`
const lines = places.map((place, n) => `${n + 1}\n${clockTime(place)} --> ${clockTime(place + 1)}\nFlash ${place}\n`).join('\n')
const chapters = [
  ';FFMETADATA1',
  ...[0, ...places].flatMap((start, n, all) => [
    '[CHAPTER]',
    'TIMEBASE=1/1',
    `START=${start}`,
    `END=${all[n + 1] ?? seconds}`,
    `title=${start === 0 ? 'Beginning' : `Flash ${start}`}`,
  ]),
  '',
].join('\n')

const ffmpeg = (options: readonly string[]): void => {
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...options], { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  if (made.exitCode !== 0) throw new Error(`ffmpeg: ${made.stderr.toString()}`)
}

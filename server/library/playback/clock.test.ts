import { beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subtitlesTable } from '#server/library/subtitles/table'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'matroska'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
})

const line = '1\n00:00:05,000 --> 00:00:06,000\nFlash\n'
const chapter =
  ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=5000\ntitle=One\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=5000\nEND=8000\ntitle=Flash\n'

type Start = { readonly video?: number; readonly audio?: number; readonly hidden?: number }
/** A line and a chapter at five seconds of the file, whose picture or sound begins later than the file, or hides its beginning. */
const make = (name: string, { video = 0, audio = 0, hidden = 0 }: Start): number => {
  const movie = putMovie(app, { title: name })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  const [text, chapters] = [join(app.dir, 'line.srt'), join(app.dir, 'chapters.txt')]
  writeFileSync(text, line)
  writeFileSync(chapters, chapter)
  writeFileSync(join(app.shelf, `${name}.srt`), line)
  app.db
    .insert(subtitlesTable)
    .values({
      movie_id: movie,
      file_id: file,
      language: 'en',
      forced: false,
      hearing_impaired: false,
      format: 'srt',
      source: 'sidecar',
      relative_path: `${name}.srt`,
      added_at: app.clock.now().toISOString(),
    })
    .run()
  const whole = makeVideo(join(app.dir, 'whole.mkv'), { seconds: 8 })
  // Copied from the middle of a group of pictures, of which an edit list hides the beginning.
  const from = hidden > 0 ? ['-ss', String(1 + hidden)] : []
  const late = (by: number) => ['-itsoffset', String(by), ...from, '-i', whole]
  const inputs = [...late(video), ...late(audio), '-i', text, '-i', chapters]
  const maps = [
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-map',
    '2:s',
    '-map_chapters',
    '3',
    '-c',
    'copy',
    '-c:s',
    name.endsWith('mp4') ? 'mov_text' : 'srt',
  ]
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, ...maps, join(app.shelf, name)])
  expect(made.stderr.toString()).toBe('')
  return file
}

const timeIn = async (url: string | null | undefined): Promise<number> => {
  const text = await (await app.send('GET', url ?? '')).text()
  const [, minutes, seconds] = /(\d\d):(\d\d\.\d{3}) -->/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** When the line inside the file, the one beside it, and the chapter are shown, on the clock of the player. */
const shown = async (file: number, allow?: readonly string[]) => {
  const { body } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...(allow && { allow }) })
  const [inside, beside] = body.subtitle_tracks
  return {
    method: body.method as string,
    inside: await timeIn(inside?.url),
    beside: await timeIn(beside?.url),
    chapter: body.chapters[1]?.start_seconds ?? 0,
  }
}

describe.skipIf(!needs('ffmpeg'))('a line and a chapter at the same second as a flash', () => {
  const starts: (Start & { name: string })[] = [
    { name: 'plain.mp4' },
    { name: 'late-picture.mp4', video: 1.4 },
    { name: 'late-picture.mkv', video: 1.4 },
    { name: 'late-sound.mp4', audio: 0.8 },
    { name: 'late-sound.mkv', audio: 0.8 },
    { name: 'hidden-beginning.mp4', hidden: 0.4 },
  ]
  test.each(starts)(
    '$name: stay with it, however the movie is played',
    async ({ name, ...start }) => {
      const file = make(name, start)
      const first = (start.video ?? 0) - (start.hidden ?? 0)

      const direct = await shown(file)
      const streams = [await shown(file, ['remux']), await shown(file, ['transcode'])]

      // A browser that plays the file counts from its beginning; a stream begins with the first picture, even if that is to be hidden.
      for (const [seen, method, flash] of [
        [direct, 'direct', 5],
        [streams[0], 'remux', 5 - first],
        [streams[1], 'transcode', 5 - first],
      ] as const) {
        expect(seen?.method).toBe(method)
        for (const at of [seen?.inside, seen?.beside, seen?.chapter]) expect(Math.abs((at ?? 0) - flash)).toBeLessThan(0.045)
      }
    },
    120_000,
  )
})

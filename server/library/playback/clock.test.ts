import { beforeAll, describe, expect, test } from 'bun:test'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pgsOf } from '#server/library/media/subtitles/write-pgs'
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
const white = { red: 255, green: 255, blue: 255, alpha: 255 }
const box = { x: 8, y: 4, width: 4, height: 2, dots: new Uint8Array(8), colors: [white], from: 5, to: 6 }
/** A line and a chapter at five seconds of the file, also as an image where the container takes one, whose picture or sound begins later than the file, or hides its beginning. */
const make = (name: string, { video = 0, audio = 0, hidden = 0 }: Start): number => {
  const movie = putMovie(app, { title: name })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  const [text, chapters, image] = [join(app.dir, 'line.srt'), join(app.dir, 'chapters.txt'), join(app.dir, 'line.sup')]
  writeFileSync(text, line)
  writeFileSync(chapters, chapter)
  writeFileSync(image, pgsOf([box], { width: 320, height: 180 }))
  for (const [format, from] of Object.entries({ srt: text, sup: image })) {
    copyFileSync(from, join(app.shelf, `${name}.${format}`))
    const kept = { movie_id: movie, file_id: file, language: 'en', forced: false, hearing_impaired: false, source: 'sidecar' as const }
    app.db
      .insert(subtitlesTable)
      .values({ ...kept, format, relative_path: `${name}.${format}`, added_at: app.clock.now().toISOString() })
      .run()
  }
  const whole = makeVideo(join(app.dir, 'whole.mkv'), { seconds: 8 })
  // Copied from the middle of a group of pictures, of which an edit list hides the beginning.
  const from = hidden > 0 ? ['-ss', String(1 + hidden)] : []
  const late = (by: number) => ['-itsoffset', String(by), ...from, '-i', whole]
  const inputs = [...late(video), ...late(audio), '-i', text, '-i', chapters, ...(name.endsWith('mkv') ? imageInput(image) : [])]
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
    '-c:s:0',
    name.endsWith('mp4') ? 'mov_text' : 'srt',
    ...(name.endsWith('mkv') ? ['-map', '4:s', '-c:s:1', 'copy'] : []),
  ]
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, ...maps, join(app.shelf, name)])
  expect(made.stderr.toString()).toBe('')
  return file
}

/** ffmpeg lets a stream of images begin at zero. */
const imageInput = (path: string): string[] => ['-itsoffset', '5', '-i', path]

/** When the first image is shown. */
const imageIn = async (url: string | null | undefined): Promise<number> =>
  Buffer.from(await (await app.send('GET', url ?? '')).arrayBuffer()).readUInt32BE(2) / 90_000

const timeIn = async (url: string | null | undefined): Promise<number> => {
  const text = await (await app.send('GET', url ?? '')).text()
  const [, minutes, seconds] = /(\d\d):(\d\d\.\d{3}) -->/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** When the lines inside the file, those beside it, and the chapter are shown, on the clock of the player. */
const shown = async (file: number, allow?: readonly string[]) => {
  const { body } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...(allow && { allow }) })
  const lines = body.subtitle_tracks.map(({ kind, url }) => (kind === 'text' ? timeIn(url) : imageIn(url)))
  return { method: body.method as string, times: [body.chapters[1]?.start_seconds ?? 0, ...(await Promise.all(lines))] }
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
        expect(seen?.times).toHaveLength(name.endsWith('mkv') ? 5 : 4)
        for (const at of seen?.times ?? []) expect(Math.abs(at - flash)).toBeLessThan(0.045)
      }
    },
    120_000,
  )
})

import { beforeAll, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pgsOf } from '#server/library/media/subtitles/write-pgs'
import { subtitlesTable } from '#server/library/subtitles/table'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { readStream } from '#server/testing/read-stream'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'matroska', 'webm'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
})

/** A corner of the black picture turns white at these seconds of the file, for as long as a line is shown. The second crosses a cut. */
const places = [2, 5, 13] as const
const lasting = 2
const [width, height] = [320, 180]
const white = { red: 255, green: 255, blue: 255, alpha: 255 }
/** A white box in the left half. */
const box = (from: number) => ({
  ...{ x: 40, y: 60, width: 80, height: 60, dots: new Uint8Array(4800), colors: [white] },
  ...{ from, to: from + lasting },
})
const clockTime = (second: number) => `00:00:${String(second).padStart(2, '0')},000`
const lines = places.map((at, i) => `${i + 1}\n${clockTime(at)} --> ${clockTime(at + lasting)}\nMMMMMMMM\n`).join('\n')

const ffmpeg = (args: readonly string[]) => {
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...args], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  expect(made.stderr.toString()).toBe('')
  return made.stdout
}

type Recipe = { readonly subtitles: 'pgs' | 'text' | 'dvb' | 'dvd' | 'none'; readonly late?: number; readonly beside?: 'sup' | 'srt' }
/** Returns the id of the file. Its picture begins `late` seconds after the file. */
const make = (name: string, { subtitles, late = 0, beside }: Recipe): number => {
  const movie = putMovie(app, { title: name })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  const [text, images, whole] = [join(app.dir, 'lines.srt'), join(app.dir, 'lines.sup'), join(app.dir, `${name}.whole.mkv`)]
  writeFileSync(text, lines)
  // ffmpeg lets a stream of images begin at zero, so something invisible does.
  writeFileSync(images, pgsOf([{ ...box(0), colors: [{ ...white, alpha: 0 }], to: 0.5 }, ...places.map(box)], { width, height }))
  const shown = places.map((at) => `between(t,${at - late - 0.001},${at - late + lasting - 0.001})`).join('+')
  const flash = ['-vf', `drawbox=color=black:t=fill,drawbox=x=288:y=0:w=32:h=32:color=white:t=fill:enable='${shown}'`]
  makeVideo(whole, { seconds: 16, more: flash })
  const texts = {
    pgs: ['-i', images],
    dvb: ['-fix_sub_duration', '-i', images],
    dvd: ['-fix_sub_duration', '-i', images],
    text: ['-i', text],
    none: [],
  }[subtitles]
  const codec = { pgs: 'copy', dvb: 'dvbsub', dvd: 'dvdsub', text: name.endsWith('mp4') ? 'mov_text' : 'srt', none: 'copy' }[subtitles]
  const maps = ['-map', '0:v', '-map', '1:a', ...(subtitles === 'none' ? [] : ['-map', '2:s'])]
  const inputs = ['-itsoffset', String(late), '-i', whole, '-i', whole, ...texts]
  ffmpeg([...inputs, ...maps, '-c', 'copy', '-c:s', codec, join(app.shelf, name)])
  if (beside) {
    copyFileSync(beside === 'sup' ? images : text, join(app.shelf, `${name}.${beside}`))
    const kept = { movie_id: movie, file_id: file, language: 'en', forced: false, hearing_impaired: false, source: 'sidecar' as const }
    app.db
      .insert(subtitlesTable)
      .values({ ...kept, format: beside, relative_path: `${name}.${beside}`, added_at: app.clock.now().toISOString() })
      .run()
  }
  return file
}
const prepare = async (file: number, more: object = {}) =>
  (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...more })).body

type Seen = { readonly flash: boolean; readonly drawn: boolean; readonly at: number }
/** What each picture of a stream shows: whether its corner is white, and whether something is where a line belongs. */
const look = async (url: string, where: string): Promise<Seen[]> => {
  const path = join(app.dir, `seen-${Bun.hash(url)}.mp4`)
  writeFileSync(path, (await readStream((part) => app.send('GET', part), url)).video.bytes)
  return seenIn(path, where)
}
const seenIn = (path: string, where: string): Seen[] => {
  const grays = (crop: string) =>
    ffmpeg(['-i', path, '-vf', `crop=${crop},scale=1:1:flags=area,format=gray`, '-f', 'rawvideo', '-vsync', '0', 'pipe:1'])
  const [corner, line] = [grays('16:16:300:4'), grays(where)]
  const shown = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path]
  const times = Bun.spawnSync(['ffprobe', ...shown])
    .stdout.toString()
    .trim()
    .split('\n')
    .map(Number.parseFloat)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  return times.map((at, i) => ({ at, flash: (corner[i] ?? 0) > 128, drawn: (line[i] ?? 0) > 6 }))
}
/** The seconds at which something begins and ends. */
const changes = (seen: readonly Seen[], what: 'flash' | 'drawn') =>
  seen.filter((each, i) => each[what] !== (seen[i - 1]?.[what] ?? false)).map(({ at }) => at)

const middle = '60:40:50:70'
const bottom = '200:22:60:150'
const mostSeconds = 0.045

describe.skipIf(!needs('ffmpeg'))('subtitles drawn into the picture', () => {
  const kinds: readonly (readonly [string, Recipe, string])[] = [
    ['bluray.mkv', { subtitles: 'pgs' }, middle],
    ['bluray-late.mkv', { subtitles: 'pgs', late: 1.4 }, middle],
    ['dvd.mkv', { subtitles: 'dvd' }, middle],
    ['broadcast.ts', { subtitles: 'dvb' }, middle],
    ['text.mkv', { subtitles: 'text' }, bottom],
    ['text-late.mp4', { subtitles: 'text', late: 1.4 }, bottom],
    ['beside.mp4', { subtitles: 'none', beside: 'sup' }, middle],
    ['beside-late.mkv', { subtitles: 'none', beside: 'srt', late: 1.4 }, bottom],
  ]
  test.each(kinds)(
    '%s: each appears and goes with its second of the movie, across the cuts between parts',
    async (name, recipe, where) => {
      const file = make(name, recipe)

      const prepared = await prepare(file, { subtitle_track: 0, burn_in: true })
      const seen = await look(prepared.url ?? '', where)

      expect([prepared.method as string, prepared.burned_in, prepared.subtitle_track]).toEqual(['transcode', 0, null])
      expect(prepared.reasons.map(({ code }) => code)).toContain('subtitles_burned_in')
      const [flashes, drawn] = [changes(seen, 'flash'), changes(seen, 'drawn')]
      expect(flashes).toHaveLength(6)
      expect(drawn).toHaveLength(6)
      for (const [i, at] of flashes.entries()) expect(Math.abs(at - (drawn[i] ?? 0))).toBeLessThan(mostSeconds)
    },
    120_000,
  )

  test.each(['bluray.mkv', 'broadcast.ts', 'text-late.mp4'])(
    '%s as one stream, from the middle: picture, sound, and subtitles are in step',
    async (name) => {
      const [, recipe, where] = kinds.find(([each]) => each === name) ?? kinds[0]!
      const { url } = await prepare(make(`whole-${name}`, recipe), { subtitle_track: 0, burn_in: true })
      const answer = await app.send('GET', `${(url ?? '').replace('/master.m3u8?', '/whole.ts?')}&from=3`)
      const path = join(app.dir, `whole-${name}.out.ts`)
      writeFileSync(path, new Uint8Array(await answer.arrayBuffer()))

      const seen = seenIn(path, where)
      const first = seen[0]?.at ?? 0
      const [flashes, drawn] = [changes(seen, 'flash'), changes(seen, 'drawn')]

      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp2t'])
      expect(drawn).toHaveLength(flashes.length)
      for (const [i, at] of flashes.entries()) expect(Math.abs(at - (drawn[i] ?? 0))).toBeLessThan(mostSeconds)
      expect(Math.abs((flashes.at(-1) ?? 0) - first - (15 - (recipe.late ?? 0) - 3))).toBeLessThan(mostSeconds)
      const sound = ['-v', 'error', '-select_streams', 'a', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path]
      const heard = Number.parseFloat(Bun.spawnSync(['ffprobe', ...sound]).stdout.toString())
      expect(Math.abs(heard - first)).toBeLessThan(0.1)
    },
    120_000,
  )

  test('a stream of a whole movie ends with whoever reads it, and needs a plan that converts', async () => {
    const { url, playlist_url } = await prepare(make('ends.mkv', { subtitles: 'pgs' }), { subtitle_track: 0, burn_in: true })
    const whole = (url ?? '').replace('/master.m3u8?', '/whole.ts?')
    const reader = (await app.send('GET', whole)).body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    expect(readdirSync(join(app.dataDir, 'burning')).length).toBeGreaterThan(1)

    await reader?.cancel()
    await until(
      'nothing is left of it',
      () => readdirSync(join(app.dataDir, 'burning')).filter((name) => name.endsWith('.sup')).length <= 4,
    )

    const before = readdirSync(join(app.dataDir, 'burning'))
    expect((await app.send('HEAD', whole)).status).toBe(200)
    expect(readdirSync(join(app.dataDir, 'burning'))).toEqual(before)
    expect((await app.send('GET', playlist_url.replace('stream.m3u', 'whole.ts?plan=c.c.0'))).status).toBe(404)
  }, 120_000)

  test('nothing is drawn unless somebody asks for it', async () => {
    const { method, burned_in, subtitle_track } = await prepare(make('plain.mkv', { subtitles: 'pgs' }), { subtitle_track: 0 })

    expect([method as string, burned_in, subtitle_track]).toEqual(['direct', null, 0])
  }, 120_000)

  test('what cannot be drawn is said', async () => {
    const file = make('unable.mkv', { subtitles: 'text' })
    const wish = { subtitle_track: 0, burn_in: true }
    const losses = async (asked: object = wish) => (await prepare(file, asked)).losses.map(({ code }) => code)

    expect(await losses({ ...wish, subtitle_track: 7 })).toEqual(['subtitles_not_burnable', 'no_subtitles'])
    app.config.update({ transcoding_enabled: false }, { isKey: true })
    expect(await losses()).toEqual(['transcoding_off'])
    const empty = join(app.dir, 'no-tool')
    mkdirSync(empty, { recursive: true })
    app.config.update({ transcoding_enabled: true, media_tool_path: empty }, { isKey: true })
    expect(await losses()).toEqual(['burning_needs_media_tool'])
    app.config.update({ media_tool_path: null }, { isKey: true })
    expect(await losses()).toEqual([])
  }, 120_000)
})

import { beforeAll, describe, expect, test } from 'bun:test'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { checkStream, readStream } from '#server/testing/read-stream'
import { useSharedApp } from '#server/testing/use-app'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'webm'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:keyint=50'] as const
const mpeg2 = ['-c:v', 'mpeg2video', '-g', '25'] as const
const mpeg4 = ['-c:v', 'mpeg4', '-g', '25'] as const

const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
})

const make = (name: string, recipe: VideoRecipe): number => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id: root, relative_path: name })
  makeVideo(join(app.shelf, name), recipe)
  return file
}
const prepare = async (file: number, more: object = {}) =>
  (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...more })).body

describe.skipIf(!needs('ffmpeg'))('with ffmpeg', () => {
  const cases: { name: string; recipe: VideoRecipe; method: string }[] = [
    { name: 'dts.mkv', recipe: { audio: [['dca']] }, method: 'remux_audio' },
    { name: 'hevc.mkv', recipe: { video: hevc }, method: 'transcode' },
    { name: 'mpeg2.ts', recipe: { video: mpeg2, audio: [['mp2']] }, method: 'transcode' },
    { name: 'divx.avi', recipe: { video: mpeg4, audio: [['libmp3lame']] }, method: 'transcode' },
  ]
  test.each(cases)(
    'converts $name without gaps',
    async ({ name, recipe, method }) => {
      const prepared = await prepare(make(name, recipe))
      const { video, audio } = await readStream((url) => app.send('GET', url), prepared.url ?? '')

      expect([prepared.method as string, prepared.losses]).toEqual([method, []])
      for (const part of [video, audio[0]]) {
        const { wrong, seconds, hole } = checkStream(app.dir, part?.bytes ?? Buffer.alloc(0))
        expect([wrong, Math.abs(seconds - 8) < 0.15, hole < 0.081]).toEqual(['', true, true])
      }
    },
    120_000,
  )

  test('converts HDR to the colors and brightness of an ordinary screen', async () => {
    const colors = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc']
    const params = 'log-level=none:keyint=50:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc'
    const video = ['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-preset', 'ultrafast', ...colors, '-x265-params', params]

    const { method, url } = await prepare(make('hdr.mkv', { seconds: 2, video }))
    const stream = await readStream((part) => app.send('GET', part), url ?? '')
    const path = join(app.dir, 'converted-hdr.mp4')
    await Bun.write(path, stream.video.bytes)
    const shown = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=pix_fmt,color_transfer', '-of', 'csv=p=0']
    const found = Bun.spawnSync(['ffprobe', ...shown, path])
      .stdout.toString()
      .trim()

    expect([method as string, found]).toEqual(['transcode', 'yuv420p,bt709'])
  }, 120_000)

  const converted = async (file: number) => {
    const { method, url } = await prepare(file, { allow: ['transcode'] })
    const { video } = await readStream((part) => app.send('GET', part), url ?? '')
    const path = join(app.dir, `converted-${file}.mp4`)
    await Bun.write(path, video.bytes)
    const shown = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=width,height,sample_aspect_ratio', '-of', 'csv=p=0']
    const [size] = Bun.spawnSync(['ffprobe', ...shown, path])
      .stdout.toString()
      .trim()
      .split('\n')
    const seen = Bun.spawnSync(['ffmpeg', '-i', path, '-vf', 'idet', '-f', 'null', '-']).stderr.toString()
    const [, top, bottom] = /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+)/.exec(seen) ?? []
    return { method, size, interlaced: Number(top) + Number(bottom) }
  }
  const fields = ['-vf', 'scale=720:576,tinterlace=interleave_top,fieldorder=tff,setsar=64/45', '-flags', '+ildct+ilme']
  const shapes: { name: string; recipe: VideoRecipe; size: string }[] = [
    { name: 'dvd.mpg', recipe: { video: ['-c:v', 'mpeg2video', '-g', '12', ...fields] }, size: '1024,576,1:1' },
    { name: 'broadcast.ts', recipe: { video: [...h264, '-x264-params', 'tff=1', ...fields] }, size: '1024,576,1:1' },
    { name: 'anamorphic.avi', recipe: { video: [...mpeg4, '-vf', 'scale=720:480,setsar=8/9'] }, size: '640,480,1:1' },
  ]
  test.each(shapes)(
    'converts $name to square pixels and whole pictures',
    async ({ name, recipe, size }) => {
      const file = make(name, { seconds: 2, audio: [], ...recipe })

      expect(await converted(file)).toEqual({ method: 'transcode', size, interlaced: 0 })
    },
    120_000,
  )

  test('turns a picture upright', async () => {
    const file = make('upright.mov', { seconds: 1, audio: [] })
    const [path, turned] = [join(app.shelf, 'upright.mov'), join(app.shelf, 'turned.mov')]
    Bun.spawnSync(['ffmpeg', '-v', 'error', '-i', path, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', turned])
    renameSync(turned, path)

    const { method, size } = await converted(file)

    expect([method as string, size]).toEqual(['transcode', '180,320,1:1'])
  }, 120_000)

  test('converts video larger than requested', async () => {
    const { method, reasons, url } = await prepare(make('large.mp4', { seconds: 2 }), { max_height: 120 })

    expect([method as string, reasons.map(({ code }) => code)]).toEqual(['transcode', ['larger_than_wished']])
    expect(url).toContain('plan=t120.')
  }, 120_000)

  test('conversion can be disabled', async () => {
    const file = make('off.mkv', { seconds: 2, video: hevc })
    app.config.update({ transcoding_enabled: false }, { isKey: true })

    const { method, url, reasons } = await prepare(file)
    app.config.update({ transcoding_enabled: true }, { isKey: true })

    expect([method as string, url]).toEqual(['not_playable', null])
    expect(reasons.map(({ code }) => code)).toContain('transcoding_off')
  }, 120_000)

  test('a player that failed with one method gets the next', async () => {
    const file = make('next.mp4', { seconds: 2 })

    const methods = [['direct', 'remux', 'transcode'], ['remux', 'transcode'], ['transcode'], []]
    const given = await Promise.all(methods.map(async (allow) => (await prepare(file, { allow })).method as string))

    expect(given).toEqual(['direct', 'remux', 'transcode', 'not_playable'])
  }, 120_000)
})

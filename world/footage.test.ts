import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { createFootage, pairs } from './footage'
import { movieById, movies } from './movies'

const folder = await mkdtemp(join(tmpdir(), 'demo-footage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const ffmpeg = Bun.which('ffmpeg')
const ffprobe = Bun.which('ffprobe')
const gran = movieById(9_000_001)!

test.skipIf(!ffmpeg || !ffprobe)(
  "footage has its movie's runtime and language and the requested height",
  async () => {
    const path = await createFootage({ dir: join(folder, 'made'), ffmpeg, log: silentLog }).of(gran, 720)

    const about = await Bun.$`${ffprobe} -v error -show_streams -show_format -of json ${path}`.json()

    expect(Math.round(Number(about.format.duration) / 60)).toBe(gran.runtime)
    expect(about.streams[0]).toMatchObject({ codec_type: 'video', width: 1280, height: 720 })
    expect(about.streams[1]).toMatchObject({ codec_type: 'audio', tags: { language: 'eng' } })
  },
  120_000,
)

test.skipIf(!ffmpeg || !ffprobe)(
  'the movies cover eight pairs of codecs, and some have subtitles and chapters',
  async () => {
    const footage = createFootage({ dir: join(folder, 'pairs'), ffmpeg, log: silentLog })
    const each = pairs.map((_, i) => ({ ...movies.find(({ id }) => id % pairs.length === i)!, runtime: 2 }))

    const found = await Promise.all(
      each.map(async (movie) => {
        const path = await footage.of(movie, 720)
        const { streams, chapters } = await Bun.$`${ffprobe} -v error -show_streams -show_chapters -of json ${path}`.json()
        return { codecs: streams.map((stream: { codec_name: string }) => stream.codec_name).join(' '), chapters: chapters.length }
      }),
    )

    expect(found.map(({ codecs }) => codecs)).toEqual([
      'h264 aac',
      'h264 ac3 subrip',
      'h264 eac3',
      'hevc aac',
      'vp9 opus',
      'av1 opus subrip',
      'h264 vorbis subrip',
      'mpeg4 mp3',
    ])
    expect(found.map(({ chapters }) => chapters)).toEqual([0, 4, 0, 0, 0, 4, 4, 0])
  },
  120_000,
)

test('footage is reused', async () => {
  const options = { dir: join(folder, 'kept'), ffmpeg: null, log: silentLog }
  const path = await createFootage(options).of(gran, 720)
  await Bun.write(path, 'as it was')

  expect(await Bun.file(await createFootage(options).of(gran, 720)).text()).toBe('as it was')
})

test('without ffmpeg the embedded movie is used, unique per movie and height, and still playable', async () => {
  const footage = createFootage({ dir: join(folder, 'carried'), ffmpeg: null, log: silentLog })
  const paths = await Promise.all([footage.of(gran, 720), footage.of(gran, 1080), footage.of(movieById(19)!, 720)])
  const sums = await Promise.all(paths.map(async (path) => Bun.hash.wyhash(await Bun.file(path).arrayBuffer())))

  expect(new Set(sums).size).toBe(3)
  expect(await Bun.file(paths[0]!).slice(4, 8).text()).toBe('ftyp')
  if (ffprobe) expect((await Bun.$`${ffprobe} -v error -show_format -of json ${paths[0]!}`.json()).format.duration).toStartWith('663.')
})

test('if ffmpeg fails, the embedded movie is used and the failure is logged', async () => {
  const said: string[] = []
  const log = { ...silentLog, warn: (message: string) => void said.push(message) }

  const path = await createFootage({ dir: join(folder, 'broken'), ffmpeg: '/bin/false', log }).of(gran, 720)

  expect(path).toEndWith('.mp4')
  expect(said).toEqual(['encoding footage failed; using the embedded movie'])
})

test('somebody who searches does not wait for ffmpeg', async () => {
  const go = join(folder, 'go')
  const slow = join(folder, 'slow-ffmpeg')
  await Bun.write(slow, `#!/bin/sh\nwhile [ ! -e '${go}' ]; do sleep 0.05; done\nexit 1\n`)
  await Bun.$`chmod +x ${slow}`
  const footage = createFootage({ dir: join(folder, 'hurried'), ffmpeg: slow, log: silentLog, patienceMs: 1 })

  const both = [footage.of(gran, 720), footage.of(gran, 1080)]
  footage.hurry(gran)
  const paths = await Promise.all(both)

  expect(paths.every((path) => path.endsWith('.embedded.mp4') && Bun.file(path).size > 3_000_000)).toBe(true)
  await Bun.write(go, '')
  await footage.stop()
})

test('a movie that must be there at once takes the embedded one, large enough to be watched while it downloads', async () => {
  const footage = createFootage({ dir: join(folder, 'at-once'), ffmpeg: '/bin/false', log: silentLog, atOnce: [gran.id] })

  const paths = await Promise.all([footage.of(gran, 720), footage.of(gran, 1080)])

  expect(paths.map((path) => path.slice(-13))).toEqual([`.embedded.mp4`, `.embedded.mp4`])
  expect(Bun.file(paths[1]!).size).toBeGreaterThan(12_000_000)
})

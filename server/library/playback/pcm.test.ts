import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { checkStream, readStream } from '#server/testing/read-stream'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'webm'], video: ['avc1.640034'], audio: ['mp4a.40.2', 'mp3'], hls: true }
const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
  mkdirSync(join(app.dir, 'no-tool'))
  app.config.update({ media_tool_path: join(app.dir, 'no-tool') }, { isKey: true })
})

const prepare = async (name: string, audio: readonly string[]): Promise<Prepared> => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id: root, relative_path: name })
  makeVideo(join(app.shelf, name), { audio: [audio] })
  return (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })).body
}
/** The first channel of a sound. */
const samplesOf = (path: string): Float32Array => {
  const decoded = Bun.spawnSync([
    'ffmpeg',
    '-v',
    'error',
    '-i',
    path,
    '-map',
    '0:a',
    '-af',
    'pan=mono|c0=c0',
    '-f',
    'f32le',
    'pipe:1',
  ]).stdout
  return new Float32Array(Uint8Array.from(decoded).buffer)
}

describe.skipIf(!needs('ffmpeg'))('PCM is unpacked here, without ffmpeg', () => {
  test.each([
    ['s16.mkv', ['pcm_s16le']],
    ['s24-surround.mkv', ['pcm_s24le', '-ac', '6']],
    ['u8.mkv', ['pcm_u8']],
    ['f32.mkv', ['pcm_f32le', '-ar', '44100']],
    ['s16.mov', ['pcm_s16be']],
    ['s24.mov', ['pcm_s24be']],
    ['f32.mov', ['pcm_f32le']],
    ['ulaw.mov', ['pcm_mulaw', '-ar', '8000']],
    ['alaw.mov', ['pcm_alaw', '-ar', '16000']],
  ] as const)(
    '%s: sounds as it did, across the cuts between segments',
    async (name, audio) => {
      const { method, url, losses } = await prepare(name, audio)
      const [sound] = (await readStream((part) => app.send('GET', part), url ?? '')).audio
      const path = join(app.dir, `${name}.mp4`)
      writeFileSync(path, sound?.bytes ?? '')
      const { wrong, seconds, hole } = checkStream(app.dir, sound?.bytes ?? Buffer.alloc(0))
      const [heard, known] = [samplesOf(path), samplesOf(join(app.shelf, name))]

      expect([method as string, losses, wrong]).toEqual(['remux_audio', [], ''])
      expect([Math.abs(seconds - 8) < 0.2, hole < 0.15]).toEqual([true, true])
      const [from, to] = [Math.round(known.length * 0.05), Math.round(known.length * 0.95)]
      const furthest = known.subarray(from, to).reduce((most, value, i) => Math.max(most, Math.abs(value - (heard[from + i] ?? 9))), 0)
      expect(furthest).toBeLessThan(0.03)
    },
    60_000,
  )

  test('MP2 is sent as it is, with a word, because only most browsers play it', async () => {
    const { url, losses } = await prepare('broadcast.ts', ['mp2'])
    const [sound] = (await readStream((part) => app.send('GET', part), url ?? '')).audio
    const path = join(app.dir, 'broadcast.mp2')
    writeFileSync(path, sound?.bytes ?? '')

    expect(losses.map(({ code }) => code)).toEqual(['audio_may_be_silent'])
    expect(Math.abs(samplesOf(path).length / 48_000 - 8)).toBeLessThan(0.2)
  }, 60_000)

  test('more samples than AAC has need ffmpeg, and that is said', async () => {
    const { losses } = await prepare('studio.mkv', ['pcm_s24le', '-ar', '192000'])

    expect(losses.map(({ code }) => code)).toContain('no_audio')
  }, 60_000)
})

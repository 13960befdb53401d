import { beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { readStream } from '#server/testing/read-stream'
import { useSharedApp } from '#server/testing/use-app'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: [], video: ['avc1.640034'], audio: ['mp4a.40.2', 'opus', 'flac'], hls: true }
const seconds = 8
const rate = 48_000
const app = useSharedApp()
let root_folder_id: number
beforeAll(async () => {
  root_folder_id = await putRoot(app)
})

/** White for the first frame of every second, with a beep that starts with it. */
const flash = ['-vf', "drawbox=color=black:t=fill,drawbox=color=white:t=fill:enable='lt(mod(t,1),0.039)'"]
const beep = ['-af', "aeval='val(0)*8*lt(mod(t,1),0.04)',aformat=channel_layouts=mono"]

const run = (bytes: Uint8Array, name: string, args: readonly string[]): Buffer => {
  const path = join(app.dir, name)
  writeFileSync(path, bytes)
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-i', path, ...args, 'pipe:1'])
  if (made.exitCode !== 0) throw new Error(made.stderr.toString())
  return made.stdout
}

/** The presentation time of each packet in the stream. */
const timesOf = async (bytes: Uint8Array): Promise<number[]> => {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const [track] = await input.getTracks()
  const times: number[] = []
  for await (const { timestamp } of new EncodedPacketSink(track!).packets(undefined, undefined, { metadataOnly: true }))
    times.push(timestamp)
  return times.sort((a, b) => a - b)
}

/** When a frame is white and the previous one was not. */
const flashesIn = async (bytes: Uint8Array, name: string): Promise<number[]> => {
  const frames = run(bytes, name, ['-vsync', '0', '-vf', 'scale=1:1,format=gray', '-f', 'rawvideo'])
  const times = await timesOf(bytes)
  expect(frames.length).toBe(times.length)
  return times.filter((_, i) => frames[i]! > 128 && !(frames[i - 1]! > 128))
}

/** When sound starts after silence. */
const beepsIn = async (bytes: Uint8Array, name: string): Promise<number[]> => {
  const heard = run(bytes, name, ['-ac', '1', '-ar', String(rate), '-f', 'f32le'])
  const samples = new Float32Array(heard.buffer, heard.byteOffset, heard.length / 4)
  const [begin = 0] = await timesOf(bytes)
  const found: number[] = []
  let last = -rate
  for (const [i, value] of samples.entries()) {
    if (Math.abs(value) < 0.1) continue
    if (i - last > rate / 2) found.push(begin + i / rate)
    last = i
  }
  return found
}

const reordered = [...h264, '-bf', '3']
const cases: [string, string, Omit<VideoRecipe, 'seconds'>][] = [
  ['ac3.mkv', 'remux_audio', { video: reordered, audio: [['ac3', '-ac', '6']] }],
  ['eac3.mkv', 'remux_audio', { video: reordered, audio: [['eac3']] }],
  ['aac.mkv', 'remux', { video: reordered }],
  ['edited.mp4', 'remux', { video: reordered, audio: [['aac'], ['aac']] }],
  ['transport.ts', 'remux', {}],
  ['flac.mkv', 'remux', { audio: [['flac']] }],
]

describe.skipIf(!needs('ffmpeg'))('a flash and its beep coincide', () => {
  test.each(cases)(
    '%s (%s): within 45 ms in everything we serve',
    async (name, method, { video = h264, audio = [['aac']] }) => {
      const file = putFile(app, putMovie(app, { title: name }), { root_folder_id, relative_path: name })
      makeVideo(join(app.shelf, name), { seconds, video, audio, more: [...flash, ...beep] })
      const { body } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })
      expect(body.method as string).toBe(method)

      const stream = await readStream((url) => app.send('GET', url), body.url ?? '')
      const [flashes, beeps] = [
        await flashesIn(stream.video.bytes, `${name}.v.mp4`),
        await beepsIn(stream.audio[0]!.bytes, `${name}.a.mp4`),
      ]

      expect([flashes.length, beeps.length]).toEqual([seconds, seconds])
      const apart = flashes.map((at, i) => Math.abs(at - beeps[i]!))
      expect(Math.max(...apart)).toBeLessThan(0.045)
    },
    120_000,
  )
})

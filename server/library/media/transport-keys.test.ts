import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { makeVideo } from '#server/testing/video'
import type { Bytes } from './bytes'
import { readVideoSegment } from './hls/video-segment'
import { indexedKeyFrames } from './key-frames'
import { type OpenFile, openFile } from './open-file'
import { readFile } from './read-file'
import { transportKeyFrames } from './transport-keys'

const dir = mkdtempSync(join(tmpdir(), 'marquee-transport-keys-'))
afterAll(() => rmSync(dir, { recursive: true }))

const seconds = 60
const noise = 'noise=alls=80:allf=t'
const recipes: Record<string, readonly string[]> = {
  'plain.ts': [],
  'disc.m2ts': ['-mpegts_m2ts_mode', '1'],
  // Its 26.5-hour clock wraps around after 14 seconds.
  'wrapping.ts': ['-output_ts_offset', '95430'],
  'calm-in-the-middle.ts': ['-vf', `${noise}:enable='not(between(t,15,45))'`],
}

describe.skipIf(!needs('ffmpeg'))('a transport stream without an index', () => {
  const files = new Map<string, OpenFile>()
  beforeAll(async () => {
    for (const [name, more] of Object.entries(recipes)) {
      const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', '-b:v', '600k']
      const audio: [string][] = [['ac3']]
      files.set(name, await openFile(makeVideo(join(dir, name), { seconds, video, audio, more: ['-t', String(seconds), ...more] })))
    }
  }, 120_000)
  afterAll(() => {
    for (const file of files.values()) file.close()
  })

  test.each(Object.keys(recipes))('%s: finds key frames at most twelve seconds apart, up to the end', async (name) => {
    const file = files.get(name)!
    const { track, sink, start } = file.video!
    const all = (await indexedKeyFrames(sink)).keys.map(({ seconds }) => seconds)

    const found = transportKeyFrames(file.bytes, { pid: track.id, start }).keys.map(({ seconds }) => seconds)

    expect(found.filter((each) => !all.some((key) => Math.abs(key - each) < 1e-6))).toEqual([])
    expect(found[0]).toBeCloseTo(start, 6)
    const ends = [...found.slice(1), start + seconds]
    expect(Math.max(...ends.map((end, i) => end - found[i]!))).toBeLessThanOrEqual(12.1)
    expect((await readFile(file)).duration_seconds).toBeCloseTo(seconds, 0)
  })

  test('needs to read only part of it', () => {
    const { bytes, video } = files.get('plain.ts')!
    let read = 0
    const counting: Bytes = {
      ...bytes,
      read: (at, length) => {
        read += length
        return bytes.read(at, length)
      },
    }

    transportKeyFrames(counting, { pid: video!.track.id, start: video!.start })

    expect(read / bytes.size).toBeLessThan(0.9)
  })

  test('is reopened after many reads, because our packet reader keeps parts of what it has seen', async () => {
    const file = await openFile(join(dir, 'plain.ts'))
    const seen = [file.isWorn()]

    for (let i = 0; i < 60 && !file.isWorn(); i++) await readVideoSegment(file, { number: 0, from: 0, to: seconds, is_last: true })

    expect([...seen, file.isWorn()]).toEqual([false, true])
    file.close()
  })
})

test('a file that is not a transport stream has none', () => {
  const bytes: Bytes = { size: 2000, read: (at, length) => Buffer.alloc(Math.min(length, 2000 - at)), fill: () => 0, close: () => {} }

  expect(transportKeyFrames(bytes, { pid: 256, start: 0 }).keys).toEqual([])
})

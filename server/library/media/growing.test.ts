import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { createGrowing } from './growing'
import { createMediaWorker } from './media-worker'
import { type ByteRange, gapIn } from './verified-bytes'
import type { Job } from './worker-jobs'

const dir = mkdtempSync(join(tmpdir(), 'marquee-growing-'))
const worker = createMediaWorker({ worker: new URL('./worker.ts', import.meta.url), log: silentLog })
const growing = createGrowing({ worker })
afterAll(() => {
  worker.stop()
  rmSync(dir, { recursive: true })
})

const piece = 64 * 1024
/** A file of noise that receives the real pieces on demand. Any other read returns nonsense. */
const comingOf = (whole: string) => {
  const bytes = readFileSync(whole)
  const path = `${whole}.coming`
  writeFileSync(path, new Uint8Array(bytes.length).fill(0xa5))
  const there = new Set<number>()
  const asked: number[] = []
  const fetch = (from: number, to: number) => {
    const file = openSync(path, 'r+')
    for (let at = Math.floor(from / piece); at * piece < to; at++) {
      there.add(at)
      writeSync(file, bytes, at * piece, Math.min(piece, bytes.length - at * piece), at * piece)
    }
    closeSync(file)
  }
  const verified = (): ByteRange[] =>
    [...there].map((at) => [at * piece, Math.min(bytes.length, (at + 1) * piece)] as const).sort(([a], [b]) => a - b)
  const have = async ([from, to]: ByteRange) => {
    if (to > from) asked.push(from)
    fetch(from, to)
    expect(gapIn(verified(), [from, to])).toBeNull()
    return verified()
  }
  return { coming: { path, size_bytes: bytes.length, have }, asked, share: () => (there.size * piece) / bytes.length }
}

test('a gap begins at the first unverified byte', () => {
  expect(gapIn([[0, 10]], [0, 10])).toBeNull()
  expect(
    gapIn(
      [
        [0, 10],
        [10, 20],
      ],
      [5, 15],
    ),
  ).toBeNull()
  expect(
    gapIn(
      [
        [0, 10],
        [12, 20],
      ],
      [5, 15],
    ),
  ).toEqual([10, 15])
  expect(gapIn([], [5, 15])).toEqual([5, 15])
  expect(gapIn([], [5, 5])).toBeNull()
})

const noisy = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25', '-b:v', '4M', '-minrate', '4M']
const recipes: Record<string, VideoRecipe> = {
  'cues-behind.mkv': { video: noisy, audio: [['ac3']] },
  'index-before.mp4': { video: noisy, more: ['-movflags', '+faststart'] },
  'index-behind.mp4': { video: noisy },
}
describe.skipIf(!needs('ffmpeg'))('a file still being downloaded', () => {
  const files = new Map<string, string>()
  beforeAll(() => {
    for (const [name, recipe] of Object.entries(recipes)) files.set(name, makeVideo(join(dir, name), { seconds: 40, ...recipe }))
    files.set('without-cues.mkv', makeVideo(join(dir, 'without-cues.mkv'), { seconds: 40, video: noisy, more: ['-live', '1'] }))
  }, 120_000)

  const jobs = (mode: 'copy' | 'decode'): Job[] => [
    { kind: 'read', path: '' },
    { kind: 'video_init', path: '' },
    { kind: 'audio_init', path: '', track: 0, mode },
    { kind: 'video_segment', path: '', number: 3, from: 18, to: 24, is_last: false },
    { kind: 'audio_segment', path: '', track: 0, mode, number: 6, from: 18, to: 21, is_last: false },
  ]

  for (const name of Object.keys(recipes))
    test(`gives the same as when complete, using verified bytes only: ${name}`, async () => {
      const whole = files.get(name)!
      const { coming, asked, share } = comingOf(whole)
      for (const job of jobs(name.endsWith('mkv') ? 'decode' : 'copy')) {
        const now = await growing(coming).ask<'read'>({ ...job, path: coming.path } as never)
        expect(now).toEqual(await worker.ask<'read'>({ ...job, path: whole } as never))
      }
      expect(asked.length).toBeGreaterThan(1)
      expect(share()).toBeLessThan(0.7)
    }, 120_000)

  test('without an index is refused, and not downloaded whole for it', async () => {
    const { coming, share } = comingOf(files.get('without-cues.mkv')!)
    const read = await attempt(() => growing(coming).ask<'read'>({ kind: 'read', path: coming.path }))
    expect(read).toMatchObject({ ok: false, error: { why: 'no_index' } })
    expect(share()).toBeLessThan(0.7)
  }, 120_000)

  test('reports bytes that do not arrive in time, and stops waiting when the viewer leaves', async () => {
    const { coming } = comingOf(files.get('index-behind.mp4')!)
    const never = { ...coming, have: () => Promise.reject(new Error('it did not come')) }
    expect(await attempt(() => growing(never).ask<'read'>({ kind: 'read', path: coming.path }))).toMatchObject({
      error: { message: 'it did not come' },
    })
    const leaving = new AbortController()
    leaving.abort(new Error('gone'))
    const asked = growing(coming).ask<'read'>({ kind: 'read', path: coming.path }, leaving.signal)
    expect(await attempt(() => asked)).toMatchObject({ error: { message: 'gone' } })
  })
})

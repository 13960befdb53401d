import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'webm'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const carried = join(import.meta.dir, '../../world/carried.mp4')

const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
  app.config.update({ media_tool_path: app.dir }, { isKey: true })
})

const put = (name: string, bytes: Uint8Array | string) => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id: root, relative_path: name })
  writeFileSync(join(app.shelf, name), bytes)
  return file
}
type Told = { status: number; body: Prepared & { error?: { code: string; message: string } } }
const prepare = (file: number): Promise<Told> => app.ask<Told['body']>('POST', `/play/${file}/prepare`, { supports })

/** Follows whatever a player would read of it, and tells the statuses. */
const follow = async ({ url, method }: Prepared): Promise<number[]> => {
  if (url === null) return []
  const get = (path: string) => app.send('GET', path)
  const first = await get(url)
  if (method === 'direct' || first.status !== 200) return [first.status]
  const statuses: number[] = []
  const playlists = [...(await first.text()).matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => uri ?? line ?? '')
  for (const playlist of playlists) {
    const at = new URL(playlist, `http://localhost${url}`).pathname
    const answer = await get(at)
    const parts = [...(await answer.text()).matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => uri ?? line ?? '')
    statuses.push(answer.status)
    for (const part of parts.slice(0, 12)) {
      const made = await get(new URL(part, `http://localhost${at}`).pathname)
      const bytes = (await made.arrayBuffer()).byteLength
      statuses.push(made.status === 200 && bytes === 0 ? 500 : made.status)
    }
  }
  return statuses
}

const noise = (length: number, seed = 7) => {
  const bytes = new Uint8Array(length)
  let state = seed
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = state >>> 24
  }
  return bytes
}
/** A copy with other bytes at a place. */
const patched = (bytes: Buffer, at: number, by: Uint8Array): Buffer => {
  const copy = Buffer.from(bytes)
  copy.set(by, at)
  return copy
}
const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.round(bytes.length * part))
/** The place behind the type of the first box of this kind. */
const boxAt = (bytes: Buffer, type: string) => bytes.indexOf(type, 0, 'latin1') + 4
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const all = Uint8Array.of(255, 255, 255, 255)

/** Each with the codes that say what is wrong; `plays` where a player finds something to play, or to fail at. */
type Case = readonly [name: string, make: (good: Good) => Uint8Array | string, codes: readonly string[] | 'plays']
type Good = { readonly mkv: Buffer; readonly mp4: Buffer; readonly late: Buffer; readonly ts: Buffer }
const unreadable = ['file_unreadable', 'container_needs_media_tool']
const cases: readonly Case[] = [
  ['empty.mkv', () => '', ['file_empty']],
  ['byte.mkv', () => 'x', unreadable],
  ['text.mkv', () => 'This is a movie. Believe me.\n'.repeat(1000), unreadable],
  ['noise.mkv', () => noise(1_000_000), unreadable],
  ['noise.mp4', () => noise(1_000_000), unreadable],
  ['zeros.mp4', () => new Uint8Array(1_000_000), unreadable],
  ['page.mp4', () => '<!doctype html><title>404</title>', unreadable],
  ['archive.mkv', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(10_000)]), unreadable],
  ['playlist.mkv', () => '#EXTM3U\n#EXTINF:10,\nhttp://localhost/secret.ts\n', unreadable],
  ['riff.avi', () => Buffer.concat([Buffer.from('RIFF\u0000\u0000\u0001\u0000AVI LIST'), noise(10_000)]), unreadable],
  ['head.mkv', ({ mkv }) => mkv.subarray(0, 60), [...unreadable, 'nothing_to_play', 'file_truncated']],
  ['tenth.mkv', ({ mkv }) => share(mkv, 0.1), ['file_truncated']],
  ['half.mkv', ({ mkv }) => share(mkv, 0.5), ['file_truncated']],
  ['nearly.mkv', ({ mkv }) => share(mkv, 0.99), ['file_truncated']],
  ['hole.mkv', ({ mkv }) => patched(mkv, Math.round(mkv.length / 2), noise(20_000)), 'plays'],
  ['head-noise.mkv', ({ mkv }) => patched(mkv, 300, noise(2000)), 'plays'],
  ['later.mkv', ({ mkv }) => Buffer.concat([noise(4096), mkv]), unreadable],
  ['size.mkv', ({ mkv }) => patched(mkv, mkv.indexOf(Uint8Array.of(0x18, 0x53, 0x80, 0x67)) + 4, Uint8Array.of(1, 255, 255, 255)), 'plays'],
  ['cues.mkv', ({ mkv }) => patched(mkv, mkv.lastIndexOf(Uint8Array.of(0x1c, 0x53, 0xbb, 0x6b)) + 6, noise(60)), 'plays'],
  ['clock.mkv', ({ mkv }) => patched(mkv, mkv.indexOf(Uint8Array.of(0x2a, 0xd7, 0xb1)) + 4, Uint8Array.of(0, 0, 0)), 'plays'],
  [
    'eternal.mkv',
    ({ mkv }) => patched(mkv, mkv.indexOf(Uint8Array.of(0x44, 0x89, 0x88)) + 3, Uint8Array.of(0x7f, 0xef, 255, 255)),
    'plays',
  ],
  ['no-index.mp4', ({ late }) => share(late, 0.7), ['file_unreadable']],
  ['half.mp4', ({ mp4 }) => share(mp4, 0.5), ['file_truncated']],
  ['brand.mp4', ({ mp4 }) => mp4.subarray(0, 32), ['file_unreadable']],
  ['black.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'mdat'), new Uint8Array(mp4.length - boxAt(mp4, 'mdat'))), 'plays'],
  ['index.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'moov') - 8, all), ['file_unreadable']],
  ['samples.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stsz') + 8, all), 'plays'],
  ['times.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stts') + 8, all), 'plays'],
  ['chunks.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stco') + 8, all), 'plays'],
  ['clock.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'mdhd') + 12, u32(0)), 'plays'],
  ['cut.ts', ({ ts }) => share(ts, 0.501), 'plays'],
  ['hole.ts', ({ ts }) => patched(ts, Math.round(ts.length / 2), noise(20_000)), 'plays'],
  ['noise.ts', () => Buffer.concat(Array.from({ length: 200 }, () => Buffer.concat([Uint8Array.of(0x47), noise(187)]))), unreadable],
]

describe.skipIf(!needs('ffmpeg'))('a file that is damaged or lies is told in words, and harms nobody', () => {
  let good: Good
  beforeAll(() => {
    const make = (name: string, more: readonly string[] = []) => readFileSync(makeVideo(join(app.dir, name), { seconds: 6, more }))
    good = { mkv: make('good.mkv'), mp4: make('good.mp4', ['-movflags', 'faststart']), late: make('late.mp4'), ts: make('good.ts') }
  })

  test.each(cases)(
    '%s',
    async (name, damage, codes) => {
      const { status, body } = await prepare(put(name, damage(good)))
      if (status === 503) return expect(body.error?.message).toBe('The file could not be read just now')
      expect(status).toBe(200)
      const told = [...body.reasons, ...body.losses]
      if (codes !== 'plays') expect(codes).toContainAnyValues(told.map(({ code }) => code) as never)

      const statuses = await follow(body)

      expect(statuses.filter((each) => ![200, 404, 409, 503].includes(each))).toEqual([])
      if (body.url === null) expect(told.every(({ text }) => text.length > 10)).toBe(true)
      // Nothing is left that only looks as if it played.
      if (body.url !== null) expect([body.duration_seconds! >= 0, body.duration_seconds! < 1e6]).toEqual([true, true])
    },
    120_000,
  )

  test('huge ones cost no more than small ones', async () => {
    const file = put('huge.mkv', '')
    truncateSync(join(app.shelf, 'huge.mkv'), 200e9)
    const padded = put('padded.mkv', good.mkv)
    truncateSync(join(app.shelf, 'padded.mkv'), 200e9)

    expect((await prepare(file)).body.reasons.map(({ code }) => code)).toContain('container_needs_media_tool')
    expect((await prepare(padded)).body.method).toBe('remux')
  }, 120_000)

  test('a folder in place of the file is not found', async () => {
    const file = putFile(app, putMovie(app, { title: 'folder' }), { root_folder_id: root, relative_path: 'folder.mkv' })
    await Bun.$`rm ${join(app.shelf, 'folder.mkv')}`
    mkdirSync(join(app.shelf, 'folder.mkv'))

    expect((await prepare(file)).status).toBe(404)
  })

  test('and whole ones play as before', async () => {
    const { body } = await prepare(put('after.mp4', readFileSync(carried)))

    expect(body.method).toBe('direct')
    expect(await follow(body)).toEqual([200])
  })
})

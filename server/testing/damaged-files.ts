import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeVideo } from './video'

const noise = (length: number, seed = 7) => {
  const bytes = new Uint8Array(length)
  let state = seed
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = state >>> 24
  }
  return bytes
}
/** A copy with other bytes at an offset. */
const patched = (bytes: Buffer, at: number, by: Uint8Array): Buffer => {
  const copy = Buffer.from(bytes)
  copy.set(by, at)
  return copy
}
const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.round(bytes.length * part))
/** The offset after the type of the first box of this kind. */
const boxAt = (bytes: Buffer, type: string) => bytes.indexOf(type, 0, 'latin1') + 4
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const all = Uint8Array.of(255, 255, 255, 255)

/** Each with the codes of its problems; `plays` if a player finds something to play, or to fail at. */
type DamagedFile = readonly [name: string, make: (good: Good) => Uint8Array | string, codes: readonly string[] | 'plays']
export type Good = { readonly mkv: Buffer; readonly mp4: Buffer; readonly late: Buffer; readonly ts: Buffer }
const unreadable = ['file_unreadable', 'container_needs_media_tool']
export const damagedFiles: readonly DamagedFile[] = [
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
  ['half-zeros.mkv', ({ mkv }) => patched(mkv, Math.round(mkv.length / 2), new Uint8Array(Math.floor(mkv.length / 2))), 'plays'],
  ['tail-zeros.mkv', ({ mkv }) => patched(mkv, Math.round(mkv.length * 0.9), new Uint8Array(Math.floor(mkv.length / 10))), 'plays'],
  ['few-zeros.mkv', ({ mkv }) => patched(mkv, mkv.length - 9, new Uint8Array(9)), 'plays'],
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
  ['sizes.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stsz') + 8, all), 'plays'],
  ['times.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stts') + 8, all), 'plays'],
  ['chunks.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'stco') + 8, all), 'plays'],
  ['clock.mp4', ({ mp4 }) => patched(mp4, boxAt(mp4, 'mdhd') + 12, u32(0)), 'plays'],
  ['cut.ts', ({ ts }) => share(ts, 0.501), 'plays'],
  ['hole.ts', ({ ts }) => patched(ts, Math.round(ts.length / 2), noise(20_000)), 'plays'],
  ['noise.ts', () => Buffer.concat(Array.from({ length: 200 }, () => Buffer.concat([Uint8Array.of(0x47), noise(187)]))), unreadable],
]

/** Intact six-second files to be damaged. */
export const makeGood = (dir: string): Good => {
  const make = (name: string, more: readonly string[] = []) => readFileSync(makeVideo(join(dir, name), { seconds: 6, more }))
  return { mkv: make('good.mkv'), mp4: make('good.mp4', ['-movflags', 'faststart']), late: make('late.mp4'), ts: make('good.ts') }
}

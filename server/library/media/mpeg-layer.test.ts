import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { makeVideo } from '#server/testing/video'
import { layerIn } from './mpeg-layer'
import { openFile } from './open-file'
import { readFile } from './read-file'

const home = mkdtempSync(join(tmpdir(), 'marquee-mpeg-layer-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('the layer is in the header of a frame, wherever it begins', () => {
  expect(layerIn(Uint8Array.from([0xff, 0xfd, 0xc4, 0x00]))).toBe('mp2')
  expect(layerIn(Uint8Array.from([0x00, 0xff, 0xff, 0xfb, 0x90, 0x00]))).toBe('mp3')
  expect(layerIn(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0xf5, 0x40, 0x00]))).toBe('mp2')
  expect(layerIn(Uint8Array.from([0xff, 0xf1, 0x50, 0x80]))).toBeNull()
  expect(layerIn(Uint8Array.from([0xff, 0xfd]))).toBeNull()
})

const encoders = { mp2: 'mp2', mp3: 'libmp3lame' } as const
describe.skipIf(!needs('ffmpeg'))('MPEG audio', () => {
  // Lower sample rates have another stream type in a transport stream, and another object type in MP4.
  test.each(['a.ts', 'a-22050.ts', 'a-16000.ts', 'a.mkv', 'a.mp4', 'a-22050.mp4', 'a.mov'])(
    '%s: is named by its layer, not by the container',
    async (name) => {
      for (const [layer, encoder] of Object.entries(encoders)) {
        const rate = /-(\d+)/.exec(name)?.[1] ?? '48000'
        const path = makeVideo(join(home, `${layer}-${name}`), { seconds: 2, audio: [[encoder, '-ar', rate]] })
        const file = await openFile(path)
        try {
          expect((await readFile(file)).audio.map(({ codec }) => codec)).toEqual([layer])
        } finally {
          file.close()
        }
      }
    },
    120_000,
  )
})

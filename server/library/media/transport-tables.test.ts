import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { openBytes } from './bytes'
import { openFile } from './open-file'
import { readFile } from './read-file'
import { declaredStreams } from './transport-tables'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-tables-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const made = (name: string, options: readonly string[]): string => {
  const to = join(dir, name)
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=25:d=3', '-f', 'lavfi', '-i', 'sine=d=3']
  const { stderr } = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, '-map', '0', '-c:v', 'libx264', ...options, to])
  expect(stderr.toString()).toBe('')
  return to
}
const declared = (path: string) => {
  const bytes = openBytes(path)
  const found = declaredStreams(bytes)
  bytes.close()
  return found.map(({ kind, language }) => [kind, language])
}

describe.skipIf(!needs('ffmpeg'))('a transport stream', () => {
  test('keeps the languages that its tables say', async () => {
    const languages = ['-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=fra']
    const path = made('two.ts', ['-map', '1', '-map', '1', '-c:a', 'aac', ...languages])

    const file = await openFile(path)
    const { audio } = await readFile(file)
    file.close()

    expect(declared(path)).toEqual([
      ['video', null],
      ['audio', 'ger'],
      ['audio', 'fra'],
    ])
    expect(audio.map(({ language }) => language)).toEqual(['de', 'fr'])
  }, 60_000)

  test('of a Blu-ray keeps them too', () => {
    const path = made('disc.m2ts', ['-map', '1', '-c:a', 'ac3', '-metadata:s:a:0', 'language=eng', '-mpegts_m2ts_mode', '1'])

    expect(declared(path)).toEqual([
      ['video', null],
      ['audio', 'eng'],
    ])
  }, 60_000)

  test('whose only sound our packet reader does not know is left to the media tool, never played without sound', async () => {
    const path = made('silent.m2ts', ['-map', '1', '-c:a', 'truehd', '-strict', '-2', '-mpegts_m2ts_mode', '1'])

    expect(declared(path)).toEqual([
      ['video', null],
      ['audio', null],
    ])
    await expect(openFile(path)).rejects.toThrow('unknown_container')
  }, 60_000)

  test.each(['aac', 'mp2', 'libmp3lame'])(
    'whose only sound, %s, has no name in the tables is left to the media tool, too',
    async (codec) => {
      const path = made(`${codec}.m2ts`, ['-map', '1', '-c:a', codec, '-mpegts_m2ts_mode', '1'])

      expect(declared(path)).toEqual([
        ['video', null],
        ['unnamed', null],
      ])
      await expect(openFile(path)).rejects.toThrow('unknown_container')
    },
  )

  test('names the sound that is left out next to other sound', async () => {
    const path = made('both.ts', ['-map', '1', '-map', '1', '-c:a:0', 'libopus', '-c:a:1', 'aac', '-strict', '-2'])

    const file = await openFile(path)
    const { audio, left_out } = await readFile(file)
    file.close()

    expect([audio.map(({ codec }) => codec), left_out]).toEqual([['aac'], 1])
  })

  test('names subtitles, with their languages', () => {
    const packet = (pid: number, section: readonly number[]) =>
      Buffer.concat([Buffer.from([0x47, 0x40 | (pid >> 8), pid & 0xff, 0x10, 0, ...section]), Buffer.alloc(188, 0xff)]).subarray(0, 188)
    const table = (id: number, body: readonly number[]) => [id, 0xb0, body.length + 9, 0, 1, 0xc1, 0, 0, ...body, 0, 0, 0, 0]
    const stream = (type: number, pid: number, descriptors: readonly number[]) => [
      type,
      0xe0,
      pid,
      0xf0,
      descriptors.length,
      ...descriptors,
    ]
    const french = [0x59, 8, ...Buffer.from('fre'), 0x10, 0, 1, 0, 1]
    const german = [0x56, 5, ...Buffer.from('ger'), 0x09, 0]
    const streams = [stream(0x06, 0x21, french), stream(0x06, 0x22, german), stream(0x90, 0x23, []), stream(0x06, 0x24, [])]
    const tables = [packet(0, table(0, [0, 1, 0xe0, 0x20])), packet(0x20, table(2, [0xe0, 0x21, 0xf0, 0, ...streams.flat()]))]
    const path = join(dir, 'subtitles.ts')
    writeFileSync(path, Buffer.concat([...tables, ...Array.from({ length: 20 }, () => packet(0x1fff, []))]))

    const bytes = openBytes(path)
    const found = declaredStreams(bytes)
    bytes.close()

    expect(found.map(({ kind, codec, language }) => [kind, codec, language])).toEqual([
      ['subtitle', 'dvb_subtitle', 'fre'],
      ['subtitle', 'dvb_teletext', 'ger'],
      ['subtitle', 'hdmv_pgs_subtitle', null],
      ['unnamed', null, null],
    ])
  })

  test('with damaged tables declares nothing', () => {
    const noise = Buffer.alloc(188 * 100, 0xff)
    for (let at = 0; at < noise.length; at += 188) noise.set([0x47, 0x40, 0x00, 0x10, 0x00], at)
    writeFileSync(join(dir, 'noise.ts'), noise)

    expect(declared(join(dir, 'noise.ts'))).toEqual([])
  })
})

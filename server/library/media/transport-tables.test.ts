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

  test('with damaged tables declares nothing', () => {
    const noise = Buffer.alloc(188 * 100, 0xff)
    for (let at = 0; at < noise.length; at += 188) noise.set([0x47, 0x40, 0x00, 0x10, 0x00], at)
    writeFileSync(join(dir, 'noise.ts'), noise)

    expect(declared(join(dir, 'noise.ts'))).toEqual([])
  })
})

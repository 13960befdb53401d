import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import JSZip from 'jszip'
import { needs } from '#server/testing/needs'
import { deflated, gzipAround, gzipOf, zipOf } from './deflated'
import { packTar, put } from './files'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-deflated-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const program = Buffer.from(Array.from({ length: 300_000 }, (_, at) => `${at % 977}:`).join(''))
const day = new Date('2026-11-30T12:34:56Z')

test('a program is compressed once, and is whole in all that contains it', async () => {
  const content = await deflated(program)
  put(join(folder, 'title/marquee'), program, 0o755)
  put(join(folder, 'title/LICENSE'), 'free')
  const tar = await packTar(folder, 'title')

  const [alone, around] = [gzipOf(content), await gzipAround(tar, program, content)]

  expect(gunzipSync(alone).equals(program)).toBe(true)
  expect(gunzipSync(around).equals(tar)).toBe(true)
  expect(alone.includes(content.raw) && around.includes(content.raw)).toBe(true)
})

test('the same bytes give the same archive', async () => {
  expect(gzipOf(await deflated(program)).equals(gzipOf(await deflated(program)))).toBe(true)
})

test('an archive without the program is refused', async () => {
  expect(gzipAround(Buffer.from('nothing'), program, await deflated(program))).rejects.toThrow('does not contain')
})

test('a zip has its contents, permissions, and times', async () => {
  const text = await deflated(Buffer.from('words'))
  const packed = zipOf(
    [
      { path: 'A.app/Contents/MacOS/marquee', content: await deflated(program), mode: 0o100755 },
      { path: 'A.app/Contents/Ü.txt', content: text, mode: 0o100644 },
    ],
    day,
  )

  const zip = await JSZip.loadAsync(packed, { checkCRC32: true })

  const [first, second] = [zip.file('A.app/Contents/MacOS/marquee')!, zip.file('A.app/Contents/Ü.txt')!]
  expect((await first.async('nodebuffer')).equals(program)).toBe(true)
  expect(await second.async('string')).toBe('words')
  expect([first.unixPermissions, second.unixPermissions, first.date]).toEqual([0o100755, 0o100644, day])
})

test.skipIf(!needs('unzip') || !needs('tar'))('other programs unpack both', async () => {
  const content = await deflated(program)
  put(join(folder, 'other/marquee'), program, 0o755)
  const tar = await packTar(folder, 'other')
  writeFileSync(join(folder, 'a.tar.gz'), await gzipAround(tar, program, content))
  writeFileSync(join(folder, 'a.zip'), zipOf([{ path: 'zipped/marquee', content, mode: 0o100755 }], day))
  rmSync(join(folder, 'other'), { recursive: true })

  for (const cmd of [
    ['tar', '-xzf', 'a.tar.gz'],
    ['unzip', '-q', 'a.zip'],
  ]) {
    const { success, stderr } = Bun.spawnSync(cmd, { cwd: folder })
    expect([success, stderr.toString()]).toEqual([true, ''])
  }

  for (const path of ['other/marquee', 'zipped/marquee'].map((name) => join(folder, name))) {
    expect(readFileSync(path).equals(program)).toBe(true)
    expect(statSync(path).mode & 0o777).toBe(0o755)
  }
})

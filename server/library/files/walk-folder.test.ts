import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Unavailable } from '#server/foundation/platform/errors'
import { walkFolder } from './walk-folder'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walk-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, content = 'movie') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
const walked = (options: Parameters<typeof walkFolder>[1] = {}) => Array.fromAsync(walkFolder(root, options))
const paths = async (options: Parameters<typeof walkFolder>[1] = {}) => (await walked(options)).map((each) => `${each.kind} ${each.path}`)

test('yields movies in order with their size, and skips everything that belongs to none', async () => {
  for (const path of [
    'B (1922)/b.mkv',
    'A (1921)/a.mp4',
    'A (1921)/a.nfo',
    'A (1921)/Extras/x.mkv',
    '.hidden/y.mkv',
    'A (1921)/.marquee-partial-1',
  ])
    put(path)

  const found = await walked({ of: 'shelf' })

  expect(found).toMatchObject([
    { kind: 'file', path: 'A (1921)/a.mp4', size_bytes: 5 },
    { kind: 'file', path: 'B (1922)/b.mkv', size_bytes: 5 },
  ])
})

test('yields other files on request', async () => {
  put('A/a.nfo')

  expect(await paths({ accepts: (name) => name.endsWith('.nfo') })).toEqual(['file A/a.nfo'])
})

test('reports a name that is not UTF-8 instead of treating it as missing', async () => {
  put('A/a.mkv')
  writeFileSync(Buffer.concat([Buffer.from(`${root}/A/caf`), Buffer.from([0xe9]), Buffer.from('.mkv')]), 'movie')

  expect(await walked()).toMatchObject([
    { kind: 'file', path: 'A/a.mkv' },
    { kind: 'skipped', why: 'name_not_utf8', path: 'A/caf\ufffd.mkv' },
  ])
})

test('reports symlinks and does not follow them, out of the root or in circles', async () => {
  put('A/a.mkv')
  symlinkSync('/etc', join(root, 'etc'))
  symlinkSync(root, join(root, 'A', 'circle'))
  symlinkSync('/etc/passwd', join(root, 'A', 'passwd.mkv'))
  symlinkSync('/etc/passwd', join(root, 'A', 'passwd.txt'))

  expect(await paths()).toEqual(['skipped A/circle', 'file A/a.mkv', 'skipped A/passwd.mkv', 'skipped etc'].toSorted(byPath))
})
const byPath = (a: string, b: string) => (a.slice(a.indexOf(' ')) < b.slice(b.indexOf(' ')) ? -1 : 1)

test('does not descend endlessly deep folders', async () => {
  put(`${Array.from({ length: 20 }, (_, n) => `d${n}`).join('/')}/deep.mkv`)

  expect(await walked({ deepest: 5 })).toMatchObject([{ kind: 'skipped', why: 'too_deep' }])
})

test('a missing root is an error, not an empty library', async () => {
  rmSync(root, { recursive: true })

  expect(await walked().catch((error) => error)).toBeInstanceOf(Unavailable)
})

import { expect, test } from 'bun:test'
import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { safePaths } from './safe-names'

const paths = (...files: string[][]) => safePaths(files.map((parts) => ({ parts })))

test('ordinary names are stored as they are, dots and unicode included', () => {
  expect(paths(['Film (2020)', 'Film: Part 2?.mkv'], ['Film (2020)', 'Sübs', '电影…srt'])).toEqual([
    'Film (2020)/Film: Part 2?.mkv',
    'Film (2020)/Sübs/电影…srt',
  ])
})

test.each([
  ['a way up', ['..', 'etc', 'passwd']],
  ['a way up in the middle', ['Film', '..', '..', 'x']],
  ['an absolute path', ['/etc/passwd']],
  ['an empty part', ['Film', '', 'x']],
  ['the folder itself', ['.']],
  ['a backslash', ['Film', 'a\\..\\..\\b']],
  ['a drive letter', ['C:', 'x']],
  ['a drive letter in a name', ['c:evil.exe']],
  ['a NUL', ['Film\0.mkv']],
  ['a line feed', ['Film\n.mkv']],
  ['a reserved name', ['aux']],
  ['a reserved name with an ending', ['Film', 'CON.mkv']],
  ['a name that Windows would cut', ['Film.mkv.']],
  ['300 bytes', ['x'.repeat(300)]],
  ['255 letters of two bytes', ['ü'.repeat(255)]],
  ['bytes that are no text', ['Film\uFFFD.mkv']],
  ['no name at all', []],
  ['the name of our own side file', ['.unwanted']],
])('%s is refused', (_what, parts) => {
  expect(paths(parts)).toHaveProperty('unsafe')
})

test('two files with one name are refused, whatever the case or the Unicode form', () => {
  expect(paths(['Film', 'a.mkv'], ['film', 'A.MKV'])).toHaveProperty('unsafe')
  expect(paths(['Film', 'é.mkv'], ['Film', 'e\u0301.mkv'])).toHaveProperty('unsafe')
})

test('a file that is also a folder is refused, in either order', () => {
  expect(paths(['Film'], ['Film', 'a.mkv'])).toHaveProperty('unsafe')
  expect(paths(['Film', 'a.mkv'], ['Film'])).toHaveProperty('unsafe')
})

test('100,000 files are read in one go', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ['Film', `${n % 100}`, `${n}.bin`])

  expect(paths(...many)).toHaveLength(100_000)
})

test('whatever the names are: what is accepted stays below its folder', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('..', '.', '', '/', '\\', 'C:', 'a/../..', '~', '%2e%2e'))

  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (files) => {
      const found = paths(...files)
      if ('unsafe' in found) return
      for (const path of found) expect(resolve('/downloads/hash', path).startsWith(`/downloads/hash${sep}`)).toBe(true)
    }),
  )
})

import { expect, test } from 'bun:test'
import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { safePaths } from './safe-names'

const paths = (...files: string[][]) => safePaths(files.map((parts) => ({ parts })))

test('ordinary names are stored as they are, dots and unicode included', () => {
  expect(paths(['Movie (2020)', 'Movie: Part 2?.mkv'], ['Movie (2020)', 'Sübs', '电影…srt'])).toEqual([
    'Movie (2020)/Movie: Part 2?.mkv',
    'Movie (2020)/Sübs/电影…srt',
  ])
})

test.each([
  ['a way up', ['..', 'etc', 'passwd']],
  ['a way up in the middle', ['Movie', '..', '..', 'x']],
  ['an absolute path', ['/etc/passwd']],
  ['an empty part', ['Movie', '', 'x']],
  ['the folder itself', ['.']],
  ['a backslash', ['Movie', 'a\\..\\..\\b']],
  ['a drive letter', ['C:', 'x']],
  ['a drive letter in a name', ['c:evil.exe']],
  ['a NUL', ['Movie\0.mkv']],
  ['a line feed', ['Movie\n.mkv']],
  ['a reserved name', ['aux']],
  ['a reserved name with an ending', ['Movie', 'CON.mkv']],
  ['a name that Windows would cut', ['Movie.mkv.']],
  ['300 bytes', ['x'.repeat(300)]],
  ['255 letters of two bytes', ['ü'.repeat(255)]],
  ['bytes that are no text', ['Movie\uFFFD.mkv']],
  ['no name at all', []],
  ['the name of our own side file', ['.unwanted']],
])('%s is refused', (_what, parts) => {
  expect(paths(parts)).toHaveProperty('unsafe')
})

test('two files with one name are refused, whatever the case or the Unicode form', () => {
  expect(paths(['Movie', 'a.mkv'], ['movie', 'A.MKV'])).toHaveProperty('unsafe')
  expect(paths(['Movie', 'é.mkv'], ['Movie', 'e\u0301.mkv'])).toHaveProperty('unsafe')
})

test('a file that is also a folder is refused, in either order', () => {
  expect(paths(['Movie'], ['Movie', 'a.mkv'])).toHaveProperty('unsafe')
  expect(paths(['Movie', 'a.mkv'], ['Movie'])).toHaveProperty('unsafe')
})

test('100,000 files are read in one go', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ['Movie', `${n % 100}`, `${n}.bin`])

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

import { expect, test } from 'bun:test'
import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { safePaths } from './safe-names'

const paths = (...files: string[][]) => safePaths(files.map((parts) => ({ parts })))

test('stores ordinary names unchanged, including dots and Unicode', () => {
  expect(paths(['Movie (2020)', 'Movie: Part 2?.mkv'], ['Movie (2020)', 'Sübs', '电影…srt'])).toEqual([
    'Movie (2020)/Movie: Part 2?.mkv',
    'Movie (2020)/Sübs/电影…srt',
  ])
})

test.each([
  ['a parent folder', ['..', 'etc', 'passwd'], '_/etc/passwd'],
  ['a parent folder in the middle', ['Movie', '..', '..', 'x'], 'Movie/_/_/x'],
  ['an absolute path', ['/etc/passwd'], 'etcpasswd'],
  ['an empty part', ['Movie', '', 'x'], 'Movie/_/x'],
  ['the folder itself', ['.'], '_'],
  ['a backslash', ['Movie', 'a\\..\\..\\b'], 'Movie/a....b'],
  ['nothing but separators', ['Movie', '/', '\\'], 'Movie/_/_'],
  ['a title with a letter and a colon', ['X: The Man', 'X: The Man.mkv'], 'X: The Man/X: The Man.mkv'],
  ['an empty name', [], '_'],
  ['a path of 70 folders', Array(70).fill('x'), Array(64).fill('x').join('/')],
])('makes %s safe', (_what, parts, stored) => {
  expect(paths(parts)).toEqual([stored])
})

test.each([
  [
    'a movie named like a device',
    ['Con.Air.1997.1080p.BluRay.x264-GRP', 'Con.Air.1997.mkv'],
    '_Con.Air.1997.1080p.BluRay.x264-GRP/_Con.Air.1997.mkv',
  ],
  ['a device itself', ['aux'], '_aux'],
  ['a folder that ends in a dot', ['Movie Vol.', 'movie.mkv'], 'Movie Vol/movie.mkv'],
  ['a file that ends in dots and spaces', ['Movie.mkv. .'], 'Movie.mkv'],
  ['a name of dots', ['...'], '_'],
  ['a NUL and a line feed', ['Mo\0vie\n.mkv'], 'Mo_vie_.mkv'],
  ['bytes that are not text', ['Movie\uFFFD.mkv'], 'Movie\uFFFD.mkv'],
  ['300 bytes', [`${'x'.repeat(300)}.mkv`], `${'x'.repeat(236)}.mkv`],
  ['letters of two bytes, cut between letters', [`${'ü'.repeat(255)}.srt`], `${'ü'.repeat(118)}.srt`],
  ['the name of our own parts file', ['.unwanted'], '_.unwanted'],
])('stores %s under a portable name', (_what, parts, stored) => {
  expect(paths(parts)).toEqual([stored])
})

test('of two names equal except for case or Unicode form, the second gets a number', () => {
  expect(paths(['Movie', 'a.mkv'], ['movie', 'A.MKV'])).toEqual(['Movie/a.mkv', 'movie/A (2).MKV'])
  expect(paths(['Movie', 'é.mkv'], ['Movie', 'e\u0301.mkv'])).toEqual(['Movie/é.mkv', 'Movie/e\u0301 (2).mkv'])
  expect(paths(['Con.srt'], ['_Con.srt'])).toEqual(['_Con.srt', '_Con (2).srt'])
})

test('refuses a torrent with nothing but one name', () => {
  expect(paths(...Array.from({ length: 50 }, () => ['Movie', 'a.mkv']))).toHaveLength(50)
  expect(paths(...Array.from({ length: 51 }, () => ['Movie', 'a.mkv']))).toHaveProperty('unsafe')
})

test('of a file and a folder with the same name, the second gets a number', () => {
  expect(paths(['Movie'], ['Movie', 'a.mkv'], ['Movie', 'b.mkv'])).toEqual(['Movie', 'Movie (2)/a.mkv', 'Movie (2)/b.mkv'])
  expect(paths(['Movie', 'a.mkv'], ['Movie'])).toEqual(['Movie/a.mkv', 'Movie (2)'])
})

test('a thousand deep paths of long names take one look at each part', () => {
  const part = 'x'.repeat(2000)
  const many = Array.from({ length: 1000 }, (_, n) => [...Array(63).fill(part), `${n}.mkv`])

  expect(paths(...many)).toHaveLength(1000)
})

test('handles 100,000 files at a time', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ['Movie', `${n % 100}`, `${n}.bin`])

  expect(paths(...many)).toHaveLength(100_000)
})

test('for any names: everything accepted stays below its folder', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('..', '.', '', '/', '\\', 'C:', 'a/../..', '~', '%2e%2e'))

  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (files) => {
      const found = paths(...files)
      if ('unsafe' in found) return
      for (const path of found) expect(resolve('/downloads/hash', path).startsWith(`/downloads/hash${sep}`)).toBe(true)
    }),
  )
})

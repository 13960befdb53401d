import { expect, test } from 'bun:test'
import { isMultiPart } from './multi-part'
import { judgeSample } from './sample'
import { isScannedPath } from './scan-filter'

const judge = (movie_runtime_minutes: number | null, duration_seconds: number | null, path = 'movie.mkv') =>
  judgeSample({ path, movie_runtime_minutes, duration_seconds })

test('a feature must last ten minutes, a short less', () => {
  expect(judge(95, 599)).toBe('sample')
  expect(judge(95, 600)).toBe('not_sample')
  expect(judge(25, 300)).toBe('not_sample')
  expect(judge(9, 89)).toBe('sample')
  expect(judge(2, 15)).toBe('not_sample')
})

test('assumes a feature if the runtime is unknown, and nothing without a duration', () => {
  expect(judge(null, 120)).toBe('sample')
  expect(judge(95, null)).toBe('indeterminate')
})

test('a disc image is never a sample', () => {
  expect(judge(95, 10, 'movie.iso')).toBe('not_sample')
})

test('a part counts as one only next to another part with the same name', () => {
  expect(isMultiPart('a/Movie cd1.avi', ['a/Movie cd1.avi', 'a/Movie cd2.avi'])).toBe(true)
  expect(isMultiPart('a/Movie - dvd a.avi', ['a/Movie - dvd a.avi', 'a/Movie - dvd b.avi'])).toBe(true)
  expect(isMultiPart('a/Movie cd1.avi', ['a/Movie cd1.avi', 'b/Movie cd2.avi'])).toBe(false)
  expect(isMultiPart('a/Movie cd1.avi', ['a/Movie cd1.avi', 'a/Other cd2.avi'])).toBe(false)
  expect(isMultiPart('a/Movie.mkv', ['a/Movie.mkv', 'a/Movie 2.mkv'])).toBe(false)
})

test('a scan skips extras, hidden and system folders, and anything that is not a video', () => {
  const kept = ['Movie.mkv', 'disc 1/Movie.M4V', 'Movie.iso']
  const left = [
    'Extras/a.mkv',
    'b/.hidden/a.mkv',
    '@eaDir/a.mkv',
    '_UNPACK_movie/a.mkv',
    '._a.mkv',
    'Movie-trailer.mp4',
    'a.srt',
    'Other/a.mkv',
  ]

  expect([...kept, ...left].filter((path) => isScannedPath(path))).toEqual(kept)
})

test('a shelf may have a name that means extras next to a movie', () => {
  expect(isScannedPath('Shorts/A Trip to the Moon (1902)/movie.mkv', 'shelf')).toBe(true)
  expect(isScannedPath('Movie (1902)/Shorts/movie.mkv', 'shelf')).toBe(false)
})

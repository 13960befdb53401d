import { describe, expect, test } from 'bun:test'
import { cutAt } from './cut-at'
import type { KeyFrame } from './key-frames'

const megabyte = 1_000_000
/** A key frame every so many seconds, in a movie that begins at ten seconds of its file. */
const start = 10
const movie = ({ every, seconds, bytes }: { every: number; seconds: number; bytes: number }, at?: (seconds: number) => number) => {
  const keys: KeyFrame[] = Array.from({ length: Math.ceil(seconds / every) }, (_, i) => ({
    seconds: start + i * every,
    at: at ? at(i * every) : null,
  }))
  return cutAt(keys, { start, end: start + seconds, bytes })
}

describe('a movie is cut', () => {
  test('shortly at its beginning, then every six seconds', () => {
    expect(movie({ every: 1, seconds: 30, bytes: 10 * megabyte })).toEqual([0, 1, 3, 7, 13, 19, 25, 30])
  })

  test('at the first key frame after that, wherever it is', () => {
    expect(movie({ every: 5, seconds: 40, bytes: 10 * megabyte })).toEqual([0, 5, 10, 15, 25, 35, 40])
  })

  test('before a segment has more than 5.5 MB, by what the index says of each part', () => {
    const heavyEnd = (seconds: number) => (seconds < 20 ? seconds * 100_000 : 2 * megabyte + (seconds - 20) * 2.5 * megabyte)
    const cuts = movie({ every: 1, seconds: 30, bytes: heavyEnd(30) }, heavyEnd)

    expect(cuts).toEqual([0, 1, 3, 7, 13, 19, 22, 24, 26, 28, 30])
  })

  test('at every key frame where the frames between two are more than that', () => {
    expect(movie({ every: 2, seconds: 10, bytes: 50 * megabyte })).toEqual([0, 2, 4, 6, 8, 10])
  })

  test('no more than three times a second, and without a last part of a moment', () => {
    const cuts = movie({ every: 0.04, seconds: 4, bytes: 400 * megabyte })

    expect(Math.min(...cuts.slice(1).map((cut, i) => cut - cuts[i]!))).toBeGreaterThan(0.299)
    expect(movie({ every: 6, seconds: 12.5, bytes: megabyte })).toEqual([0, 6, 12.5])
  })

  test('not at all without key frames', () => {
    expect(cutAt([], { start: 0, end: 90, bytes: megabyte })).toEqual([0, 90])
  })
})

import { expect, test } from 'bun:test'
import { movieById, movies } from '../../world/movies'
import { designOf, drawBackdrop, drawPoster } from './posters'

const fingerprint = (pixels: Uint8Array) => Bun.hash.wyhash(pixels).toString(16)

test('every movie has its own design', () => {
  expect(new Set(movies.map((movie) => designOf(movie).art)).size).toBe(movies.length)
})

test('drawing a poster is deterministic', () => {
  const movie = movieById(775)!

  expect(fingerprint(drawPoster(movie).pixels)).toBe(fingerprint(drawPoster(movie).pixels))
})

test('a poster is 2:3 and colorful, a backdrop 16:9', () => {
  const poster = drawPoster(movieById(358332)!)
  const backdrop = drawBackdrop(movieById(358332)!)
  const colors = new Set(Array.from({ length: 4000 }, (_, i) => poster.pixels.subarray(i * 600, i * 600 + 3).join()))

  expect(poster.width / poster.height).toBeCloseTo(2 / 3)
  expect(backdrop.width / backdrop.height).toBeCloseTo(16 / 9)
  expect(colors.size).toBeGreaterThan(300)
})

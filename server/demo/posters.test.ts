import { expect, test } from 'bun:test'
import { filmById, films } from './films'
import { designOf, drawBackdrop, drawPoster } from './posters'

const fingerprint = (pixels: Uint8Array) => Bun.hash.wyhash(pixels).toString(16)

test('every film has a design of its own', () => {
  expect(new Set(films.map((film) => designOf(film).art)).size).toBe(films.length)
})

test('a poster is the same each time it is drawn', () => {
  const film = filmById(775)!

  expect(fingerprint(drawPoster(film).pixels)).toBe(fingerprint(drawPoster(film).pixels))
})

test('a poster is two to three and full of colour, a backdrop is sixteen to nine', () => {
  const poster = drawPoster(filmById(358332)!)
  const backdrop = drawBackdrop(filmById(358332)!)
  const colours = new Set(Array.from({ length: 4000 }, (_, i) => poster.pixels.subarray(i * 600, i * 600 + 3).join()))

  expect(poster.width / poster.height).toBeCloseTo(2 / 3)
  expect(backdrop.width / backdrop.height).toBeCloseTo(16 / 9)
  expect(colours.size).toBeGreaterThan(300)
})

import { expect, test } from 'bun:test'
import { pictureOf, readPgs, setAt } from './pgs'

const u16 = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255])
const segment = (seconds: number, type: number, body: readonly number[]) => [
  ...[0x50, 0x47, ...u16((seconds * 90_000) >>> 16, (seconds * 90_000) & 0xffff), 0, 0, 0, 0],
  ...[type, ...u16(body.length)],
  ...body,
]
const end = (seconds: number) => segment(seconds, 0x80, [])
/** Color 1 is white, color 2 red, both opaque. */
const palette = (seconds: number) => segment(seconds, 0x14, [0, 0, 1, 235, 128, 128, 255, 2, 81, 240, 90, 255])
const composition = (seconds: number, state: number, objects: readonly (readonly number[])[]) =>
  segment(seconds, 0x16, [...u16(1920, 1080), 0x10, ...u16(0), state, 0, 0, objects.length, ...objects.flat()])
const placed = (id: number, x: number, y: number) => [...u16(id), 0, 0, ...u16(x, y)]
const object = (id: number, [width, height]: readonly [number, number], code: readonly number[]) =>
  segment(1, 0x15, [...u16(id), 0, 0xc0, 0, ...u16(code.length + 4), ...u16(width, height), ...code])
const pgs = (...parts: readonly (readonly number[])[]) => readPgs(new Uint8Array(parts.flat()).buffer)

const white = [255, 255, 255, 255]
const nothing = [0, 0, 0, 0]
/** Two rows of four pixels: two white and two transparent; four red. */
const code = [1, 1, 0, 2, 0, 0, 0, 0x84, 2, 0, 0]

test('decodes position, time and colors of an image, and when it disappears', () => {
  const found = pgs(
    composition(1, 0x80, [placed(7, 100, 900)]),
    palette(1),
    object(7, [4, 2], code),
    end(1),
    composition(3.5, 0, []),
    end(3.5),
  )

  expect([0.5, 1, 3.4, 3.5, 99].map((seconds) => setAt(found, seconds))).toEqual([-1, 0, 0, 1, 1])
  const picture = pictureOf(found, 0)
  expect(picture).toMatchObject({ width: 1920, height: 1080, images: [{ x: 100, y: 900, width: 4, height: 2 }] })
  const dots = [...(picture?.images[0]?.rgba ?? [])]
  expect(dots.slice(0, 16)).toEqual([...white, ...white, ...nothing, ...nothing])
  const [red = 0, green = 0, blue = 0] = dots.slice(16, 19)
  expect([red > 230, green < 30, blue < 30]).toEqual([true, true, true])
  expect(pictureOf(found, 1)).toBeNull()
})

test('earlier segments apply until the next epoch, so a seek finds them', () => {
  const found = pgs(
    ...[composition(1, 0x80, [placed(1, 0, 0)]), palette(1), object(1, [1, 1], [1, 0, 0]), end(1)],
    ...[composition(2, 0, [placed(1, 50, 60)]), end(2)],
    ...[composition(3, 0x80, [placed(1, 0, 0)]), end(3)],
  )

  expect(pictureOf(found, 1)?.images).toMatchObject([{ x: 50, y: 60, width: 1 }])
  expect(pictureOf(found, 2)).toBeNull()
})

test('decodes an image split into parts, and long runs', () => {
  const long = [0, 0x41, 0x00, 0, 0, 0, 0xc1, 0x00, 1, 0, 0]
  const head = segment(1, 0x15, [...u16(1), 0, 0x80, 0, ...u16(long.length + 4), ...u16(256, 2), ...long.slice(0, 5)])
  const rest = segment(1, 0x15, [...u16(1), 0, 0x40, ...long.slice(5)])
  const image = pictureOf(pgs(composition(1, 0x80, [placed(1, 0, 0)]), palette(1), head, rest, end(1)), 0)?.images[0]

  expect([image?.width, image?.rgba[3], image?.rgba[256 * 4 + 3], image?.rgba[2 * 256 * 4 - 1]]).toEqual([256, 0, 255, 255])
})

test('damaged data yields no image and no error', () => {
  const whole = [composition(1, 0x80, [placed(1, 0, 0)]), palette(1), object(1, [65_535, 65_535], code), end(1)].flat()

  expect(pictureOf(pgs(whole), 0)).toBeNull()
  for (let length = 0; length < whole.length; length += 3) expect(pgs(whole.slice(0, length)).sets.length).toBeLessThanOrEqual(1)
  expect(pgs([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]).sets).toEqual([])
})

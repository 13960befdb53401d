import { expect, test } from 'bun:test'
import { type Box, nextBox } from './move'

const box = (left: number, top: number, width = 100): Box => ({ left, top, right: left + width, bottom: top + 100 })
/** Two rows of three. */
const grid = [0, 1, 2, 3, 4, 5].map((n) => box((n % 3) * 110, Math.floor(n / 3) * 110))
const from = (n: number, direction: Parameters<typeof nextBox>[2]) => nextBox(grid[n]!, grid, direction)

test('each direction leads to the neighbor on that side', () => {
  expect([from(1, 'left'), from(1, 'right'), from(1, 'down'), from(4, 'up')]).toEqual([0, 2, 4, 1])
})

test('at an edge the focus stays: no direction wraps or changes the line', () => {
  expect([from(0, 'left'), from(2, 'right'), from(0, 'up'), from(5, 'down'), from(3, 'left')]).toEqual([null, null, null, null, null])
})

test('up and down take the nearest line, even if nothing is straight ahead, and there what is closest', () => {
  const boxes = [box(0, 0), box(600, 300), box(900, 300), box(0, 900)]

  expect(nextBox(boxes[0]!, boxes, 'down')).toBe(3)
  expect(nextBox(box(500, 0), boxes, 'down')).toBe(1)
  expect(nextBox(boxes[2]!, boxes, 'up')).toBe(0)
})

test('a wide button reaches the one below its middle', () => {
  const boxes = [box(0, 110), box(110, 110), box(220, 110)]

  expect(nextBox(box(0, 0, 320), boxes, 'down')).toBe(1)
})

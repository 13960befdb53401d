import { expect, test } from 'bun:test'
import { aWhile, boundedWait } from './wait'

test.each([
  [-1, 1],
  [0, 1],
  [0.2, 1],
  [59.1, 60],
  [2 ** 31, 86_400],
  [10 ** 12, 86_400],
  [Number.POSITIVE_INFINITY, 86_400],
  [Number.NEGATIVE_INFINITY, 1],
  [Number('soon'), 30],
])('waits at most a day and at least a second when told %d', (named, seconds) => {
  expect(boundedWait(named, aWhile)).toBe(seconds)
})

import { expect, test } from 'bun:test'
import { clockTime } from './clock'

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

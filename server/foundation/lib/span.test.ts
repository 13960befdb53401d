import { expect, test } from 'bun:test'
import { spanInWords } from './span'

test.each([
  [1, '1 second'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [3600, '1 hour'],
  [6600, '110 minutes'],
  [7500, '2 hours 5 minutes'],
  [86_400, '24 hours'],
  [172_799, '48 hours'],
  [259_200, '3 days'],
])('formats %d seconds as %s', (seconds, expected) => {
  expect(spanInWords(seconds)).toBe(expected)
})

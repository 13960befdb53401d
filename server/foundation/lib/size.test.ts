import { expect, test } from 'bun:test'
import { size } from './size'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [500_000_000, '500 MB'],
  [4_100_000_000, '4.1 GB'],
  [7_098_000_000, '7.1 GB'],
  [1_000_000_000, '1 GB'],
  [300 * 1024 ** 3, '322 GB'],
])('formats %d bytes as %s, like the interface', (bytes, expected) => {
  expect(size(bytes)).toBe(expected)
})

import { expect, test } from 'bun:test'
import { sizesOfInterface } from './budget'

test('what comes before the first poster, the styles and every further part stay as small as was promised', () => {
  const { first, styles, parts } = sizesOfInterface()

  expect(first.bytes).toBeLessThanOrEqual(130_000)
  expect(styles.bytes).toBeLessThanOrEqual(12_000)
  expect(parts.filter(({ bytes }) => bytes > 40_000)).toEqual([])
})

import { expect, test } from 'bun:test'
import { sizesOfInterface } from './budget'

test('code before the first poster, styles and every lazy part stay within their size budgets', () => {
  const { first, styles, parts } = sizesOfInterface()

  expect(first.bytes).toBeLessThanOrEqual(130_000)
  expect(styles.bytes).toBeLessThanOrEqual(12_000)
  const engine = parts.filter(({ name }) => /\/hls-/.test(name))
  expect(engine.map(({ bytes }) => bytes < 190_000)).toEqual([true])
  expect(parts.filter((part) => part.bytes > 40_000 && !engine.includes(part))).toEqual([])
})

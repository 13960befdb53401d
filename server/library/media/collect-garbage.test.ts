import { expect, test } from 'bun:test'
import { collectGrowth } from './collect-garbage'

const heapBytes = (): number => process.memoryUsage().heapTotal
/** About half a megabyte. */
const leaveSomething = (): unknown => Array.from({ length: 5000 }, (_, i) => ({ i, text: `${i}` }))

test('what jobs leave does not pile up', () => {
  collectGrowth()
  const before = heapBytes()
  let most = 0
  for (let i = 0; i < 400; i++) {
    leaveSomething()
    collectGrowth()
    most = Math.max(most, heapBytes() - before)
  }
  expect(most).toBeLessThan(6_000_000)
})

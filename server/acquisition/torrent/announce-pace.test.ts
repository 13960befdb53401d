import { expect, test } from 'bun:test'
import { createPace } from './announce-pace'

test('500 announces at once go out at twenty a second', () => {
  let now = 0
  const { take } = createPace(20, () => now)

  const waits = Array.from({ length: 500 }, take)

  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  for (let second = 0; second < 24; second++) {
    const within = waits.filter((wait) => wait > second * 1_000 && wait <= (second + 1) * 1_000)
    expect(within).toHaveLength(20)
  }
  now = 60_000
  expect(take()).toBe(0)
})

import { expect, test } from 'bun:test'
import { shareAt } from './sleep-timer'

test('the sound gets quieter only in the last seconds, and then it is over', () => {
  expect([60_000, 8000, 4000, 1].map(shareAt)).toEqual([1, 1, 0.5, 1 / 8000])
  expect([0, -5].map(shareAt)).toEqual([null, null])
})

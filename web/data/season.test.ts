import { expect, test } from 'bun:test'
import { isSeason, reviewedYear } from './season'

test('January looks back on the year before', () => {
  expect([new Date(2027, 0, 31), new Date(2027, 1, 1), new Date(2026, 11, 1)].map(reviewedYear)).toEqual([2026, 2027, 2026])
})

test('Home offers the review in December and January', () => {
  expect([10, 11, 0, 1].map((month) => isSeason(new Date(2026, month, 15)))).toEqual([false, true, true, false])
})

import { expect, test } from 'bun:test'
import { movedTo } from './order'

test('one that waits takes any place, and the others stay in order', () => {
  expect(movedTo([1, 2, 3, 4], 3, 0)).toEqual([3, 1, 2, 4])
  expect(movedTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
  expect(movedTo([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 4, 2])
})

import { expect, test } from 'bun:test'
import { homeRowNames, orderOf } from './look'

test('rows stand as the person put them; new ones come last, and what is no row is left out', () => {
  expect(orderOf(['wanted', 'no such row', 'continue'])).toEqual(['wanted', 'continue', 'on_the_way', 'added', 'soon', 'recommended'])
  expect(orderOf([])).toEqual([...homeRowNames])
})

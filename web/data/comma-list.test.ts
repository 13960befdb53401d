import { expect, test } from 'bun:test'
import { toggled } from './comma-list'

test('toggling adds and removes a word', () => {
  expect(toggled(undefined, 'Drama')).toBe('Drama')
  expect(toggled('Drama,Horror', 'Drama')).toBe('Horror')
  expect(toggled('Drama', 'Drama')).toBeUndefined()
})

import { expect, test } from 'bun:test'
import { dateOf, idOf, readId } from './ids'

test('an id is 32 digits, and leads back to our own in any spelling', () => {
  const id = idOf('movie', 4711)

  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(readId('movie', id)).toBe(4711)
  expect(readId('movie', id.toUpperCase())).toBe(4711)
  expect(readId('movie', id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))).toBe(4711)
})

test('an id of another kind, a foreign one, or none is nothing', () => {
  for (const text of [idOf('person', 4711), '0'.repeat(32), 'x', '', null]) expect(readId('movie', text)).toBeNull()
})

test('a moment has seven digits after the second', () => {
  expect(dateOf('2026-01-01T00:00:00.000Z')).toBe('2026-01-01T00:00:00.0000000Z')
})

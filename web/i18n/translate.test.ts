import { afterEach, expect, test } from 'bun:test'
import { learn, speak, t, tOr } from './translate'

afterEach(() => speak('en'))

test('a count selects the plural form and is formatted as a number', async () => {
  expect(t('library.count', { count: 0 })).toBe('No movies')
  expect(t('library.count', { count: 1 })).toBe('One movie')
  expect(t('library.count', { count: 12_345 })).toBe('12,345 movies')

  await speak('de')

  expect(t('library.count', { count: 12_345 })).toBe('12.345 Filme')
  expect(document.documentElement.lang).toBe('de')
})

test('French uses the singular for 0', async () => {
  await learn('rooms')
  await speak('fr')

  expect(t('activity.peers', { count: 0 })).toBe('0 pair')
  expect(t('activity.peers', { count: 1 })).toBe('1 pair')
  expect(t('activity.peers', { count: 2 })).toBe('2 pairs')
})

test('a missing value leaves its placeholder visible', async () => {
  await learn('rooms')
  expect(t('discover.added')).toBe('{title} was added')
})

test("a dynamic key falls back to the service's text", () => {
  expect(tOr('reason.unheard_of', 'Too small for a movie')).toBe('Too small for a movie')
})

test('a loaded part follows a change of language', async () => {
  await learn('system')
  expect(t('device.pair')).toBe('Connect a phone')

  await speak('de')

  expect(t('device.pair')).toBe('Smartphone verbinden')
})

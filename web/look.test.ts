import { expect, test } from 'bun:test'
import { homeRowNames, languageOf, orderOf } from './look'

test('rows stand as the person put them; new ones come last, and what is no row is left out', () => {
  expect(orderOf(['wanted', 'no such row', 'continue'])).toEqual(['wanted', 'continue', 'on_the_way', 'added', 'soon', 'recommended'])
  expect(orderOf([])).toEqual([...homeRowNames])
})

test('the first language of the browser that Marquee speaks is the one it starts in, else English', () => {
  expect(languageOf(['it-IT', 'fr-CA', 'de'])).toBe('fr')
  expect(languageOf(['it-IT'])).toBe('en')
  expect(languageOf(undefined)).toBe('en')
})

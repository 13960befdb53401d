import { expect, test } from 'bun:test'
import { homeRowNames, languageOf, orderOf } from './preferences'

test("rows keep the user's order; new rows come last, unknown ones are dropped", () => {
  expect(orderOf(['wanted', 'no such row', 'continue'])).toEqual([
    'wanted',
    'continue',
    'on_the_way',
    'added',
    'leaving',
    'soon',
    'recommended',
  ])
  expect(orderOf([])).toEqual([...homeRowNames])
})

test("starts in the browser's first supported language, or English", () => {
  expect(languageOf(['it-IT', 'fr-CA', 'de'])).toBe('fr')
  expect(languageOf(['it-IT'])).toBe('en')
  expect(languageOf(undefined)).toBe('en')
})

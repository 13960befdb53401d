import { expect, test } from 'bun:test'
import { selectLanguages } from '#server/library/files/naming/filters'
import { languageOfCode, languageOfTrack } from './languages'

test("a dialect's track counts as its language", () => {
  expect(['gsw', 'yue', 'arz', 'pes', 'de'].map((code) => languageOfTrack(code)?.name)).toEqual([
    'German',
    'Chinese',
    'Arabic',
    'Persian',
    'German',
  ])
  expect(selectLanguages([{ language: 'gsw' }, { language: 'en' }, { language: 'nb' }], null)).toBe('[DE+EN+NB]')
})

test('the code of a dialect is an ordinary word in a name', () => {
  expect(languageOfCode('bar')).toBeUndefined()
})

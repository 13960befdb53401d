import { beforeAll, expect, test } from 'bun:test'
import { learn } from '../i18n/translate'
import { stateChips, stateChoices, toggled } from './statuses'

beforeAll(() => learn('rooms'))

const counts = { available: 0, upgradable: 5, wanted: 2, downloading: 0 }
const shown = (chosen: string | undefined) =>
  stateChoices(chosen, counts).map(({ label, count, isChosen }) => `${label} ${String(count)}${isChosen ? ' chosen' : ''}`)
const next = (chosen: string | undefined, key: string) => stateChoices(chosen, counts).find((choice) => choice.key === key)?.next

test('"In library" counts what could be better too, and what no movie is in is left out', () => {
  expect(shown(undefined)).toEqual(['In library 5', 'Wanted 2', 'Upgrade available 5'])
})

test('choosing "In library" asks for both, "Upgrade available" for its part of it alone', () => {
  expect(next('wanted', 'shelved')).toBe('wanted,available,upgradable')
  expect(shown('available,upgradable')).toEqual(['In library 5 chosen', 'Wanted 2', 'Upgrade available 5'])
  expect(next('available,upgradable', 'shelved')).toBeUndefined()
  expect(next('available,upgradable', 'upgradable')).toBe('upgradable')
  expect(shown('upgradable')).toEqual(['In library 5', 'Wanted 2', 'Upgrade available 5 chosen'])
  expect(next('upgradable', 'upgradable')).toBeUndefined()
})

test('a state that is chosen stays in sight though no movie is in it', () => {
  expect(shown('downloading')).toContain('Downloading 0 chosen')
})

test('both states of the shelf are one chip, and it goes as one', () => {
  expect(stateChips('wanted,available,upgradable')).toEqual([
    { label: 'In library', next: 'wanted' },
    { label: 'Wanted', next: 'available,upgradable' },
  ])
  expect(stateChips('upgradable')).toEqual([{ label: 'Upgrade available', next: undefined }])
  expect(stateChips('available')).toEqual([{ label: 'Good enough', next: undefined }])
})

test('a word comes and goes', () => {
  expect(toggled(undefined, 'Drama')).toBe('Drama')
  expect(toggled('Drama,Horror', 'Drama')).toBe('Horror')
  expect(toggled('Drama', 'Drama')).toBeUndefined()
})

import { beforeAll, expect, test } from 'bun:test'
import { learn } from '../../i18n/translate'
import { stateChips, stateChoices } from './statuses'

beforeAll(() => learn('rooms'))

const counts = { available: 0, upgradable: 5, wanted: 2, downloading: 0 }
const shown = (chosen: string | undefined) =>
  stateChoices(chosen, counts).map(({ label, count, isChosen }) => `${label} ${String(count)}${isChosen ? ' chosen' : ''}`)
const next = (chosen: string | undefined, key: string) => stateChoices(chosen, counts).find((choice) => choice.key === key)?.next

test('"In library" includes upgradable movies, and states without movies are hidden', () => {
  expect(shown(undefined)).toEqual(['In library 5', 'Wanted 2', 'Upgrade wanted 5'])
})

test('"In library" selects both states, "Upgrade wanted" only its own', () => {
  expect(next('wanted', 'in_library')).toBe('wanted,available,upgradable')
  expect(shown('available,upgradable')).toEqual(['In library 5 chosen', 'Wanted 2', 'Upgrade wanted 5'])
  expect(next('available,upgradable', 'in_library')).toBeUndefined()
  expect(next('available,upgradable', 'upgradable')).toBe('upgradable')
  expect(shown('upgradable')).toEqual(['In library 5', 'Wanted 2', 'Upgrade wanted 5 chosen'])
  expect(next('upgradable', 'upgradable')).toBeUndefined()
})

test('a selected state stays visible without movies', () => {
  expect(shown('downloading')).toContain('Downloading 0 chosen')
})

test('available and upgradable together are one chip, removed together', () => {
  expect(stateChips('wanted,available,upgradable')).toEqual([
    { label: 'In library', next: 'wanted' },
    { label: 'Wanted', next: 'available,upgradable' },
  ])
  expect(stateChips('upgradable')).toEqual([{ label: 'Upgrade wanted', next: undefined }])
  expect(stateChips('available')).toEqual([{ label: 'Good enough', next: undefined }])
})

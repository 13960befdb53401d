import { beforeAll, expect, test } from 'bun:test'
import type { ColorName } from '#server/foundation/lib/color-name'
import type { Stats } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { colorsOf, colorWord, decadesOf } from './groups'

beforeAll(() => learn('rooms'))
const counted = (some: Partial<Stats['movies']>) => some as Stats['movies']

test('colors come in the order of the rainbow, unknown ones last, and only those of some movie', () => {
  expect(colorsOf(counted({ by_color: { black: 4, blue: 2, none: 9, red: 1 } }))).toEqual([
    { key: 'red', title: 'Red', filter: { color: 'red' } },
    { key: 'blue', title: 'Blue', filter: { color: 'blue' } },
    { key: 'black', title: 'Black', filter: { color: 'black' } },
    { key: 'none', title: 'Color unknown', filter: { color: 'none' } },
  ])
})

test('every color that the service knows has a group and a word', () => {
  const every: Record<ColorName, number> = {
    red: 1,
    orange: 1,
    yellow: 1,
    green: 1,
    teal: 1,
    blue: 1,
    purple: 1,
    pink: 1,
    brown: 1,
    black: 1,
    gray: 1,
    white: 1,
    none: 1,
  }

  const groups = colorsOf(counted({ by_color: every }))

  expect(groups.map(({ key }) => key)).toEqual(Object.keys(every))
  expect(groups.filter(({ key, title }) => title === key)).toEqual([])
  expect(colorWord('octarine')).toBe('octarine')
})

test('decades begin with the newest', () => {
  expect(decadesOf(counted({ by_decade: { '1920s': 3, '2010s': 1 } }))).toEqual([
    { key: '2010s', title: '2010s', filter: { year_from: 2010, year_to: 2019 } },
    { key: '1920s', title: '1920s', filter: { year_from: 1920, year_to: 1929 } },
  ])
})

import { expect, test } from 'bun:test'
import { availableFrom, isAvailable } from './availability'

const none = { cinema_date: null, digital_date: null, physical_date: null }
const now = new Date('2026-05-10T12:00:00.000Z')

test('an announced movie needs no date', () => {
  expect(availableFrom(none, 'announced')).toBe('always')
})

test('released is the earlier of physical and digital, else 90 days after cinemas, else never', () => {
  const from = (dates: Partial<typeof none> | Record<string, string>) => availableFrom({ ...none, ...dates }, 'released')

  expect(from({ cinema_date: '2026-01-01', physical_date: '2026-06-01', digital_date: '2026-04-01' })).toEqual(new Date('2026-04-01'))
  expect(from({ cinema_date: '2026-01-01' })).toEqual(new Date('2026-04-01'))
  expect(from({})).toBeNull()
  expect(from({ digital_date: 'soon' })).toBeNull()
})

test('in cinemas falls back to the home release dates', () => {
  expect(availableFrom({ ...none, cinema_date: '2026-01-01', digital_date: '2025-01-01' }, 'in_cinemas')).toEqual(new Date('2026-01-01'))
  expect(availableFrom({ ...none, digital_date: '2026-02-02' }, 'in_cinemas')).toEqual(new Date('2026-02-02'))
})

test('the delay shifts the day either way', () => {
  const movie = { ...none, digital_date: '2026-05-08', minimum_availability: 'released' as const }

  expect([0, 2, 3].map((delay) => isAvailable(movie, delay, now))).toEqual([true, true, false])
  expect(isAvailable({ ...movie, digital_date: '2026-05-14' }, -5, now)).toBe(true)
})

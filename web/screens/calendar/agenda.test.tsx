import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import type { CalendarEntry } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { Agenda } from './agenda'
import { MonthGrid } from './month-grid'

const entry = (movie_id: number, missing_versions: number): CalendarEntry =>
  ({
    movie_id,
    title: `Movie ${String(movie_id)}`,
    kind: 'digital',
    date: '2026-12-03',
    poster_url: null,
    missing_versions,
  }) as CalendarEntry
const entries = [entry(1, 0), entry(2, 1), entry(3, 2)]
const days = Array.from({ length: 7 }, (_, at) => `2026-12-0${String(at + 1)}`)
const said = () => screen.getAllByText(/missing/).map(({ textContent }) => textContent)

test('a day in the list says how many versions of a movie are missing', async () => {
  await learn('rooms')
  showInPlace(<Agenda entries={entries} after="2026-12-01T00:00:00.000Z" />, {})
  await screen.findByText('Movie 3')
  expect(said()).toEqual(['One version is missing', '2 versions are missing'])
})

test('the month says it, too', async () => {
  await learn('rooms')
  showInPlace(<MonthGrid month="2026-12" days={days} entries={entries} />, {})
  await screen.findByText('Movie 3')
  expect(said()).toEqual(['One version is missing', '2 versions are missing'])
})

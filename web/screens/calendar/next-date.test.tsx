import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { NextDate } from './next-date'

const entry = { movie_id: 1, title: 'Not Quite Yet', kind: 'cinema', date: '2026-12-03T00:00:00.000Z', poster_url: null }

test('an empty month links to the month of the next date', async () => {
  await learn('rooms')
  showInPlace(<NextDate from="2026-11-01T00:00:00.000Z" />, { '/calendar': listOf(entry) })

  const link = await screen.findByRole('link', { name: 'Next: Not Quite Yet on Dec 3, 2026' })

  expect(link).toHaveAttribute('href', '/calendar?month=2026-12')
})

test('without a next date it says something else', async () => {
  await learn('rooms')
  showInPlace(<NextDate from="2026-11-01T00:00:00.000Z" otherwise={<p>Dates appear here.</p>} />, { '/calendar': listOf() })

  expect(await screen.findByText('Dates appear here.')).toBeInTheDocument()
})

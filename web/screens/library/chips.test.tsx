import { expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { Facets } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { Chips } from './chips'
import type { LibrarySearch, SearchChange } from './search'

const facets: Facets = {
  total: 9,
  counts: { status: { wanted: 3, available: 6 }, quality: { 'Bluray-2160p': 1, 'WEBDL-2160p': 1, DVD: 4 }, genre: {} },
  buckets: [],
  anchors: [null],
}
const show = async (search: LibrarySearch) => {
  await learn('rooms')
  const changes: SearchChange[] = []
  render(
    <QueryClientProvider client={createQueries()}>
      <Chips search={search} change={(next) => changes.push(next)} facets={facets} />
    </QueryClientProvider>,
  )
  return changes
}
const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('an unfiltered library offers common filters with their counts, without empty ones', async () => {
  const changes = await show({})
  expect(offered()).toEqual(['Unwatched', 'Favorites', '4K2', 'Up to 95 minutes', 'Wanted3'])

  for (const button of screen.getAllByRole('button')) fireEvent.click(button)

  expect(changes).toEqual([
    { watched: false },
    { favorite: true },
    { quality: 'Bluray-2160p,WEBDL-2160p' },
    { runtime_to: 95 },
    { status: 'wanted' },
  ])
})

test('a filtered library shows its filters instead, each with a button to remove it', async () => {
  const changes = await show({ runtime_to: 95 })
  expect(offered()).toEqual(['Up to 95 minutes'])

  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Up to 95 minutes' }))

  expect(changes).toEqual([{ runtime_to: undefined }])
})

test('each color of the filter has a button that removes only this color', async () => {
  const changes = await show({ color: 'teal,none' })
  expect(offered()).toEqual(['Teal', 'Color unknown'])

  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Teal' }))

  expect(changes).toEqual([{ color: 'none' }])
})

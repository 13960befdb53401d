import { beforeAll, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { listsQuery } from '../manage/queries'
import { AddedBy } from './added-by'

beforeAll(() => learn('rooms'))

test.each([
  ['user', 'You'],
  ['tracker', 'The watchlist of your tracker'],
  ['import', 'An import'],
  ['list:7', 'The list “Evenings”'],
  ['list:8', 'A list that was removed'],
])('a movie that %s added shows: %s', async (by, words) => {
  const queries = createQueries()
  const lists = { results: [{ id: 7, name: 'Evenings' }], next_cursor: null, has_more: false }
  queries.setQueryData(listsQuery.queryKey, lists as never, { updatedAt: Date.now() + 60_000 })

  render(
    <QueryClientProvider client={queries}>
      <AddedBy by={by} />
    </QueryClientProvider>,
  )

  expect(await screen.findByText(words)).toBeInTheDocument()
})

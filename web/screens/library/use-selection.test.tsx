import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PAGE_SIZE } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { useSelection } from './use-selection'

const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
})

const TOTAL = 1000
const pages = TOTAL / PAGE_SIZE
/** The cursor of each page is its number. */
const facets = {
  total: TOTAL,
  anchors: Array.from({ length: pages }, (_, page) => (page === 0 ? null : String(page))),
} as unknown as Facets

/** Answers the first pages immediately and the rest once the returned gate resolves. */
const serviceThatWaits = (answeredAtOnce: number) => {
  const gate = Promise.withResolvers<void>()
  globalThis.fetch = (async (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
    if (page >= answeredAtOnce) await gate.promise
    const results = Array.from({ length: PAGE_SIZE }, (_, at) => ({ id: page * PAGE_SIZE + at + 1 }))
    return Response.json({ results, next_cursor: null, has_more: page < pages - 1 })
  }) as unknown as typeof fetch
  return gate
}

const Chosen = () => {
  const { ids, busy, all } = useSelection({ query: { sort: 'title', order: 'asc' }, facets, total: TOTAL })
  return (
    <button type="button" aria-busy={busy} onClick={all}>
      {`${String(ids.size)} chosen`}
    </button>
  )
}
const show = () => {
  const queries = createQueries()
  render(
    <QueryClientProvider client={queries}>
      <Chosen />
    </QueryClientProvider>,
  )
  return queries
}
const isBusy = () => screen.getByRole('button').getAttribute('aria-busy') === 'true'

test('select all counts up while pages load', async () => {
  const rest = serviceThatWaits(4)
  show()
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('400 chosen')
  expect(isBusy()).toBeTrue()
  rest.resolve()
  await screen.findByText('1000 chosen')
  await screen.findByRole('button', { busy: false })
})

test('Escape while pages are loading clears the selection, including pages that arrive later', async () => {
  const rest = serviceThatWaits(4)
  const queries = show()
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('400 chosen')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByRole('button').textContent).toBe('0 chosen')
  expect(isBusy()).toBeFalse()
  rest.resolve()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  await act(async () => {})
  expect(screen.getByRole('button').textContent).toBe('0 chosen')
})

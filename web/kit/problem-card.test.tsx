import { expect, jest, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { healthQuery } from '../data/api/queries'
import { createQueries } from '../data/queries'
import { Problem } from './problem'
import { ProblemCard } from './problem-card'

/** A client with health already cached, so no request is made. */
const healthy = (...codes: string[]) => {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  const results = codes.map((code) => ({
    id: code,
    code,
    severity: 'error' as const,
    title: '',
    detail: null,
    values: {},
    fix: null,
    since: '2030-01-01T00:00:00Z',
  }))
  queries.setQueryData(healthQuery.queryKey, { results, next_cursor: null, has_more: false })
  return queries
}

const show = (error: unknown, onRetry = () => {}) =>
  render(
    <QueryClientProvider client={healthy()}>
      <ProblemCard error={error} onRetry={onRetry} />
    </QueryClientProvider>,
  )

test('an unreachable dependency is shown as a status, not as an alert', () => {
  show(new Problem({ status: 503, code: 'service_unavailable', message: 'Indexer Delta did not respond' }))

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Indexer Delta did not respond')
})

test('the movie database is named', () => {
  show(
    new Problem({
      status: 503,
      code: 'service_unavailable',
      message: 'The movie database: no address found for its name. Check the network and DNS of the computer that runs Marquee',
      reason: 'party_address_unknown',
      values: { party: 'The movie database' },
    }),
  )

  expect(screen.getByText('The movie database cannot be reached')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(
    'The movie database: no address found for its name. Check the network and DNS of the computer that runs Marquee. Try again in a few minutes',
  )
})

test('an indexer that rejects the key does not suggest trying again', () => {
  show(
    new Problem({
      status: 503,
      code: 'service_unavailable',
      message: 'indexer delta.example rejects the key: Incorrect user credentials',
      reason: 'indexer_refuses_key',
      values: { party: 'indexer delta.example', why: 'Incorrect user credentials' },
    }),
  )

  expect(screen.getByText(/^Indexer delta.example rejects the key/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Check it, or create a new one.')
})

test('a rejected key is not shown as an outage', () => {
  show(
    new Problem({
      status: 503,
      code: 'service_unavailable',
      message: 'The movie database rejects your key: check it under Settings → Library → Metadata',
      reason: 'metadata_key_refused',
      values: { party: 'The movie database' },
    }),
  )

  expect(screen.getByText('The movie database rejects your key')).toBeInTheDocument()
  expect(screen.queryByText(/Trying again/)).toBeNull()
})

test('a missing movie database key links to the settings instead of retrying', async () => {
  const queries = healthy('metadata_key_missing')
  const error = new Problem({
    status: 503,
    code: 'service_unavailable',
    message: 'The movie database needs a key: enter yours',
    reason: 'metadata_key_needed',
    values: { party: 'The movie database' },
  })
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={queries}>
        <ProblemCard error={error} onRetry={() => {}} />
      </QueryClientProvider>
    ),
  })
  const tree = root.addChildren([createRoute({ getParentRoute: () => root, path: 'settings/$section' })])
  render(<RouterProvider router={createRouter({ routeTree: tree, history: createMemoryHistory() }) as never} />)

  expect(await screen.findByRole('link', { name: 'Enter the key' })).toHaveAttribute('href', '/settings/metadata')
  expect(screen.queryByText(/Trying again/)).toBeNull()
})

test('code and trace are behind Details', () => {
  show(new Problem({ status: 500, code: 'internal_error', message: 'Something failed', traceId: '5f0c2a7be1' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Something failed')
  expect(screen.getByText('5f0c2a7be1').closest('details')).not.toHaveAttribute('open')
})

test('a 429 counts down, then retries automatically', () => {
  jest.useFakeTimers()
  let asked = 0
  show(new Problem({ status: 429, code: 'rate_limited', message: 'wait', retryAfterSeconds: 3 }), () => asked++)
  expect(screen.getByText('Trying again in 3 seconds.')).toBeInTheDocument()

  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText('Trying again in one second.')).toBeInTheDocument()
  expect(asked).toBe(0)

  act(() => jest.advanceTimersByTime(1000))
  expect(asked).toBe(1)
  jest.useRealTimers()
})

import { expect, jest, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Problem } from '../api/problem'
import { createQueries } from '../queries'
import { ProblemCard } from './problem-card'

const show = (error: unknown, onRetry = () => {}) =>
  render(
    <QueryClientProvider client={createQueries()}>
      <ProblemCard error={error} onRetry={onRetry} />
    </QueryClientProvider>,
  )

test('a dependency that is away is told calmly, not as an alarm', () => {
  show(new Problem({ status: 503, code: 'service_unavailable', message: 'Indexer Delta did not answer' }))

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Indexer Delta did not answer')
})

test('code and trace stand behind Details', () => {
  show(new Problem({ status: 500, code: 'internal_error', message: 'Something failed', traceId: '5f0c2a7be1' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Something failed')
  expect(screen.getByText('5f0c2a7be1').closest('details')).not.toHaveAttribute('open')
})

test('a 429 counts down and then asks again by itself', () => {
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

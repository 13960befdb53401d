import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { TasksPage } from './tasks'

beforeAll(() => Promise.all([learn('system'), learn('settings'), learn('events')]))

const task = {
  name: 'wanted-search',
  enabled: true,
  running: false,
  interval_seconds: 900,
  last_run_at: '2030-01-01T00:00:00.000Z',
  last_duration_ms: 400,
  last_error: null,
  last_error_reason: null,
  next_run_at: '2099-01-01T00:00:00.000Z',
  progress: null,
}
const show = (changes: object) => showInPlace(<TasksPage />, { '/tasks': listOf({ ...task, ...changes }) })

test('an idle task shows its last and next run and no bar', async () => {
  show({})

  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent(/^Search for wanted moviesEvery 15 min, last run .+, next run in .+Run now$/)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Run Search for wanted movies now' })).toBeEnabled()
})

test('a running task shows a bar, has no next run and cannot be started again', async () => {
  show({ running: true })

  expect(await screen.findByRole('progressbar', { name: 'Running' })).toBeInTheDocument()
  expect(screen.getByRole('listitem')).not.toHaveTextContent('next run')
  expect(screen.getByRole('button', { name: 'Run Search for wanted movies now' })).toBeDisabled()
})

test('a task that needs many runs shows its overall progress between them until it is done', async () => {
  const { unmount } = show({ progress: { done: 120, total: 300, seconds_left: 5400, note: null } })

  expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '40')
  expect(screen.getByText('120 of 300 movies searched for, about 1 hr 30 min left')).toBeInTheDocument()
  unmount()

  show({ progress: { done: 300, total: 300, seconds_left: 0, note: null } })
  await screen.findByText('Search for wanted movies')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

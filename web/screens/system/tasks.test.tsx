import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { TasksPage } from './tasks'

beforeAll(() => Promise.all([learn('system'), learn('settings'), learn('events')]))

const task = {
  name: 'wanted-search',
  enabled: true,
  running: false,
  cancelable: false,
  canceling: false,
  last_canceled: false,
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

test('a running task that works in steps can be canceled, and says that it stops', async () => {
  let canceled = ''
  const { unmount } = showInPlace(<TasksPage />, {
    '/tasks': listOf({ ...task, running: true, cancelable: true }),
    '/cancel': ({ pathname }: URL) => {
      canceled = pathname
      return { run: { id: 1, task: task.name, started_at: task.last_run_at, already_running: true } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Search for wanted movies' }))
  await waitFor(() => expect(canceled).toBe('/api/v1/tasks/wanted-search/cancel'))
  unmount()

  show({ running: true, cancelable: true, canceling: true })
  expect(await screen.findByRole('button', { name: 'Cancel Search for wanted movies' })).toBeDisabled()
  expect(screen.getByText('Stopping…')).toBeInTheDocument()
})

test('a run that was canceled is told as such', async () => {
  show({ last_canceled: true })

  expect(await screen.findByRole('listitem')).toHaveTextContent(/last run .+, canceled, next run/)
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

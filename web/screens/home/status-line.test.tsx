import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { StatusLine } from './status-line'

beforeAll(() => Promise.all([learn('rooms'), learn('events')]))

const well = {
  '/stats': { movies: { total: 26 }, files: { size_bytes: 214_000_000_000 } },
  '/health': listOf(),
  '/root-folders': listOf({ free_bytes: 412_000_000_000, total_bytes: 1_000_000_000_000 }),
  '/indexers': listOf(...[1, 2, 3].map((id) => ({ id, enabled: true, disabled_until: null, most_recent_failure_at: null }))),
  '/backups': listOf(),
  '/backups/drill': { at: null, backup_id: null, ok: null, counts: {}, problem: null, problem_reason: null },
}
const trouble = {
  id: 'no_indexer',
  code: 'no_indexer',
  severity: 'error',
  title: 'No indexer is enabled',
  detail: null,
  values: {},
  fix: null,
  since: '2030-01-01T00:00:00.000Z',
}

test("without issues Home's status line shows the totals and links to Health", async () => {
  showInPlace(<StatusLine isOnStage={false} />, well)

  expect(await screen.findByText(/^All good\./)).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('All good. 26 movies, 214 GB. 412 GB free. All 3 indexers are responding.')
  expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/checks')
})

test('an issue comes first, with a link to what to do', async () => {
  showInPlace(<StatusLine isOnStage={false} />, { ...well, '/health': listOf(trouble), '/indexers': listOf() })

  const cause = await screen.findByText(/^No indexer/)
  expect(cause).toHaveClass('text-warn')
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^No indexer[^.]*\. 26 movies, 214 GB\. 412 GB free\./)
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('All good')
  expect(screen.getByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/checks')
})

test('while an indexer does not respond, not all is good, even before Health says so', async () => {
  const failing = { id: 4, enabled: true, disabled_until: '2030-01-01T00:00:00.000Z', most_recent_failure_at: '2029-12-31T23:00:00.000Z' }
  showInPlace(<StatusLine isOnStage={false} />, { ...well, '/indexers': listOf(failing) })

  expect(await screen.findByText('One indexer is not responding.')).toHaveClass('text-warn')
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('All good')
  expect(screen.getByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/checks')
})

test('a restore test that succeeded is told, and one that failed is not', async () => {
  const drilled = (ok: boolean) => ({ ...well['/backups/drill'], at: new Date().toISOString(), ok, counts: { movies: 412, settings: 38 } })
  const { unmount } = showInPlace(<StatusLine isOnStage={false} />, { ...well, '/backups/drill': drilled(true) })
  expect(await screen.findByText(/^All good\./)).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/all 412 movies and 38 settings were there/)
  unmount()

  showInPlace(<StatusLine isOnStage={false} />, { ...well, '/backups/drill': drilled(false) })
  expect(await screen.findByText(/^All good\./)).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/412 movies/)
})

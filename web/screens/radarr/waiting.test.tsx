import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import type { ImportRun } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { RunningElsewhere, Waiting } from './waiting'

beforeAll(() => Promise.all([learn('rooms'), learn('settings')]))

const run = (more: Partial<ImportRun> = {}): { running: ImportRun } => ({
  running: { source: 'radarr', applies: true, started_at: '2030-01-01T00:00:00.000Z', done: 340, total: 1204, canceled: false, ...more },
})

test('shows how far an import is that another window started', async () => {
  showInPlace(<RunningElsewhere />, { '/import/running': run() })

  expect(await screen.findByText('Importing from Radarr')).toBeInTheDocument()
  expect(screen.getByText('340 of 1,204')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute('aria-valuenow', '28')
})

test('while the other program is read there is no number, and nothing at all without an import', async () => {
  showInPlace(<RunningElsewhere />, { '/import/running': run({ source: 'plex', applies: false, total: null }) })

  expect(await screen.findByText('Reading Plex for a preview')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('can be canceled, once', async () => {
  let isCanceled = false
  showInPlace(<Waiting text="Reading" />, { '/import/running': run(), '/import/cancel': { canceled: true } })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    isCanceled ||= request.url.endsWith('/import/cancel') && request.method === 'POST'
    return answer(request)
  }) as unknown as typeof fetch

  const cancel = await screen.findByRole('button', { name: 'Cancel the import' })
  cancel.click()

  await waitFor(() => expect(isCanceled).toBe(true))
})
